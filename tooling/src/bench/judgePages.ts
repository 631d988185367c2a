import type { Figures } from '../pageCost/budgets.ts';
import { runLighthouse, type Judgement } from './lighthouse.ts';
import type { Visit } from './measureVisits.ts';

/** Performance differs from run to run; the one in the middle counts. */
const RUNS = 3;
/** A failed recording says nothing about the page and is repeated, this often at most. */
const TRIES = 8;

/** Lighthouse's scores of the visited pages, in their order; says what cost points. */
export async function judgePages(
  visits: readonly Pick<Visit, 'label' | 'url'>[],
  chromePath: string,
  say: (line: string) => void,
  ask: typeof runLighthouse = runLighthouse,
): Promise<Figures[]> {
  const scores: Figures[] = [];
  for (const { label, url } of visits) {
    const runs: Judgement[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await judgePage(url, chromePath, say, ask));
    const middle = runs.toSorted((a, b) => a.figures.performance! - b.figures.performance!)[Math.floor(RUNS / 2)]!;
    say(`Lighthouse, ${label}: ${middle.faults.length > 0 ? middle.faults.join('; ') : 'nothing to say'}`);
    scores.push(middle.figures);
  }
  return scores;
}

/** Lighthouse's judgement of one page; a recording that fails is made again. */
export async function judgePage(
  url: string,
  chromePath: string,
  say: (line: string) => void,
  ask: typeof runLighthouse = runLighthouse,
): Promise<Judgement> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(url, chromePath);
    } catch (error) {
      if (tries === TRIES) throw error;
      say(`${error instanceof Error ? error.message : String(error)}; once more.`);
    }
  }
}
