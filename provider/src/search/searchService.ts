import {
  callPath,
  type SearchAnswer,
  searchEventsCall,
  type SearchHit,
  type SearchKind,
  searchOthersCall,
} from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../platform/context.ts';
import { pagedAnswer } from '../platform/http/pagedAnswer.ts';
import type { LookUp, SearchContext } from './createLookUp.ts';
import { presentHits } from './present/presentHits.ts';
import { type Found, findEvents, findOthers } from './query/findDocuments.ts';
import { findNearTerms } from './query/findNearTerms.ts';
import type { Question } from './query/Question.ts';
import { resolveTerm } from './query/resolveTerm.ts';
import { readSearchAnswer } from './searchAnswers.ts';

/** Hits of a page, and of each group in the first answer. */
const PAGE_SIZE = 10;
const FIRST = { limit: PAGE_SIZE, offset: 0 };
const NOTHING: Found = { count: 0, documents: [] };

export interface GroupQuery {
  query: string;
  lang?: Language | undefined;
  page?: number | undefined;
  kind?: Exclude<SearchKind, 'event'> | undefined;
}

/** The first hits of both groups, and the spelling they were found by where the term itself finds nothing. */
export async function searchAll(context: ProviderContext, lookUp: LookUp, lang: Language, term: string): Promise<SearchAnswer> {
  const { question, events, others, nearest, answer } = await lookUp(async (looking) => {
    const asked = await resolveTerm(looking, lang, term);
    const found = {
      question: asked,
      events: asked ? await findEvents(looking, asked, FIRST) : NOTHING,
      others: asked ? await findOthers(looking, asked, undefined, FIRST) : NOTHING,
    };
    const isEmpty = found.events.count + found.others.count === 0;
    return {
      ...found,
      nearest: isEmpty ? await findNearTerms(looking, lang, term) : undefined,
      answer: await readSearchAnswer(looking, lang, term),
    };
  });
  const hits = question ? await presentHits(context, question, [...events.documents, ...others.documents]) : [];
  return {
    events: { count: events.count, results: hits.slice(0, events.documents.length) },
    others: { count: others.count, results: hits.slice(events.documents.length) },
    suggestion: question?.suggestion ?? null,
    ...(nearest && { nearest }),
    ...(answer && { answered_by: answer }),
  };
}

/** A page of the events group: one hit per production. Throws `NOT_FOUND` behind the last page. */
export function searchEvents(context: ProviderContext, lookUp: LookUp, lang: Language, query: GroupQuery) {
  return searchGroup(context, lookUp, lang, query, callPath(searchEventsCall), findEvents);
}

/** A page of all that is no event, of one kind if wanted. Throws `NOT_FOUND` behind the last page. */
export function searchOthers(context: ProviderContext, lookUp: LookUp, lang: Language, query: GroupQuery) {
  return searchGroup(context, lookUp, lang, query, callPath(searchOthersCall), (looking, question, stretch) =>
    findOthers(looking, question, query.kind, stretch),
  );
}

async function searchGroup(
  context: ProviderContext,
  lookUp: LookUp,
  lang: Language,
  query: GroupQuery,
  path: string,
  find: (looking: SearchContext, question: Question, stretch: typeof FIRST) => Promise<Found>,
) {
  const { page = 1, query: term, lang: givenLang, kind } = query;
  const stretch = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { question, found } = await lookUp(async (looking) => {
    const asked = await resolveTerm(looking, lang, term);
    return { question: asked, found: asked ? await find(looking, asked, stretch) : NOTHING };
  });
  const hits: SearchHit[] = question ? await presentHits(context, question, found.documents) : [];
  return pagedAnswer({ path, query: { query: term, lang: givenLang, kind }, page, pageSize: PAGE_SIZE }, found.count, hits);
}
