import { parseEmbed, parseVideoUrl } from '@spielplan/shared-contracts/api';
import type { ExternalMediaView } from '../ExternalMedia/ExternalMediaView.ts';
import { presentEmbed } from '../ExternalMedia/presentEmbed.server.ts';
import { presentVideo } from '../ExternalMedia/presentVideo.server.ts';

/** Markup of the house: in the page without scripts, or as a frame of its own where it has some. */
export type HtmlView =
  | { kind: 'markup'; html: string; media: readonly ExternalMediaView[] }
  /** `src` is the address of the sealed document that the shell's server makes of it. */
  | { kind: 'frame'; src: string };

const FRAME = /<iframe\b[^>]*>(?:\s*<\/iframe>)?/gi;

/**
 * Presents an HTML block, whose markup its provider has cleaned. Players in it follow below as what
 * they are elsewhere, something that is loaded when it is wanted: a frame in the markup would ask
 * its service at once (R44).
 */
export function presentHtml(markup: string, frameSrc: string): HtmlView | null {
  if (hasScript(markup)) return { kind: 'frame', src: frameSrc };
  const media = [...markup.matchAll(FRAME)].flatMap(([tag]) => presentFrame(tag) ?? []);
  const html = markup.replace(FRAME, '').trim();
  return html || media.length > 0 ? { kind: 'markup', html, media } : null;
}

/**
 * Whether markup means to run something: an element `script`, or an attribute such as `onclick`.
 */
export function hasScript(markup: string): boolean {
  return /<script\b|<[a-z][^>]*\son[a-z]+\s*=/i.test(markup);
}

function presentFrame(tag: string): ExternalMediaView | null {
  const src = /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const title = /\stitle\s*=\s*"([^"]*)"/i.exec(tag)?.[1] ?? '';
  if (parseVideoUrl(src)) return presentVideo({ video_url: src, image: null, title, length: '' });
  const kind = (['audio', 'viewer', 'social'] as const).find((each) => parseEmbed(each, src));
  const embed = kind ? presentEmbed(kind, src) : null;
  return embed && { ...embed, title };
}
