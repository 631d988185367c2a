import type { Figures } from './budgets.ts';
import { askLighthouse, type Judgement } from './lighthouse.ts';
import type { Visit } from './measureVisits.ts';

/** Performance differs from run to run; the one in the middle counts. */
const RUNS = 3;

/** Lighthouse's scores of the visited pages, in their order; says what cost points. */
export async function judgePages(visits: readonly Visit[], chromePath: string, say: (line: string) => void): Promise<Figures[]> {
  const scores: Figures[] = [];
  for (const { label, url } of visits) {
    const runs: Judgement[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await askLighthouse(url, chromePath));
    const middle = runs.toSorted((a, b) => a.figures.performance! - b.figures.performance!)[Math.floor(RUNS / 2)]!;
    say(`Lighthouse, ${label}: ${middle.faults.length > 0 ? middle.faults.join('; ') : 'nothing to say'}`);
    scores.push(middle.figures);
  }
  return scores;
}
