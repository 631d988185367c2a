import { startBenchSite, type BenchSite } from './startBenchSite.ts';
import type { StepContext } from './Step.ts';

/** Editors publish what they write, as on the site of the journeys. */
const ENV = { PUBLISHING: 'draft' };
let starts = 0;

/** Starts a site of its own for a step, which begins with the database of the journeys, and stops it afterwards. */
export async function withBenchSite<Answer>(
  { scratch, say }: StepContext,
  act: (site: BenchSite) => Promise<Answer>,
): Promise<Answer> {
  const seeded = `${scratch}/e2e/provider-seeded`;
  const site = await startBenchSite(`${scratch}/bench-${(starts += 1)}`, { say, seeded, env: ENV });
  try {
    return await act(site);
  } finally {
    await site.stop();
  }
}
