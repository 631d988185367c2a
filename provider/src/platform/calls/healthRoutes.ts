import type { FastifyInstance } from 'fastify';
import type { ProviderContext } from '../context.ts';
import { findFolderProblem, probeWrite } from '../database/canWrite.ts';

const TIMEOUT_MS = 1_000;
/**
 * Anyone who asks within this time gets the same answer,
 * so that nobody can make this process write by asking.
 */
const CACHED_MS = 500;

/**
 * `live`: the process answers. `ready`: its database takes what it is given, within a second;
 * nothing is served before the database has its newest structure. A provider that stops is not ready
 * (`watchRequests`).
 */
export function registerHealth(app: FastifyInstance, { db, configuration }: ProviderContext): void {
  const { dataDir, databaseUrl } = configuration;
  let kept: { until: number; failure: Promise<unknown> } | null = null;

  /** What keeps the database from taking anything; null where nothing does. */
  async function findFailure(): Promise<unknown> {
    try {
      const full = databaseUrl === null ? await findFolderProblem(dataDir) : null;
      if (full !== null) return new Error(full);
      await Promise.race([probeWrite(db), rejectAfter(TIMEOUT_MS)]);
      return null;
    } catch (error) {
      return error;
    }
  }

  app.get('/health/live', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!kept || performance.now() > kept.until) kept = { until: performance.now() + CACHED_MS, failure: findFailure() };
    const failure = await kept.failure;
    if (failure === null) return reply.send({ status: 'ready' });
    request.log.error({ err: failure }, 'database.unwritable');
    return reply.code(503).header('retry-after', '2').send({ status: 'not ready' });
  });
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, ms, new Error(`no answer within ${ms} ms`)).unref());
}
