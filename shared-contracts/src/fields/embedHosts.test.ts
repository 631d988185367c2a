import { findVideoPlayer } from './players.ts';
import { parseEmbed, parseVideoUrl, type EmbedKind } from './embedHosts.ts';

const ALLOWED: readonly [kind: EmbedKind, embed: string, service: string, address: string][] = [
  ['audio', 'https://soundcloud.com/altwasser/nachtstuecke', 'soundcloud', 'https://soundcloud.com/altwasser/nachtstuecke'],
  [
    'audio',
    '<iframe width="100%" src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1&amp;a=1"></iframe>',
    'soundcloud',
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1&a=1',
  ],
  ['audio', "<iframe src='//open.spotify.com/embed/episode/4'></iframe>", 'spotify', 'https://open.spotify.com/embed/episode/4'],
  [
    'audio',
    '<script class="podigee-podcast-player" src="https://player.podigee-cdn.net/podcast-player/javascripts/podigee-podcast-player.js" data-configuration="https://flusslauf.podigee.io/1-neu/embed?context=external"></script>',
    'podigee',
    'https://flusslauf.podigee.io/1-neu/embed?context=external',
  ],
  [
    'viewer',
    '<iframe src="https://e.issuu.com/embed.html?d=programm"></iframe>',
    'issuu',
    'https://e.issuu.com/embed.html?d=programm',
  ],
  ['viewer', 'https://www.yumpu.com/de/embed/view/abc', 'yumpu', 'https://www.yumpu.com/de/embed/view/abc'],
  ['viewer', '<iframe src="//v.calameo.com/?bkcode=1"></iframe>', 'calameo', 'https://v.calameo.com/?bkcode=1'],
  [
    'social',
    '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/abc/"></blockquote><script async src="//www.instagram.com/embed.js"></script>',
    'instagram',
    'https://www.instagram.com/p/abc/',
  ],
  [
    'social',
    '<blockquote class="twitter-tweet"><p>Neu: <a href="https://t.co/xyz">Programm</a></p><a href="https://twitter.com/haus/status/1">1. Mai</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>',
    'twitter',
    'https://twitter.com/haus/status/1',
  ],
  [
    'social',
    '<blockquote cite="https://www.tiktok.com/@haus/video/1"></blockquote><script src="https://www.tiktok.com/embed.js"></script>',
    'tiktok',
    'https://www.tiktok.com/@haus/video/1',
  ],
  ['social', 'http://www.facebook.com/haus/posts/1', 'facebook', 'https://www.facebook.com/haus/posts/1'],
];

const REFUSED: readonly [kind: EmbedKind, embed: string][] = [
  ['audio', ''],
  ['audio', 'soundcloud.com'],
  ['audio', 'https://evil.example/?soundcloud.com'],
  ['audio', 'https://soundcloud.com.evil.example/x'],
  ['audio', 'https://notsoundcloud.com/x'],
  ['audio', 'https://soundcloud.com@evil.example/x'],
  ['audio', 'https://evil@soundcloud.com/x'],
  ['audio', 'javascript:alert("soundcloud.com")'],
  ['audio', '<iframe src="https://soundcloud.com/x"></iframe><script src="https://evil.example/x.js"></script>'],
  ['audio', '<iframe src="https://soundcloud.com/x"></iframe><iframe src="https://open.spotify.com/x"></iframe>'],
  ['audio', '<iframe src="https://e.issuu.com/embed.html"></iframe>'],
  ['audio', '<img src=x onerror=alert(1)>'],
  ['viewer', 'https://soundcloud.com/x'],
  ['social', 'https://www.youtube.com/watch?v=abcdefghijk'],
  ['social', '<blockquote>instagram.com</blockquote>'],
];

describe('what an editor may embed', () => {
  it.each(ALLOWED)('as %s: %s', (kind, embed, service, address) => {
    expect(parseEmbed(kind, embed)).toEqual({ service, address });
  });

  it.each(REFUSED)('never as %s: %s', (kind, embed) => {
    expect(parseEmbed(kind, embed)).toBeNull();
  });
});

describe('the address of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', 'youtube', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['http://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', 'vimeo', '123456789'],
    ['https://vimeo.com/channels/staffpicks/123456789', 'vimeo', '123456789'],
    ['https://player.vimeo.com/video/123456789?h=1', 'vimeo', '123456789'],
  ])('%s is a video', (address, service, id) => {
    expect(parseVideoUrl(address)).toMatchObject({ service, id });
  });

  it.each([
    '',
    'youtube.com',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/',
    'https://vimeo.com/about',
    'https://example.org/video.mp4',
    'javascript:alert(1)',
    'https://youtu.be/"><script>',
  ])('%s is none', (address) => {
    expect(parseVideoUrl(address)).toBeNull();
  });
});

describe('What an address of a film says besides its number', () => {
  it.each([
    [
      'https://vimeo.com/76979871/abcdef0123',
      'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef0123',
      'https://vimeo.com/76979871/abcdef0123',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=abcdef0123',
      'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef0123',
      'https://vimeo.com/76979871/abcdef0123',
    ],
    [
      'https://vimeo.com/channels/staffpicks/76979871',
      'https://player.vimeo.com/video/76979871?dnt=1',
      'https://vimeo.com/76979871',
    ],
    [
      'https://youtu.be/dQw4w9WgXcQ?t=1m30s',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&start=90',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90',
    ],
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&start=42',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42',
    ],
    [
      'https://www.youtube.com/embed/dQw4w9WgXcQ?start=7',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&start=7',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=7',
    ],
    [
      'https://youtu.be/dQw4w9WgXcQ?t=bald',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
  ])('%s', (address, src, href) => {
    expect(findVideoPlayer(address)).toMatchObject({ href, player: { src } });
  });
});
