import type { FastifyInstance } from 'fastify';
import { eventCall, eventsCall } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../context.ts';
import { registerCall } from '../../http/registerCall.ts';
import { listEvents, readEvent } from './eventService.ts';

/** The programme and one event of it. */
export function registerEvents(app: FastifyInstance, context: ProviderContext): void {
  const keptUntilChangeOf = 'inventory';
  registerCall(app, context, eventsCall, ({ lang, query }) => listEvents(context, lang, query), { keptUntilChangeOf });
  registerCall(app, context, eventCall, ({ lang, params }) => readEvent(context, lang, params.id), { keptUntilChangeOf });
}
