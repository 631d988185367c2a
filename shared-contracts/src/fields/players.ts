import { parseEmbed, parseVideoUrl, type EmbedKind, type EmbedService } from './embedHosts.ts';

/** The frame of a service's player. `ratio` is width by height in CSS, `height` is in CSS pixels. */
export interface Player {
  src: string;
  ratio?: string;
  height?: number;
}

/** Something that lies with another service: where a visitor finds it there, and its player, where it has one. */
export interface PlayedMedia {
  service: EmbedService | 'youtube' | 'vimeo';
  href: string;
  player: Player | null;
}

/** What an editor embedded; null unless it is from one of the services of its kind (product.md section 5). */
export function findPlayer(kind: EmbedKind, embed: string): PlayedMedia | null {
  const found = parseEmbed(kind, embed);
  if (!found) return null;
  const { service } = found;
  const url = new URL(found.address);
  return { service, href: HREFS[service]?.(url) ?? url.href, player: PLAYERS[service](url) };
}

/**
 * A YouTube or Vimeo video; null for any other address. The players are those that keep
 * the least: YouTube's without cookies before playing, Vimeo's with `dnt`.
 */
export function findVideoPlayer(videoUrl: string): PlayedMedia | null {
  const video = parseVideoUrl(videoUrl);
  if (!video) return null;
  const { service, id, hash, start } = video;
  const isYoutube = service === 'youtube';
  return {
    service,
    href: isYoutube
      ? `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`
      : `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    player: {
      src: isYoutube
        ? `https://www.youtube-nocookie.com/embed/${id}?rel=0${start ? `&start=${start}` : ''}`
        : `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}`,
      ratio: '16 / 9',
    },
  };
}

/** The frame of each service that needs none of its scripts on our page. */
const PLAYERS: Readonly<Record<EmbedService, (url: URL) => Player | null>> = {
  soundcloud: (url) => ({
    src: url.hostname === 'w.soundcloud.com' ? url.href : `https://w.soundcloud.com/player/?url=${encodeURIComponent(url.href)}`,
    height: 166,
  }),
  spotify: (url) => {
    const [, kind, id] =
      /^\/(?:intl-\w+\/)?(?:embed\/)?(track|album|playlist|episode|show|artist)\/(\w+)/.exec(url.pathname) ?? [];
    const isShort = kind === 'track' || kind === 'episode';
    return kind ? { src: `https://open.spotify.com/embed/${kind}/${id}`, height: isShort ? 152 : 352 } : null;
  },
  podigee(url) {
    if (/(?:^|\.)podigee-cdn\.net$/.test(url.hostname)) return null;
    const path = url.pathname.replace(/\/(?:embed\/?)?$/, '');
    return { src: `${url.origin}${path}/embed?context=external`, height: 300 };
  },
  issuu: (url) => {
    const [, user, document] = /^\/([^/]+)\/docs\/([^/]+)/.exec(url.pathname) ?? [];
    const src = user
      ? `https://e.issuu.com/embed.html?u=${user}&d=${document}`
      : url.hostname === 'e.issuu.com'
        ? url.href
        : null;
    return src ? { src, ratio: '4 / 3' } : null;
  },
  yumpu: (url) =>
    /^\/\w+\/embed\/view\/\w+/.test(url.pathname) ? { src: `https://www.yumpu.com${url.pathname}`, ratio: '4 / 3' } : null,
  calameo: (url) => {
    const code = url.searchParams.get('bkcode') ?? /^\/(?:books|read)\/(\w+)/.exec(url.pathname)?.[1];
    return code ? { src: `https://v.calameo.com/?bkcode=${encodeURIComponent(code)}`, ratio: '4 / 3' } : null;
  },
  instagram: (url) => {
    const path = /^\/(?:[^/]+\/)?(?:p|reel|tv)\/[\w-]+/.exec(url.pathname)?.[0];
    return path ? { src: `https://www.instagram.com${path}/embed/`, height: 640 } : null;
  },
  twitter: (url) => {
    const id = /\/status\/(\d+)/.exec(url.pathname)?.[1];
    return id ? { src: `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${id}`, height: 560 } : null;
  },
  facebook: (url) => ({ src: `https://www.facebook.com/plugins/post.php?href=${encodeURIComponent(url.href)}`, height: 560 }),
  tiktok: (url) => {
    const id = /\/(?:video|v|embed(?:\/v2)?)\/(\d+)/.exec(url.pathname)?.[1];
    return id ? { src: `https://www.tiktok.com/player/v1/${id}`, height: 640 } : null;
  },
};

/** Where a visitor reads on whose embedded address is a bare player. */
const HREFS: Partial<Readonly<Record<EmbedService, (url: URL) => string>>> = {
  soundcloud: (url) => (url.hostname === 'w.soundcloud.com' ? (url.searchParams.get('url') ?? url.href) : url.href),
  spotify: (url) => url.href.replace('/embed/', '/'),
  podigee: (url) => url.origin + url.pathname.replace(/\/embed\/?$/, ''),
};
