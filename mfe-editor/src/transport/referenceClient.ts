import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { AnswerOf, linkTargetsCall, MediaFile, SearchHit } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { PAGE_DATA_PREFIX } from '@spielplan/shared-contracts/routes';
import { callProvider } from '@spielplan/shared-ui/host/provider';
import type { ReferenceSource } from '../domain/references.ts';

// The calls themselves would bring their schemas into the browser; their types keep the paths right.
const SEARCH = addresses.search.path;
const FILES = addresses.searchFiles.path;
const TARGETS = addresses.linkTargets.path;
const LISTS = {
  tags: addresses.eventTags.path,
  venues: addresses.venues.path,
  categories: addresses.articleCategories.path,
  forms: addresses.formNames.path,
} as const;

export interface Reference {
  readonly id: number;
  readonly name: string;
  /** False: visitors do not see it. */
  readonly is_online?: boolean;
}

export interface FoundPage {
  /** Of a page; a file has none that an editor needs. */
  readonly id?: number;
  readonly kind: SearchHit['kind'] | 'file';
  readonly title: string;
  readonly link: string;
  /** Visitors do not see it: offline, or not published yet. */
  readonly isHidden?: boolean;
}

/** What a field may name, in the language of the page; null where the list cannot be had. Never rejects. */
export async function fetchReferences(
  lang: Language,
  source: Exclude<ReferenceSource, 'events'>,
): Promise<readonly Reference[] | null> {
  const reply = await callProvider({ path: `${LISTS[source].replace('{lang}', lang)}?${new URLSearchParams({ lang })}` });
  return reply.kind === 'answer' && reply.status === 200 && Array.isArray(reply.body) ? (reply.body as Reference[]) : null;
}

/** Pages, events, stories, persons and venues for a term, by the search of the site; null where it cannot be asked. Never rejects. */
export async function searchPages(lang: Language, term: string): Promise<readonly FoundPage[] | null> {
  // `again`: an editor's search counts for nothing that visitors search for.
  const query = new URLSearchParams({ lang, query: term.trim(), again: '1' });
  const reply = await callProvider({ path: `${SEARCH}?${query}` });
  if (reply.kind !== 'answer' || reply.status !== 200) return null;
  const { events, others } = reply.body as { events: { results: SearchHit[] }; others: { results: SearchHit[] } };
  return [...others.results, ...events.results].map(({ id, kind, title, link }) => ({
    id,
    kind,
    link,
    title: title.map(({ text }) => text).join(''),
  }));
}

const MAX_PAGES = 8;
/** Of those such that the search of the site does not find. */
const MAX_OTHERS = 4;
const MAX_FILES = 4;

/** What a link may lead to, by its words: what the site's search finds, pages that it does not know, files. Never rejects. */
export async function searchLinks(lang: Language, term: string): Promise<readonly FoundPage[]> {
  const [pages, targets, files] = await Promise.all([
    searchPages(lang, term),
    searchTargets(lang, term),
    searchFiles(lang, term),
  ]);
  const known = new Set((pages ?? []).map(({ link }) => link));
  // A page that is offline must not fall off the end.
  const others = targets.filter(({ link }) => !known.has(link)).slice(0, MAX_OTHERS);
  return [...(pages ?? []).slice(0, MAX_PAGES - others.length), ...others, ...files.slice(0, MAX_FILES)];
}

/** What the page at an address of the site is called, offline ones too; null where nobody knows. Never rejects. */
export async function titleOfLink(lang: Language, link: string): Promise<string | null> {
  const path = link.replace(/[?#].*$/, '');
  const words = path.split('/').at(-1) ?? '';
  const target = words.length > 1 ? (await searchTargets(lang, words)).find((each) => each.link === path) : undefined;
  if (target) return target.title;
  const reply = await callProvider({ path: `${PAGE_DATA_PREFIX}${path}` });
  if (reply.kind !== 'answer' || reply.status !== 200) return null;
  return (reply.body as Partial<PageAnswer> | null)?.head?.title ?? null;
}

/** Uploaded files by the words of their names; none where the provider has no such search. Never rejects. */
async function searchFiles(lang: Language, term: string): Promise<readonly FoundPage[]> {
  const reply = await callProvider({ path: `${FILES.replace('{lang}', lang)}?${new URLSearchParams({ query: term.trim() })}` });
  if (reply.kind !== 'answer' || reply.status !== 200) return [];
  const { results } = reply.body as { results: MediaFile[] };
  return results.map(({ name, path }) => ({ kind: 'file', title: name, link: path }));
}

/**
 * Pages and stories by words of title and address, those that visitors do not see as well; none where the provider
 * has no such search. Never rejects.
 */
async function searchTargets(lang: Language, term: string): Promise<readonly FoundPage[]> {
  const reply = await callProvider({ path: `${TARGETS.replace('{lang}', lang)}?${new URLSearchParams({ query: term.trim() })}` });
  if (reply.kind !== 'answer' || reply.status !== 200) return [];
  const { results } = reply.body as AnswerOf<typeof linkTargetsCall>;
  return results.map(({ id, kind, title, link, is_online: isOnline }) => ({ id, kind, title, link, isHidden: !isOnline }));
}
