import {
  type AnswerOf,
  autocompleteCall,
  type SearchAnswer,
  searchCall,
  type searchEventsCall,
  type SearchHit,
  type searchOthersCall,
  suggestionSchema,
} from '@spielplan/shared-contracts/api';
import { withQuery } from '@spielplan/shared-contracts/routes';
import { z } from 'zod';

type GroupCall = typeof searchEventsCall | typeof searchOthersCall;

/**
 * Searches at a provider; `url` is asked each time,
 * since a provider starts after its tests are told.
 */
export function createSearchClient(url: () => string) {
  const read = (path: string, query: Record<string, string | number>) => fetch(url() + withQuery(path, query));
  const offer = async (query: string, lang = 'de') =>
    z.array(suggestionSchema).parse(await (await read(autocompleteCall.path, { lang, query })).json());
  return {
    read,
    offer,
    search: async (query: string, lang = 'de') =>
      searchCall.answer.parse(await (await read(searchCall.path, { lang, query })).json()),
    /** The texts that are offered, without what they name. */
    complete: async (query: string, lang = 'de') => (await offer(query, lang)).map(({ text }) => text),
    /** All pages of one group of hits, as their links lead on. */
    async readAll(call: GroupCall, query: Record<string, string>): Promise<{ count: number; hits: SearchHit[] }> {
      const hits: SearchHit[] = [];
      let count = 0;
      for (let path: string | null = withQuery(call.path, { lang: 'de', ...query }); path !== null;) {
        const answer: AnswerOf<GroupCall> = call.answer.parse(await (await fetch(url() + path)).json());
        hits.push(...answer.results);
        ({ count, next: path } = answer);
      }
      return { count, hits };
    },
  };
}

/** The titles of all hits, events first, without their marks. */
export function titlesOf({ events, others }: SearchAnswer): string[] {
  return [...events.results, ...others.results].map(({ title }) => title.map(({ text }) => text).join(''));
}
