import type { Fields } from '../forest/forest.ts';
import { escape, parseHtml, piecesOf } from './cleanRichText.ts';

/** A block that pasted text becomes. */
export interface PastedBlock {
  readonly model: 'headline' | 'text' | 'video' | 'image';
  readonly fields: Fields;
}

/** So many characters of text a rich text holds; what is longer becomes several. */
export const MAX_TEXT_CHARS = 3_000;
const MAX_HEADLINE_CHARS = 2_000;
const VIDEO =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?|embed\/|shorts\/|live\/)|youtu\.be\/|(?:www\.|player\.)?vimeo\.com\/)\S+$/i;

/**
 * What pasted text becomes: headlines, texts of paragraphs and lists, and a video for an address of one. A page has one H1, so its
 * headlines begin with H2.
 */
export function pastedBlocks({ html, text }: { readonly html: string; readonly text: string }): PastedBlock[] {
  if (isVideoAddress(text)) return [video(text)];
  const pieces = [...piecesOf(parseHtml(html === '' ? paragraphs(text) : html))];
  const shift = pieces.some((piece) => piece.kind === 'headline' && piece.level === 1) ? 1 : 0;
  const blocks: PastedBlock[] = [];
  let chars = 0;
  for (const piece of pieces) {
    const words = piece.kind === 'headline' ? '' : wordsOf(piece.html);
    const last = blocks.at(-1);
    if (piece.kind === 'headline') {
      const headline_level = Math.min(6, Math.max(2, piece.level + shift));
      blocks.push({ model: 'headline', fields: { content: piece.text.slice(0, MAX_HEADLINE_CHARS), headline_level } });
    } else if (piece.kind === 'paragraph' && isVideoAddress(words)) blocks.push(video(words));
    else if (last?.model === 'text' && chars + words.length <= MAX_TEXT_CHARS) {
      blocks.splice(-1, 1, { model: 'text', fields: { content: `${String(last.fields['content'])}${piece.html}` } });
      chars += words.length;
    } else {
      blocks.push({ model: 'text', fields: { content: piece.html } });
      chars = words.length;
    }
  }
  return blocks;
}

/** The same words as a text, where a house does not offer their kind. */
export function asTextBlock({ model, fields }: PastedBlock): PastedBlock {
  const words = escape(String(fields[model === 'video' ? 'video_url' : 'content']));
  if (model === 'text') return { model, fields };
  return { model: 'text', fields: { content: model === 'video' ? `<p><a href="${words}">${words}</a></p>` : `<p>${words}</p>` } };
}

/** Whether an address leads to a video that can be a block. */
function isVideoAddress(text: string): boolean {
  return VIDEO.test(text.trim());
}

function video(address: string): PastedBlock {
  return { model: 'video', fields: { video_url: address.trim() } };
}

function wordsOf(html: string): string {
  return (parseHtml(html).textContent ?? '').trim();
}

/** Plain text: an empty line parts paragraphs. */
function paragraphs(text: string): string {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((each) => `<p>${escape(each.trim()).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}
