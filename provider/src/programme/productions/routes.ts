import type { FastifyInstance } from 'fastify';
import { productionCall, productionsCall } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { readBlocksOfDetail } from '../../documents/reading/readBlocksOfDetail.ts';
import { sharedByVisitors } from '../../documents/readers/readerOf.ts';
import { listProductions, readProduction } from './productionService.ts';

/** The productions: filtered and paged, and one with all its dates. */
export function registerProductions(app: FastifyInstance, context: ProviderContext): void {
  registerCall(app, context, productionsCall, ({ lang, query }) => listProductions(context, lang, query), {
    cachedUntilChangeOf: 'content',
  });
  registerCall(
    app,
    context,
    productionCall,
    async (input) => ({
      ...(await readProduction(context, input.lang, input.params.id)),
      ...(await readBlocksOfDetail(context, input, 'production')),
    }),
    sharedByVisitors('inventory'),
  );
}
