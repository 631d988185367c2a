import { shareWhileUsed } from './shareWhileUsed.ts';
import { startBenchSite, type BenchSite } from './startBenchSite.ts';
import type { StepContext } from './Step.ts';

/** Editors publish what they write, as on the site of the journeys. */
const ENV = { PUBLISHING: 'draft' };
const share = shareWhileUsed<BenchSite>((site) => site.stop());
let starts = 0;

/** A site for steps that look at pages and change nothing for each other; it begins with the database of the journeys. */
export function withBenchSite<Answer>({ scratch, say }: StepContext, act: (site: BenchSite) => Promise<Answer>): Promise<Answer> {
  const start = () =>
    startBenchSite(`${scratch}/bench-${(starts += 1)}`, { say, seeded: `${scratch}/e2e/provider-seeded`, env: ENV });
  return share(start, act);
}
