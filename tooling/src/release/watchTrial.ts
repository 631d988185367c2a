import { setTimeout as sleep } from 'node:timers/promises';
import { type CanaryState, HALTED_CODE, judgeCanary, type LaneCounts } from '@spielplan/shared-contracts/trials';
import type { Remote } from '../parts.ts';
import { endCanary, promote } from './changeRelease.ts';
import { readFeed } from './feedStore.ts';
import { EXIT, followChange } from './followChange.ts';
import { readState } from './waitForVerdict.ts';

interface Trial {
  remote: Remote;
  version: string;
  /** Both have to be reached before everybody gets it. */
  minutes: number;
  visitors: number;
}

interface WatchOptions {
  shells: readonly string[];
  say: (line: string) => void;
  intervalMs?: number;
  to?: string;
  /** Waits for what the shells make of the end; the exit code. */
  follow?: typeof followChange;
}

const INTERVAL_MS = 2_000;
const MINUTE_MS = 60_000;
/** The progress is told this often. */
const TOLD_MS = 30_000;

/**
 * Watches a build on trial through all shells: gives it to everybody after its time and visitors, or ends the trial as soon
 * as one shell has halted or refused it, or all together would, and says why. Answers the exit code.
 */
export async function watchTrial(
  { remote, version, minutes, visitors }: Trial,
  { shells, say, intervalMs = INTERVAL_MS, to, follow = followChange }: WatchOptions,
): Promise<number> {
  const begin = performance.now();
  let toldAt = begin;
  for (;;) {
    const { canaries, paused = {}, remotes } = await readFeed(to);
    if (canaries?.[remote]?.release.version !== version) {
      const isCurrent = remotes[remote]?.version === version;
      say(`${remote} ${version}: another command has ${isCurrent ? 'made it current' : 'ended the trial'}`);
      return isCurrent ? EXIT.accepted : EXIT.refused;
    }
    const known = (await readTrials(remote, shells)).filter((state) => state.version === version);
    const why = whyStopped(known);
    if (why !== null) {
      process.stderr.write(`✗ ended: ${remote} ${version}, ${why}\n`);
      const done = await endCanary(remote, { why, to });
      await follow(remote, done);
      return EXIT.refused;
    }
    const seen = known.reduce((sum, { canary }) => sum + canary.visitors, 0);
    const isLongEnough = performance.now() - begin >= minutes * MINUTE_MS;
    const isHeard = known.length === shells.length;
    if (isHeard && isLongEnough && seen >= visitors && paused[remote] === undefined) {
      for (const state of known) say(describeTrial(state));
      const done = await promote(remote, version, {
        why: `tried for ${minutes} minutes and ${seen} visitors`,
        isTried: true,
        to,
      });
      return follow(remote, done);
    }
    if (performance.now() - toldAt >= TOLD_MS) {
      toldAt = performance.now();
      for (const state of known) say(describeTrial(state));
    }
    await sleep(intervalMs);
  }
}

/** Why the trial of a remote must not end well, as far as the shells know it now; else null. */
export async function whyHalted(remote: Remote, shells: readonly string[]): Promise<string | null> {
  return whyStopped(await readTrials(remote, shells));
}

async function readTrials(remote: Remote, shells: readonly string[]): Promise<CanaryState[]> {
  const states = await Promise.all(shells.map(async (shell) => (await readState(shell))?.canary ?? null));
  return states.filter((state): state is CanaryState => state?.remote === remote && countsVisitors(state));
}

/** Shells of an older version counted views: nothing can be said of them. */
function countsVisitors({ canary, current }: CanaryState): boolean {
  return [canary, current].every(({ visitors, failing }) => Number.isFinite(visitors) && Number.isFinite(failing));
}

/** What one shell has found, or what all of them have found together. */
function whyStopped(states: readonly CanaryState[]): string | null {
  const stopped = states.find(({ state }) => state !== 'running');
  if (stopped) return `${stopped.why?.code} ${stopped.why?.detail}`;
  const sumOf = (lane: 'canary' | 'current'): LaneCounts => ({
    visitors: states.reduce((all, state) => all + state[lane].visitors, 0),
    failing: states.reduce((all, state) => all + state[lane].failing, 0),
  });
  const worse = judgeCanary(sumOf('canary'), sumOf('current'));
  return worse && `${HALTED_CODE} ${worse}`;
}

/** One line of what one shell knows of both lanes. */
export function describeTrial({ remote, version, share, state, why, canary, current }: CanaryState): string {
  const lane = ({ visitors, failing }: LaneCounts) => `failed for ${failing} of ${visitors} visitors`;
  const reason = why ? ` (${why.code} ${why.detail})` : '';
  return `${remote} ${version} on trial at ${share} %, ${state}${reason}: ${lane(canary)}; current: ${lane(current)}`;
}
