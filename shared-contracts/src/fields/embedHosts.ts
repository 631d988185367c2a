import { parseUrl } from '../routes/parseUrl.ts';

/** A foreign service whose players or posts an editor may embed. */
export type EmbedService =
  | 'soundcloud'
  | 'spotify'
  | 'podigee'
  | 'issuu'
  | 'yumpu'
  | 'calameo'
  | 'instagram'
  | 'twitter'
  | 'facebook'
  | 'tiktok';
export type EmbedKind = 'audio' | 'viewer' | 'social';

/**
 * Hosts of each service, subdomains included (product.md
 * section 5; the audio and viewer hosts by the decisions).
 */
export const EMBED_HOSTS: Readonly<Record<EmbedKind, Partial<Record<EmbedService, readonly string[]>>>> = {
  audio: {
    soundcloud: ['soundcloud.com'],
    spotify: ['open.spotify.com'],
    podigee: ['podigee.io', 'podigee.com', 'podigee-cdn.net'],
  },
  viewer: { issuu: ['issuu.com'], yumpu: ['yumpu.com'], calameo: ['calameo.com'] },
  social: { instagram: ['instagram.com'], twitter: ['twitter.com', 'x.com'], facebook: ['facebook.com'], tiktok: ['tiktok.com'] },
};

export interface Embed {
  service: EmbedService;
  /** The https address of the player or the post. */
  address: string;
}

/**
 * Reads what an editor pasted, an address or a snippet, and answers the service and the address to
 * show; `null` unless everything the snippet would load comes from one allowed service. "Contains
 * the host" would also accept `https://evil.example/?soundcloud.com`, so hosts are compared, not
 * searched for.
 */
export function parseEmbed(kind: EmbedKind, embed: string): Embed | null {
  const addresses = findAddresses(embed);
  const services = addresses.map((address) => serviceOf(kind, address));
  const [service] = services;
  const [address] = addresses;
  if (!service || !address || services.some((other) => other !== service)) return null;
  return { service, address };
}

/** Reads the address of a YouTube or Vimeo video (youtu.be too); `null` for anything else. */
export function parseVideoUrl(videoUrl: string): FoundVideo | null {
  const url = parseAddress(videoUrl);
  if (!url) return null;
  const id = /^[\w-]{6,20}$/;
  if (isHost(url, 'youtu.be')) return withStart(found('youtube', url.pathname.slice(1), id), url);
  if (isHost(url, 'youtube.com') || isHost(url, 'youtube-nocookie.com')) {
    const inPath = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(url.pathname);
    return withStart(found('youtube', inPath?.[1] ?? url.searchParams.get('v') ?? '', id), url);
  }
  if (isHost(url, 'vimeo.com')) {
    const [, number = '', inPath] = /\/(\d{5,12})(?:\/([\da-f]{6,20}))?(?:\/|$)/.exec(url.pathname) ?? [];
    const video = found('vimeo', number, /^\d+$/);
    const hash = url.searchParams.get('h') ?? inPath ?? '';
    return video && /^[\da-f]{6,20}$/.test(hash) ? { ...video, hash } : video;
  }
  return null;
}

/** A film of one of two services. */
export interface FoundVideo {
  service: 'youtube' | 'vimeo';
  id: string;
  /** Without it Vimeo shows nobody a film that is not listed. */
  hash?: string;
  /** The second at which YouTube begins. */
  start?: number;
}

function withStart(video: FoundVideo | null, { searchParams, hash }: URL): FoundVideo | null {
  const told = searchParams.get('t') ?? searchParams.get('start') ?? /^#t=(.+)$/.exec(hash)?.[1] ?? '';
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(told) ?? [];
  const start = Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return video && start > 0 ? { ...video, start } : video;
}

function found<S extends 'youtube' | 'vimeo'>(service: S, id: string, rule: RegExp): { service: S; id: string } | null {
  return rule.test(id) ? { service, id } : null;
}

/**
 * What a snippet would load or stands for, the post or
 * player before the scripts; a bare address is its own.
 */
function findAddresses(embed: string): string[] {
  const text = embed.trim();
  if (!text.includes('<')) return [normalise(text)];
  const attribute =
    /(?:^|[\s"'])(cite|data-instgrm-permalink|data-configuration|data-href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
  const addresses: string[] = [];
  const scripts: string[] = [];
  for (const tag of text.match(/<[a-z][^>]*>/gi) ?? []) {
    for (const match of tag.matchAll(attribute)) {
      const value = normalise(match[2] ?? match[3] ?? match[4] ?? '');
      const isScript = /^<script/i.test(tag) && match[1]?.toLowerCase() === 'src';
      (isScript ? scripts : addresses).push(value);
    }
  }
  if (addresses.length === 0)
    addresses.push(
      ...[...text.matchAll(/<a\b[^>]*\shref\s*=\s*["']([^"']+)["']/gi)].map((match) => normalise(match[1] ?? '')).slice(-1),
    );
  return [...addresses, ...scripts];
}

function normalise(address: string): string {
  const text = address.trim().replaceAll('&amp;', '&');
  return text.startsWith('//') ? `https:${text}` : text.replace(/^http:/i, 'https:');
}

function serviceOf(kind: EmbedKind, address: string): EmbedService | null {
  const url = parseAddress(address);
  if (!url) return null;
  const entry = Object.entries(EMBED_HOSTS[kind]).find(([, hosts]) => hosts.some((host) => isHost(url, host)));
  return (entry?.[0] as EmbedService | undefined) ?? null;
}

function parseAddress(address: string): URL | null {
  const url = parseUrl(normalise(address));
  return url?.protocol === 'https:' && !url.username ? url : null;
}

function isHost(url: URL, host: string): boolean {
  return url.hostname === host || url.hostname.endsWith(`.${host}`);
}
