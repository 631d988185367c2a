import {
  storiesCall,
  type Call,
  eventsCall,
  personsCall,
  productionsCall,
  searchEventsCall,
  searchOthersCall,
} from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { Check, CheckContext } from '../check.ts';
import { resultsOf } from '../resultsOf.ts';
import { addressOf, type Subject } from '../findSubjects.ts';

const CALLS: readonly Call[] = [eventsCall, productionsCall, storiesCall, personsCall, searchEventsCall, searchOthersCall];
const MAX_PAGES = 60;

interface Page {
  count: unknown;
  next: unknown;
  previous: unknown;
}

/** Walks through every list from its first page to its last. */
export const pagingCheck: Check = {
  id: 'paging',
  title: 'Lists have as many entries as they say, each once, and end where they end',
  async run(context) {
    for (const call of CALLS) {
      const [lang = 'de'] = context.languages;
      const [subject] = (await context.subjects.of(call, lang)) ?? [];
      if (subject && (await context.isServed(addressOf(call, lang, subject)))) await walk(context, call, lang, subject);
    }
  },
};

async function walk(context: CheckContext, call: Call, lang: Language, subject: Subject): Promise<void> {
  const pageSize: Record<string, number> = call.id === eventsCall.id ? { page_size: 100 } : {};
  const request = (page: number) => addressOf(call, lang, { ...subject, query: { ...subject.query, ...pageSize, page } });
  const seen = new Map<string, number>();
  let page = 1;
  for (; page <= MAX_PAGES; page += 1) {
    const { status, json } = await context.target.ask(request(page));
    context.looked();
    const where = { call, request: request(page) };
    if (status !== 200) return context.deviates(`page ${page} answers ${status}, though the page before names a next one`, where);
    const { count, next, previous } = (json ?? {}) as Partial<Page>;
    const results = resultsOf<{ id: number; kind?: string }>(json);
    for (const { id, kind } of results) {
      const key = `${kind ?? ''}${id}`;
      const before = seen.get(key);
      if (before !== undefined) return context.deviates(`entry ${key} stands on page ${before} and on page ${page}`, where);
      seen.set(key, page);
    }
    if (page > 1 !== (typeof previous === 'string'))
      context.deviates(`page ${page} has previous: ${JSON.stringify(previous)}`, where);
    if (results.length === 0 && typeof next === 'string')
      return context.deviates(`page ${page} is empty and names a next one`, where);
    if (typeof next === 'string') continue;
    if (count !== seen.size) context.deviates(`says ${JSON.stringify(count)} entries and has ${seen.size}`, where);
    break;
  }
  if (page > MAX_PAGES) return context.notes(`has more than ${MAX_PAGES} pages; the rest was not read`, { call });
  const beyond = request(page + 1_000);
  const { status } = await context.target.ask(beyond);
  if (status !== 404) context.deviates(`a page behind the end answers ${status} instead of 404`, { call, request: beyond });
}
