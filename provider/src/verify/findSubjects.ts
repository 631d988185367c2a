import {
  ADDRESS_KINDS,
  addressesCall,
  storyCall,
  storiesCall,
  calendarCall,
  type Call,
  callPath,
  containerBySlugCall,
  documentBlocksCall,
  documentChecksCall,
  documentStateCall,
  documentVersionsCall,
  eventAvailabilityCall,
  eventCall,
  eventsCall,
  formCall,
  htmlPartCall,
  momentsCall,
  navCall,
  pageCall,
  pageChangesCall,
  pageTextsCall,
  pageVersionsCall,
  personCall,
  personsCall,
  previewCall,
  previewLinksCall,
  productionCall,
  productionsCall,
  roomCall,
  roomsCall,
  seriesCall,
  seriesDetailCall,
  settingsCall,
  venueCall,
  venuesCall,
} from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { resultsOf } from './resultsOf.ts';
import type { Target } from './target.ts';

/** One way to ask a call: what fills its path and its query. */
export interface Subject {
  params: Record<string, string | number>;
  query: Record<string, string | number>;
}

/** What a provider has to offer, so that calls on one thing can be asked for a thing that is there. */
export interface Subjects {
  /** Null where nothing was found to ask the call for. */
  of(call: Call, lang: Language): Promise<readonly Subject[] | null>;
}

const MAX_TRIED = 12;
const DOCUMENT_CALLS = new Set<string>([
  documentStateCall.id,
  documentBlocksCall.id,
  documentChecksCall.id,
  documentVersionsCall.id,
  previewLinksCall.id,
]);
/** Calls on one thing, and the list in which such things are found. */
const LISTS: Readonly<Record<string, Call>> = {
  [eventCall.id]: eventsCall,
  [eventAvailabilityCall.id]: eventsCall,
  [productionCall.id]: productionsCall,
  [storyCall.id]: storiesCall,
  [personCall.id]: personsCall,
  [venueCall.id]: venuesCall,
  [roomCall.id]: roomsCall,
  [seriesDetailCall.id]: seriesCall,
};

/** Looks for things to ask for, each list once for each language. */
export function findSubjects(target: Target): Subjects {
  const kept = new Map<string, Promise<readonly Subject[] | null>>();
  return {
    of(call, lang) {
      const key = `${call.id} ${lang}`;
      const known = kept.get(key) ?? look(target, call, lang);
      kept.set(key, known);
      return known;
    },
  };
}

async function look(target: Target, call: Call, lang: Language): Promise<readonly Subject[] | null> {
  const list = LISTS[call.id];
  if (list) {
    const { json } = await target.ask(addressOf(list, lang));
    return orNull(
      resultsOf(json)
        .slice(0, MAX_TRIED)
        .map(({ id }) => ({ params: { id }, query: {} })),
    );
  }
  if (call.id === pageCall.id) return cmsPages(target, lang);
  if (call.id === pageVersionsCall.id) return startPage(target, lang);
  if (call.id === pageTextsCall.id || call.id === pageChangesCall.id) return startTexts(target, lang);
  if (DOCUMENT_CALLS.has(call.id)) return startDocument(target, lang);
  // Its secret is known to the one who made the link alone: a check of its own looks at it.
  if (call.id === previewCall.id) return [];
  if (call.id === formCall.id) return fromBlocks(target, lang, 'form', ({ form }) => ({ id: Number(form) }));
  if (call.id === containerBySlugCall.id) return fromBlocks(target, lang, 'container', ({ slug }) => ({ slug: String(slug) }));
  if (call.id === htmlPartCall.id) return errorPages(target);
  if (call.id === momentsCall.id) return [{ params: {}, query: { path: `/${lang}` } }];
  if (call.id === addressesCall.id) return ADDRESS_KINDS.map((kind) => ({ params: {}, query: { kind } }));
  if (call.id === calendarCall.id) return firstDay(target, lang);
  if (call.query && 'shape' in call.query && 'query' in (call.query.shape as object)) return firstWord(target, lang);
  return call.path.includes('{id}') ? null : [{ params: {}, query: {} }];
}

/** The address of a call, with its language wherever the call takes it. */
export function addressOf(call: Call, lang: Language, { params, query }: Partial<Subject> = {}): string {
  const path = callPath(call, { lang, path: '', ...params });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) search.set(key, String(value));
  if (!call.path.includes('{lang}')) search.set('lang', lang);
  return search.size > 0 ? `${path}?${search}` : path;
}

async function menuPaths(target: Target, lang: Language): Promise<string[]> {
  const { json } = await target.ask(addressOf(navCall, lang));
  const parsed = navCall.answer.safeParse(json);
  const items = parsed.success ? parsed.data.menu.flatMap((item) => [item, ...item.children]) : [];
  const paths = items.map(({ url }) => new RegExp(`^/${lang}/([^?#]+)$`).exec(url)?.[1]).filter((path) => path !== undefined);
  return ['', ...new Set(paths)].slice(0, MAX_TRIED);
}

async function startDocument(target: Target, lang: Language): Promise<Subject[] | null> {
  const [page] = (await startPage(target, lang)) ?? [];
  const { page_id: id } = page?.query ?? {};
  return id === undefined ? null : [{ params: {}, query: { content_type: 'page', object_id: id } }];
}

async function startTexts(target: Target, lang: Language): Promise<Subject[] | null> {
  const [page] = (await startPage(target, lang)) ?? [];
  const { page_id: id } = page?.query ?? {};
  return id === undefined ? null : [{ params: { id }, query: {} }];
}

/** The start page, and what else the menu leads to that is a page of the editor: other entries lead to the programme and the like. */
async function cmsPages(target: Target, lang: Language): Promise<Subject[]> {
  const subjects = (await menuPaths(target, lang)).map((path) => ({ params: { path }, query: {} }));
  const answers = await Promise.all(subjects.map((subject) => target.ask(addressOf(pageCall, lang, subject))));
  return subjects.filter(({ params }, index) => params.path === '' || answers[index]?.status !== 404);
}

async function startPage(target: Target, lang: Language): Promise<Subject[] | null> {
  const { json } = await target.ask(addressOf(pageCall, lang));
  const { id } = (json ?? {}) as { id?: unknown };
  return typeof id === 'number' ? [{ params: {}, query: { page_id: id } }] : null;
}

type AnyBlock = Record<string, unknown> & { model: string; columns?: { children: AnyBlock[] }[] };

async function fromBlocks(
  target: Target,
  lang: Language,
  model: string,
  paramsOf: (module: AnyBlock) => Record<string, string | number>,
): Promise<Subject[] | null> {
  const found: Subject[] = [];
  for (const path of await menuPaths(target, lang)) {
    const { json } = await target.ask(addressOf(pageCall, lang, { params: { path } }));
    const { modules } = (json ?? {}) as { modules?: AnyBlock[] };
    if (!Array.isArray(modules)) continue;
    for (const module of modules.flatMap(withInner)) {
      if (module.model === model && !Object.values(paramsOf(module)).includes(''))
        found.push({ params: paramsOf(module), query: {} });
    }
  }
  return orNull(found.slice(0, MAX_TRIED));
}

function withInner(module: AnyBlock): AnyBlock[] {
  const inner = Array.isArray(module.columns) ? module.columns.flatMap(({ children }) => children.flatMap(withInner)) : [];
  return [module, ...inner];
}

async function errorPages(target: Target): Promise<Subject[] | null> {
  const { json } = await target.ask(settingsCall.path);
  const { design } = (json ?? {}) as { design?: { error_pages?: Record<string, string> } };
  const slugs = Object.values(design?.error_pages ?? {}).map((path) => /([a-z0-9-]+)(?:\.html)?\/?$/.exec(path)?.[1]);
  return orNull(slugs.filter((slug) => slug !== undefined).map((slug) => ({ params: { slug }, query: {} })));
}

async function firstEvent(target: Target, lang: Language): Promise<{ name: string; date_start: string } | null> {
  const { json } = await target.ask(addressOf(eventsCall, lang));
  const [first] = resultsOf<{ name?: unknown; date_start?: unknown }>(json);
  return typeof first?.name === 'string' && typeof first.date_start === 'string'
    ? { name: first.name, date_start: first.date_start }
    : null;
}

async function firstDay(target: Target, lang: Language): Promise<Subject[] | null> {
  const event = await firstEvent(target, lang);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(event?.date_start ?? '') ?? [];
  return day ? [{ params: {}, query: { date: `${day}-${month}-${year}` } }] : null;
}

/** The longest word of an event's name: something the search must find. */
async function firstWord(target: Target, lang: Language): Promise<Subject[] | null> {
  const event = await firstEvent(target, lang);
  const words = (event?.name.match(/\p{L}{4,}/gu) ?? []).toSorted((a, b) => b.length - a.length);
  return words[0] ? [{ params: {}, query: { query: words[0].toLowerCase() } }] : null;
}

function orNull<T>(list: T[]): T[] | null {
  return list.length > 0 ? list : null;
}
