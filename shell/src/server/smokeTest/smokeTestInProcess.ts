import { isSpielplanError, type SpielplanError } from '@spielplan/shared-contracts/errors';
import type { RemoteName, RemoteRelease } from '@spielplan/shared-contracts/remote';
import type { Log } from '../log.ts';
import { PACKAGED_HOLDERS, type Holder } from '../releases/addressHolders.ts';
import type { RecordedAnswers } from '../releases/createReleaseMemory.ts';
import type { SmokeTestOrder, VerifiedBuild } from './smokeTestMessages.ts';
import { runSmokeTestProcess, SMOKE_TEST_LIMITS, type SmokeTestLimits } from './runSmokeTestProcess.ts';

/** Why a build was refused; `null` where it passed. */
export type SmokeTestResults = ReadonlyMap<RemoteName, SpielplanError | null>;

interface SmokeTestOptions extends Omit<SmokeTestOrder, 'running' | 'candidates' | 'recorded' | 'areProven' | 'holders'> {
  log: Log;
  limits?: SmokeTestLimits;
  /** Code of the built process, as it was when the shell started. */
  program?: string | undefined;
  /** Where answers of the provider are kept from one test to the next. */
  answers?: { read(): Promise<RecordedAnswers>; keep(answers: RecordedAnswers): Promise<void> };
}

/**
 * Tests verified builds over the running ones in a process beside the shell's, so that code
 * which never lets go holds nobody up. All are tried together first, for mostly all are well; if
 * not, each has a process of its own, over those that passed before it, so that the right one is
 * refused. Never rejects: `runSmokeTestProcess` names the reasons.
 */
export function createSmokeTest({ log, limits = SMOKE_TEST_LIMITS, program, answers, ...order }: SmokeTestOptions) {
  return async function smokeTestInProcess(
    running: readonly VerifiedBuild[],
    candidates: readonly VerifiedBuild[],
    isProven: (release: RemoteRelease) => boolean = () => false,
    holders: readonly Holder[] = PACKAGED_HOLDERS,
  ): Promise<SmokeTestResults> {
    const together = await tryOut(running, candidates, isProven, holders);
    const isAboutOne = together !== null && candidates.length > 1 && !isSpielplanError(together, 'UNEXPECTED');
    if (!isAboutOne) return new Map(candidates.map(({ release }) => [release.name, together]));

    const verdicts = new Map<RemoteName, SpielplanError | null>();
    let standing = running;
    for (const candidate of candidates) {
      const { name } = candidate.release;
      const verdict = await tryOut(standing, [candidate], isProven, holders);
      verdicts.set(name, verdict);
      if (verdict === null) standing = [...standing.filter(({ release }) => release.name !== name), candidate];
    }
    return verdicts;
  };

  async function tryOut(
    running: readonly VerifiedBuild[],
    candidates: readonly VerifiedBuild[],
    isProven: (release: RemoteRelease) => boolean,
    holders: readonly Holder[],
  ): Promise<SpielplanError | null> {
    const recorded = (await answers?.read().catch((error: unknown) => log.error('smokeTest.unread', error))) ?? new Map();
    const areProven = candidates.every(({ release }) => isProven(release));
    const all = { ...order, running: running.map(plain), candidates: candidates.map(plain), recorded, areProven, holders };
    let heard: RecordedAnswers | null = null;
    const verdict = await runSmokeTestProcess(all, { log, limits, program, onAnswers: (given) => (heard = given) });
    if (heard) await answers?.keep(heard).catch((error: unknown) => log.error('smokeTest.unkept', error));
    return verdict;
  }
}

/** Started remotes and their files stay here: only plain data reaches another process. */
function plain({ release, code }: VerifiedBuild): VerifiedBuild {
  return { release, code };
}
