import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ProviderContext } from '../../platform/context.ts';
import { accountLinks, auditLog, sessions } from '../../platform/database/schema/index.ts';
import { runPeriodically } from '../../platform/queue/runPeriodically.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Removes lines that are older than the configured days, sessions and links that have ended. */
export async function sweepAudit({ db, clock, configuration }: ProviderContext): Promise<void> {
  const oldest = new Date(clock.now() - configuration.auditRetentionDays * DAY_MS);
  await db.delete(auditLog).where(lt(auditLog.at, oldest));
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, new Date(clock.now())));
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(clock.now())));
}

/** Sweeps after the start and every hour. */
export function keepAuditSwept(app: FastifyInstance, context: ProviderContext): void {
  runPeriodically(app, context, { everyMs: EVERY_MS, sweep: () => sweepAudit(context), what: 'audit' });
}
