import sanitize, { type IOptions } from 'sanitize-html';
import { HEAD_CODE, HTML_BLOCK, RICH_TEXT, TEXT_ALONE } from './allowedMarkup.ts';

/**
 * Cleaning removes until nothing is left to remove; of
 * what needs more rounds than these only the words stay.
 */
const MAX_ROUNDS = 5;

/**
 * Rich text as it may be stored and shown: only what
 * `RICH_TEXT` allows. Cleaning it again changes nothing.
 */
export function cleanRichText(markup: string): string {
  return clean(markup, RICH_TEXT);
}

/** The markup of an HTML block as it may be stored and shown: only what `HTML_BLOCK` allows. */
export function cleanHtml(markup: string): string {
  return clean(markup, HTML_BLOCK);
}

/**
 * Markup for the head of all pages: only what `HEAD_CODE`
 * allows. Which purposes a page takes on is the reader's to say.
 */
export function cleanHead(markup: string): string {
  return clean(markup, HEAD_CODE);
}

function clean(markup: string, allowed: IOptions): string {
  let known = markup;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const cleaned = sanitize(known, allowed).trim();
    if (cleaned === known) return cleaned;
    known = cleaned;
  }
  const words = sanitize(markup, TEXT_ALONE).trim();
  return sanitize(words, TEXT_ALONE).trim() === words ? words : '';
}
