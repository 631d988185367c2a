import type { FastifyInstance } from 'fastify';
import { eventAvailabilityCall, eventCall, eventsCall } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { readBlocksOfDetail } from '../../documents/reading/readBlocksOfDetail.ts';
import { sharedByVisitors } from '../../documents/readers/readerOf.ts';
import { listEvents, readEvent, readEventAvailability } from './eventService.ts';

/** The programme, one event of it, and what is left of its tickets: that is read again each time. */
export function registerEvents(app: FastifyInstance, context: ProviderContext): void {
  const cachedUntilChangeOf = 'inventory';
  registerCall(app, context, eventsCall, ({ lang, query }) => listEvents(context, lang, query), { cachedUntilChangeOf });
  registerCall(
    app,
    context,
    eventCall,
    async (input) => ({
      ...(await readEvent(context, input.lang, input.params.id)),
      ...(await readBlocksOfDetail(context, input, 'event')),
    }),
    sharedByVisitors(cachedUntilChangeOf),
  );
  registerCall(app, context, eventAvailabilityCall, ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    return readEventAvailability(context, params.id);
  });
}
