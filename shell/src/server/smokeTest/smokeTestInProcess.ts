import { isSpielplanError, type SpielplanError } from '@spielplan/shared-contracts/errors';
import type { RemoteName, RemoteRelease } from '@spielplan/shared-contracts/remote';
import type { Log } from '../log.ts';
import { PACKAGED_HOLDERS, type Holder } from '../releases/addressHolders.ts';
import type { RecordedAnswers } from '../releases/createReleaseMemory.ts';
import { digest, nameTest, type PassedTests } from './openPassedTests.ts';
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
  /** Sets that have passed are not tested again; only with a built program, which says what exactly has tested. */
  passed?: PassedTests | undefined;
}

/**
 * Tests verified builds over the running ones in a process beside the shell's, so that code
 * which never lets go holds nobody up. All are tried together first, for mostly all are well; if
 * not, each has a process of its own, over those that passed before it, so that the right one is
 * refused. Never rejects: `runSmokeTestProcess` names the reasons.
 */
export function createSmokeTest({ log, limits = SMOKE_TEST_LIMITS, program, answers, passed, ...order }: SmokeTestOptions) {
  const { shellVersion, render, site } = order;
  const known = program === undefined ? undefined : passed;
  const about = digest([program, render.code, shellVersion, process.version, site.providerUrl]);

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
    const others = running.filter(({ release }) => candidates.every((each) => each.release.name !== release.name));
    const releases = [...others, ...candidates].map(({ release }) => release);
    const name = nameTest(about, releases, holders);
    const notRead = (error: unknown) => log.error('smokeTest.unread', error);
    if (await known?.has(name).catch(notRead)) {
      log.info('smokeTest.known', { remotes: candidates.map(({ release }) => `${release.name} ${release.version}`) });
      return null;
    }
    const recorded = (await answers?.read().catch(notRead)) ?? new Map();
    const areProven = candidates.every(({ release }) => isProven(release));
    const all = { ...order, running: running.map(plain), candidates: candidates.map(plain), recorded, areProven, holders };
    const heard: { answers?: RecordedAnswers; isWhole?: boolean } = {};
    const onPassed = (given: RecordedAnswers, isWhole: boolean) => void Object.assign(heard, { answers: given, isWhole });
    const verdict = await runSmokeTestProcess(all, { log, limits, program, onPassed });
    const notKept = (error: unknown) => log.error('smokeTest.unkept', error);
    if (heard.answers) await answers?.keep(heard.answers).catch(notKept);
    if (heard.isWhole) await known?.keep(name).catch(notKept);
    return verdict;
  }
}

/** Started remotes and their files stay here: only plain data reaches another process. */
function plain({ release, code }: VerifiedBuild): VerifiedBuild {
  return { release, code };
}
