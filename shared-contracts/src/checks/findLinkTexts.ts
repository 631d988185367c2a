import { plainText } from '../fields/plainText.ts';
import type { BlockFinding, CheckedBlock } from './contentRules.ts';
import { LINK_FIELDS, RICH_FIELDS, textOf, valuesAt } from './fieldsOfBlocks.ts';

export interface BlockLink {
  readonly href: string;
  /** As it is read out; null where the block's headline is the link. */
  readonly text: string | null;
  readonly field: string;
}

const ANCHOR = /<a\b([^>]*)>([\s\S]*?)<\/a\s*>/gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** A name that stands in for the text of a link. */
const NAMED = /\b(?:aria-label|alt)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** All links of a block, those in its rich text included. */
export function linksOf({ model, fields }: CheckedBlock): BlockLink[] {
  const own = (LINK_FIELDS[model] ?? []).flatMap(({ link, text }) => {
    const texts = text === null ? [] : valuesAt(fields, text);
    return valuesAt(fields, link).flatMap(([path, href], index): BlockLink[] => {
      if (typeof href !== 'string' || href.trim() === '') return [];
      const [field = path, words] = texts[index] ?? [];
      const isHeadline = text === null || (model === 'full_teaser' && !words);
      return [{ href: href.trim(), text: isHeadline ? null : textOf(words), field }];
    });
  });
  const written = (RICH_FIELDS[model] ?? []).flatMap((path) =>
    valuesAt(fields, path).flatMap(([field, html]) => (typeof html === 'string' ? linksIn(html, field) : [])),
  );
  return [...own, ...written];
}

function linksIn(html: string, field: string): BlockLink[] {
  return [...html.matchAll(ANCHOR)].flatMap(([whole, attributes = '', inside = '']) => {
    const [, double, single] = HREF.exec(attributes) ?? [];
    const href = plainText(double ?? single ?? '');
    if (href === '') return [];
    const names = [...whole.matchAll(NAMED)].map(([, one, other]) => one ?? other ?? '');
    return [{ href, text: [plainText(inside), ...names].find((words) => words.trim() !== '') ?? '', field }];
  });
}

/**
 * What says nothing where links are listed alone, in both languages: English words stand on German pages, too.
 * Written as `normalise` leaves them.
 */
const EMPTY_TEXTS = new Set(
  [
    'hier,hier klicken,klick hier,klicken sie hier,klicke hier,bitte hier klicken,da,dort,dies,seite,zur seite,webseite',
    'mehr,mehr dazu,mehr erfahren,mehr infos,mehr informationen,mehr lesen,weiter,weiterlesen,lesen,ansehen,zur webseite',
    'weitere infos,weitere informationen,infos,info,details,link,zum link',
    'here,click here,click,please click here,this,this link,this page,there,page,website,go,read,view',
    'more,read more,learn more,see more,find out more,more info,more information,continue,read on,continue reading',
    'further information',
  ].flatMap((words) => words.split(',')),
);
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

/** Whether a link's text says nothing of where it leads: none, an address, or a word such as “here”. */
function isEmptyLinkText(text: string): boolean {
  const words = normalise(text);
  return words === '' || EMPTY_TEXTS.has(words) || ADDRESS.test(text.trim());
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Links whose text says nothing (WCAG 2.4.4). */
export function findLinkTexts(block: CheckedBlock): BlockFinding[] {
  return linksOf(block).flatMap(({ text, field }) =>
    text !== null && isEmptyLinkText(text) ? [{ rule: 'link-text' as const, field, words: text.trim() }] : [],
  );
}
