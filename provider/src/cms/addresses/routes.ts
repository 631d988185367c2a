import type { FastifyInstance } from 'fastify';
import { addressesCall, callPath } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { pagedAnswer } from '../../platform/http/pagedAnswer.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { listAddresses } from './listAddresses.ts';

const PAGE_SIZE = 1_000;

/** Every public address by kind, for sitemaps. */
export function registerAddresses(app: FastifyInstance, context: ProviderContext): void {
  registerCall(
    app,
    context,
    addressesCall,
    async ({ query: { kind, page = 1 } }) => {
      const all = await listAddresses(context, kind);
      const results = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      return pagedAnswer({ path: callPath(addressesCall), query: { kind }, page, pageSize: PAGE_SIZE }, all.length, results);
    },
    { cachedUntilChangeOf: 'content' },
  );
}
