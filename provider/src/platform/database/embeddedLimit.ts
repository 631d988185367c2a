import type { FastifyBaseLogger } from 'fastify';

/** Measured figures are in docs/provider.md: beyond these many dates a change holds up all others on the database for seconds. */
export const MAX_EMBEDDED_EVENTS = 5_000;

/** Says in the log when a house has outgrown the embedded database, at every start. */
export function warnIfOutgrown(log: Pick<FastifyBaseLogger, 'warn'>, engine: 'embedded' | 'postgres', events: number): void {
  if (engine === 'postgres' || events <= MAX_EMBEDDED_EVENTS) return;
  const message = 'this house has outgrown the embedded database: set DATABASE_URL';
  log.warn({ events, limit: MAX_EMBEDDED_EVENTS, message }, 'database.outgrown');
}
