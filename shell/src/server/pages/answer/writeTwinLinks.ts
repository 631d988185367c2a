import type { Language, MessageValues } from '@spielplan/shared-contracts/i18n';
import type { PageTwin } from '@spielplan/shared-contracts/remote';
import { escapeAttribute, escapeText } from '../../http/escape.ts';

/** A line as high as a finger; style attributes, so that pages without a twin carry no rules for it. */
const LIST = 'display:flex;flex-wrap:wrap;gap:0 2rem;margin:0;padding:0;list-style:none';
const LINK = 'display:inline-flex;align-items:center;gap:.5rem;min-block-size:2.75rem;text-underline-offset:.25em';
/** An open book, as a sign beside the words. */
const BOOK =
  '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zm0 0v14"/></svg>';
const HAND =
  '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M8 12V5a1.5 1.5 0 013 0v5-7a1.5 1.5 0 013 0v7-5a1.5 1.5 0 013 0v9c0 4-2 7-6 7s-6-3-8-8c1-1 2-1 3 0l1 2z"/></svg>';

/**
 * The switch between the forms of a page, as clean markup: browsers need no script of it. Empty where nothing is to be
 * chosen. A twin is set by a sheet of its own, so the links to it and from it load the page in full.
 */
export function writeTwinLinks(
  { easy, original, sign }: PageTwin,
  lang: Language,
  text: (key: string, values?: MessageValues) => string,
): string {
  const links = [
    ...(easy ? [write(easy, `rel="alternate" hreflang="${lang}-simple"`, BOOK, text('twin.easy'))] : []),
    ...(original
      ? [write(original.href, `rel="alternate" hreflang="${lang}"`, '', text('twin.original', { title: original.title }))]
      : []),
    ...(sign ? [write(sign, '', HAND, text('twin.sign'))] : []),
  ];
  if (links.length === 0) return '';
  return `<nav class="frame-notice" style="padding-block:.25rem" lang="${lang}" data-full-load aria-label="${escapeAttribute(text('twin.label'))}"><ul style="${LIST}">${links.join('')}</ul></nav>`;
}

function write(href: string, attributes: string, sign: string, words: string): string {
  return `<li><a href="${escapeAttribute(href)}" ${attributes} style="${LINK}">${sign}${escapeText(words)}</a></li>`;
}
