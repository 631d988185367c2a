import type { FastifyInstance } from 'fastify';
import { errorLogCall } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../context.ts';
import { errorLog } from '../../database/schema/index.ts';
import { registerCall } from '../../http/registerCall.ts';

/** Takes down the address of a page that was not found, without its query: that may hold something personal. */
export function registerErrorLog(app: FastifyInstance, context: ProviderContext): void {
  registerCall(app, context, errorLogCall, async ({ body, reply }) => {
    const url = body.url.split(/[?#]/)[0] ?? '';
    const created = new Date(context.clock.now());
    const [row] = await context.db.insert(errorLog).values({ url, created }).returning({ id: errorLog.id });
    reply.code(201);
    return { id: row?.id ?? 0, url, created: created.toISOString() };
  });
}
