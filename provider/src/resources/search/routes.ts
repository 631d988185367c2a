import type { FastifyInstance } from 'fastify';
import { autocompleteCall, searchCall, searchEventsCall, searchOthersCall } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../context.ts';
import { registerCall } from '../../http/registerCall.ts';
import { suggest } from './autocomplete.ts';
import { countSearch } from './countSearch.ts';
import { createIndexKeeper } from './index/refreshIndex.ts';
import { searchAll, searchEvents, searchOthers } from './searchService.ts';

/**
 * The search of the site, its groups and its autocomplete. Each looks at the content as it is now.
 */
export function registerSearch(app: FastifyInstance, context: ProviderContext): void {
  const keepFresh = createIndexKeeper(context.db, context.changes, context.clock);

  registerCall(app, context, autocompleteCall, async ({ lang, query }) => {
    await keepFresh();
    return suggest(context, lang, query.query);
  });
  registerCall(app, context, searchCall, async ({ lang, query, request }) => {
    await keepFresh();
    const answer = await searchAll(context, lang, query.query);
    // An answer is worth more than its count: where nothing can be written, people still find.
    if (!query.again) {
      await countSearch(context, lang, query.query, answer.events.count + answer.others.count).catch((error: unknown) =>
        request.log.warn({ err: error }, 'search not counted'),
      );
    }
    return answer;
  });
  registerCall(app, context, searchEventsCall, async ({ lang, query }) => {
    await keepFresh();
    return searchEvents(context, lang, query);
  });
  registerCall(app, context, searchOthersCall, async ({ lang, query }) => {
    await keepFresh();
    return searchOthers(context, lang, query);
  });
}
