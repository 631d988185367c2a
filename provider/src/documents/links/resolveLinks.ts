import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { LINK_NAMES } from '../../platform/releases/kinds.ts';
import { formerAddress, keyOf, readTargets, type Target } from './readTargets.ts';
import { LINK_MARK, parseStoredLink, replaceAnchors, type StoredLink } from './storedLink.ts';

/**
 * An answer with today's address for each link that its blocks hold by id: in the language of the reader, or of
 * the text where an answer brings both. To what is gone or not shown to visitors there is no link for them: the
 * words stay, a link field is empty. Editors (`isEditors`, asked at the first such link) get its address all the same.
 */
export async function resolveLinks<T>(
  { db, clock, releasedRoutes }: Pick<ProviderContext, 'clock' | 'releasedRoutes'> & { db: Pick<Db, 'select'> },
  answer: T,
  lang: Language,
  isEditors: () => Promise<boolean>,
): Promise<T> {
  const links: StoredLink[] = [];
  walk(answer, undefined, lang, (link) => {
    links.push(link);
    return '';
  });
  if (links.length === 0) return answer;
  const targets = await readTargets(db, links, clock.now(), releasedRoutes());
  const isDead = links.some((link) => !targets.get(keyOf(link))?.isShown);
  const areDeadShown = isDead && (await isEditors());
  // The same shape with other texts.
  return walk(answer, undefined, lang, (link, language) => toAddress(link, language, targets, areDeadShown)) as T;
}

function toAddress(link: StoredLink, lang: Language, targets: ReadonlyMap<string, Target>, areDeadShown: boolean): string | null {
  const target = targets.get(keyOf(link));
  if (!target?.isShown && !areDeadShown) return null;
  const to = link.lang ?? lang;
  return (target?.urls[to] ?? formerAddress(link, to)) + link.rest;
}

type Visit = (link: StoredLink, lang: Language) => string | null;

/** What holds no link is answered as it is, not copied. */
function walk(value: unknown, name: string | undefined, lang: Language, visit: Visit): unknown {
  if (typeof value === 'string') return value.includes(LINK_MARK) ? inText(value, name, lang, visit) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((each) => walk(each, name, lang, visit));
    return items.every((each, index) => each === value[index]) ? value : items;
  }
  // What brings a block back is sealed as it is stored.
  if ('seal' in value) return value;
  const entries = Object.entries(value);
  const mapped = entries.map(([key, each]) =>
    key === 'de' || key === 'en' ? walk(each, name, key, visit) : walk(each, key, lang, visit),
  );
  const isSame = mapped.every((each, index) => each === entries[index]?.[1]);
  return isSame ? value : Object.fromEntries(entries.map(([key], index) => [key, mapped[index]]));
}

function inText(text: string, name: string | undefined, lang: Language, visit: Visit): string {
  const link = name !== undefined && LINK_NAMES.has(name) ? parseStoredLink(text) : null;
  return link ? (visit(link, lang) ?? '') : replaceAnchors(text, (each) => visit(each, lang));
}
