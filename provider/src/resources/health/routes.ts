import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ProviderContext } from '../../context.ts';

/**
 * `live`: the process answers. `ready`: its database does too, within a second; nothing is served before the database has its
 * newest structure. A provider that stops is not ready (`watchRequests`).
 */
export function registerHealth(app: FastifyInstance, { db }: ProviderContext): void {
  app.get('/health/live', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await Promise.race([db.execute(sql`select 1`), rejectAfter(1_000)]);
      return reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).header('retry-after', '2').send({ status: 'not ready' });
    }
  });
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, ms, new Error(`no answer within ${ms} ms`)).unref());
}
