import { isSpielplanError, type SpielplanError } from '@spielplan/shared-contracts/errors';
import type { RemoteName } from '@spielplan/shared-contracts/remote';
import type { Log } from '../log.ts';
import type { RehearsalOrder, VerifiedBuild } from './rehearsalMessages.ts';
import { runRehearsalProcess, REHEARSAL_LIMITS, type RehearsalLimits } from './runRehearsalProcess.ts';

/** Why a build was refused; `null` where it passed. */
export type Verdicts = ReadonlyMap<RemoteName, SpielplanError | null>;

interface RehearseApartOptions extends Omit<RehearsalOrder, 'running' | 'candidates'> {
  log: Log;
  limits?: RehearsalLimits;
}

/**
 * Rehearses verified builds over the running ones in a process beside the shell's, so that code which never lets go holds
 * nobody up. All are tried together first, for mostly all are well; if not, each has a process of its own, over those that
 * passed before it, so that the right one is refused. Never rejects: `runRehearsalProcess` names the reasons.
 */
export function createRehearsalApart({ log, limits = REHEARSAL_LIMITS, ...order }: RehearseApartOptions) {
  return async function rehearseApart(
    running: readonly VerifiedBuild[],
    candidates: readonly VerifiedBuild[],
  ): Promise<Verdicts> {
    const together = await tryOut(running, candidates);
    const isAboutOne = together !== null && candidates.length > 1 && !isSpielplanError(together, 'UNEXPECTED');
    if (!isAboutOne) return new Map(candidates.map(({ release }) => [release.name, together]));

    const verdicts = new Map<RemoteName, SpielplanError | null>();
    let standing = running;
    for (const candidate of candidates) {
      const { name } = candidate.release;
      const verdict = await tryOut(standing, [candidate]);
      verdicts.set(name, verdict);
      if (verdict === null) standing = [...standing.filter(({ release }) => release.name !== name), candidate];
    }
    return verdicts;
  };

  function tryOut(running: readonly VerifiedBuild[], candidates: readonly VerifiedBuild[]): Promise<SpielplanError | null> {
    return runRehearsalProcess({ ...order, running: running.map(plain), candidates: candidates.map(plain) }, log, limits);
  }
}

/** Started remotes and their files stay here: only plain data reaches another process. */
function plain({ release, code }: VerifiedBuild): VerifiedBuild {
  return { release, code };
}
