import type { FastifyInstance } from 'fastify';
import {
  autocompleteCall,
  linkTargetsCall,
  searchCall,
  searchEventsCall,
  searchOthersCall,
} from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../platform/context.ts';
import { registerCall } from '../platform/http/registerCall.ts';
import { suggest } from './autocomplete.ts';
import { countSearch } from './countSearch.ts';
import { viewedMoment } from '../platform/clock/viewedMoment.ts';
import { createLookUp, type PublishAhead } from './createLookUp.ts';
import { findLinkTargets } from './findLinkTargets.ts';
import type { IndexKeeper } from './index/keepIndex.ts';
import { presentSuggestions } from './present/presentSuggestions.ts';
import { searchAll, searchEvents, searchOthers } from './searchService.ts';

/**
 * The search of the site, its groups and its autocomplete. Each looks at the content as it is now, unless the index is still being
 * made: then at what is there. Editors may ask for a moment to come.
 */
export function registerSearch(
  app: FastifyInstance,
  context: ProviderContext,
  index: IndexKeeper,
  publishAhead: PublishAhead,
): void {
  const lookUp = createLookUp(context, index, publishAhead);

  registerCall(app, context, autocompleteCall, ({ lang, query }) =>
    lookUp(async (looking) => presentSuggestions(looking, lang, await suggest(looking, lang, query.query))),
  );
  registerCall(app, context, searchCall, async ({ lang, query, request }) => {
    const answer = await searchAll(context, lookUp, lang, query.query);
    // An answer is worth more than its count: where nothing can be written, people still find.
    if (!query.again && viewedMoment() === null) {
      await countSearch(context, lang, query.query, answer.events.count + answer.others.count).catch((error: unknown) =>
        request.log.warn({ err: error }, 'search.uncounted'),
      );
    }
    return answer;
  });
  registerCall(app, context, searchEventsCall, ({ lang, query }) => searchEvents(context, lookUp, lang, query));
  registerCall(app, context, searchOthersCall, ({ lang, query }) => searchOthers(context, lookUp, lang, query));
  registerCall(app, context, linkTargetsCall, async ({ lang, query }) => ({
    results: await findLinkTargets(context.db, query.query, lang, context.clock.now()),
  }));
}
