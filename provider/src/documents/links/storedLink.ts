import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';

/** What has an address of this site: a page or thing by its id, a list or another screen by the name of its route. */
export const LINKED_KINDS = ['page', 'event', 'production', 'article', 'person', 'venue', 'series', 'route'] as const;
export type LinkedKind = (typeof LINKED_KINDS)[number];

/** Where a link inside the site leads, whatever its address is today. */
export interface LinkTarget {
  kind: LinkedKind;
  id: string;
}

export interface StoredLink extends LinkTarget {
  /** Null: to the language of its reader. Else the link leads to this one from everywhere. */
  lang: Language | null;
  /** Query and place in it, as they were written. */
  rest: string;
}

export const LINK_MARK = 'spielplan:';
const FORM = `${LINK_MARK}(${LINKED_KINDS.join('|')}):([A-Za-z0-9]{1,60})(?:@(${LANGUAGES.join('|')}))?((?:[?#][^"'<>\\s]*)?)`;
const WHOLE = new RegExp(`^${FORM}$`);
/** An element `a` with a stored link, up to its end; links do not stand in one another. */
const ANCHOR = new RegExp(`<a\\b([^>]*?)\\bhref="(${FORM})"([^>]*)>([\\s\\S]*?)</a>`, 'g');

/**
 * A link as blocks hold it: `spielplan:page:5#tickets`, or `spielplan:page:5@en` where it leads to English
 * from both languages. Answers never carry it.
 */
export function writeStoredLink({ kind, id, lang, rest }: StoredLink): string {
  return `${LINK_MARK}${kind}:${id}${lang ? `@${lang}` : ''}${rest}`;
}

/** Null where it is an address. */
export function parseStoredLink(text: string): StoredLink | null {
  const [found, kind, id = '', lang, rest = ''] = WHOLE.exec(text) ?? [];
  // The pattern names nothing else.
  return found ? { kind: kind as LinkedKind, id, lang: (lang as Language | undefined) ?? null, rest } : null;
}

/** Markup with another address for each stored link in it; where `toHref` answers null the text stays and the link goes. */
export function replaceAnchors(html: string, toHref: (link: StoredLink) => string | null): string {
  if (!html.includes(`href="${LINK_MARK}`)) return html;
  return html.replace(ANCHOR, (found: string, before: string, stored: string, ...parts: string[]) => {
    const link = parseStoredLink(stored);
    if (!link) return found;
    const href = toHref(link);
    const [after = '', inside = ''] = parts.slice(4, 6);
    return href === null ? inside : `<a${before}href="${href}"${after}>${inside}</a>`;
  });
}
