import type { FastifyInstance } from 'fastify';
import {
  autocompleteCall,
  linkTargetsCall,
  searchCall,
  searchEventsCall,
  searchOthersCall,
} from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../context.ts';
import { registerCall } from '../../http/registerCall.ts';
import { suggest } from './autocomplete.ts';
import { countSearch } from './countSearch.ts';
import { findLinkTargets } from './findLinkTargets.ts';
import { keepIndex } from './index/keepIndex.ts';
import { searchAll, searchEvents, searchOthers } from './searchService.ts';

/**
 * The search of the site, its groups and its autocomplete. Each looks at the content as it is now, unless the index is still being made: then at what is there.
 */
export function registerSearch(app: FastifyInstance, context: ProviderContext): void {
  const index = keepIndex(context, app.log);
  app.addHook('onClose', () => index.close());

  registerCall(app, context, autocompleteCall, async ({ lang, query }) => {
    await index.waitUntilFresh();
    return suggest(context, lang, query.query);
  });
  registerCall(app, context, searchCall, async ({ lang, query, request }) => {
    await index.waitUntilFresh();
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
    await index.waitUntilFresh();
    return searchEvents(context, lang, query);
  });
  registerCall(app, context, searchOthersCall, async ({ lang, query }) => {
    await index.waitUntilFresh();
    return searchOthers(context, lang, query);
  });
  registerCall(app, context, linkTargetsCall, async ({ lang, query }) => ({
    results: await findLinkTargets(context.db, query.query, lang, context.clock.now()),
  }));
}
