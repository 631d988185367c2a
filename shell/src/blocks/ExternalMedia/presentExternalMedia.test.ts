import { frameSources } from '../../consent/serviceSources.server.ts';
import { presentEmbed } from './presentEmbed.server.ts';
import { presentVideo } from './presentVideo.server.ts';

const video = (url: string) => presentVideo({ video_url: url, image: null, title: '', length: '' });

const EMBEDS = [
  [
    'audio',
    'https://soundcloud.com/a/b',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa%2Fb',
    'https://soundcloud.com/a/b',
  ],
  [
    'audio',
    'https://open.spotify.com/embed/episode/4',
    'https://open.spotify.com/embed/episode/4',
    'https://open.spotify.com/episode/4',
  ],
  [
    'audio',
    'https://open.spotify.com/intl-de/playlist/0x',
    'https://open.spotify.com/embed/playlist/0x',
    'https://open.spotify.com/intl-de/playlist/0x',
  ],
  [
    'audio',
    'https://a.podigee.io/12-biber/embed',
    'https://a.podigee.io/12-biber/embed?context=external',
    'https://a.podigee.io/12-biber',
  ],
  [
    'viewer',
    'https://issuu.com/haus/docs/heft',
    'https://e.issuu.com/embed.html?u=haus&d=heft',
    'https://issuu.com/haus/docs/heft',
  ],
  [
    'viewer',
    'https://www.yumpu.com/de/embed/view/X1',
    'https://www.yumpu.com/de/embed/view/X1',
    'https://www.yumpu.com/de/embed/view/X1',
  ],
  ['viewer', 'https://www.calameo.com/read/00a1', 'https://v.calameo.com/?bkcode=00a1', 'https://www.calameo.com/read/00a1'],
  ['social', 'https://www.instagram.com/p/Abc/', 'https://www.instagram.com/p/Abc/embed/', 'https://www.instagram.com/p/Abc/'],
  [
    'social',
    'https://x.com/haus/status/12',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=12',
    'https://x.com/haus/status/12',
  ],
  [
    'social',
    'https://www.facebook.com/haus/posts/1',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fhaus%2Fposts%2F1',
    'https://www.facebook.com/haus/posts/1',
  ],
  [
    'social',
    'https://www.tiktok.com/@haus/video/7',
    'https://www.tiktok.com/player/v1/7',
    'https://www.tiktok.com/@haus/video/7',
  ],
] as const;

describe('media of other services', () => {
  it.each(EMBEDS)('%s %s is framed by its player, and leads to the service', (kind, embed, src, href) => {
    expect(presentEmbed(kind, embed)).toMatchObject({ frame: { src }, href });
  });

  it.each(EMBEDS)('%s %s comes from a host that pages may frame', (_, __, src) => {
    const { hostname } = new URL(src);
    const isAllowed = frameSources().some((host) =>
      host.startsWith('https://*.') ? hostname.endsWith(host.slice('https://*'.length)) : host === `https://${hostname}`,
    );
    expect(isAllowed).toBe(true);
  });

  it.each([
    ['audio', 'https://evil.example/?soundcloud.com'],
    ['viewer', 'https://soundcloud.com/a/b'],
    ['social', 'javascript:alert(1)'],
  ] as const)('%s refuses %s', (kind, embed) => {
    expect(presentEmbed(kind, embed)).toBeNull();
  });

  it('what has no player is a link alone', () => {
    expect(presentEmbed('viewer', 'https://issuu.com/haus')).toMatchObject({ frame: null, href: 'https://issuu.com/haus' });
  });

  it('videos play where the least is kept', () => {
    expect(video('https://youtu.be/dQw4w9WgXcQ')?.frame?.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0');
    expect(video('https://vimeo.com/123456')).toMatchObject({ frame: { src: 'https://player.vimeo.com/video/123456?dnt=1' } });
    expect(video('https://example.org/a.mp4')).toBeNull();
  });
});
