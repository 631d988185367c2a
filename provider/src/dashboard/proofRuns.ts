import { desc, lte } from 'drizzle-orm';
import type { ProofRun } from '@spielplan/shared-contracts/api';
import { toHouseInstant } from '../platform/clock/clock.ts';
import type { ProviderContext } from '../platform/context.ts';
import { proofRuns } from '../platform/database/schema/index.ts';

/** So many runs stay; the dashboard shows the newest. */
const MAX_RUNS = 20;

/** The newest run of the proof; null before the first. */
export async function readProofRun({ db }: ProviderContext): Promise<ProofRun | null> {
  const [newest] = await db.select().from(proofRuns).orderBy(desc(proofRuns.id)).limit(1);
  return newest ? { ...newest.report, finished: toHouseInstant(newest.finished) } : null;
}

/** Keeps a run that has ended now, and forgets the oldest. */
export async function keepProofRun({ db, clock }: ProviderContext, report: Omit<ProofRun, 'finished'>): Promise<ProofRun> {
  const finished = new Date(clock.now());
  const [kept] = await db.insert(proofRuns).values({ finished, report }).returning({ id: proofRuns.id });
  await db.delete(proofRuns).where(lte(proofRuns.id, (kept?.id ?? 0) - MAX_RUNS));
  return { ...report, finished: toHouseInstant(finished) };
}
