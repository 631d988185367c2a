import { setTimeout as sleep } from 'node:timers/promises';
import type { CanaryState } from '@spielplan/shared-contracts/trials';

/** What a shell says of its releases below `/health/releases`. */
export interface ReleaseState {
  number: number | null;
  problem: { code: string; detail: string } | null;
  live: Readonly<Record<string, string>>;
  /** `isUndecided`: it could only not be tested in time, and is tried again. */
  refused: readonly { remote: string; version: string; code: string; detail: string; isUndecided?: boolean }[];
  /** What it is testing now. */
  testing?: readonly { remote: string; version: string }[];
  leftOut: readonly { name: string; reason: string; code?: string }[];
  canary?: CanaryState | null;
  /** Finished looks at the feed. */
  looks?: number;
}

export type Verdict = { kind: 'accepted' } | { kind: 'refused'; why: string } | { kind: 'unheard'; why: string };

interface Awaited {
  name: string;
  /** The version that is to be live; null where the remote is to be gone. */
  version: string | null;
  /** The feed that names it. */
  number: number;
  /** The build that is to be on trial beside it. */
  canary?: { version: string; share: number } | undefined;
}

interface WaitOptions {
  shells: readonly string[];
  timeoutMs?: number;
  /** The wait for a shell that says that it is testing. */
  testingMs?: number;
  intervalMs?: number;
}

const TIMEOUT_MS = 150_000;
const TESTING_MS = 600_000;
/** From one test to the next look at the feed, on a machine too busy to answer at once. */
const BETWEEN_TESTS_MS = 20_000;
const INTERVAL_MS = 200;
const ANSWER_MS = 2_000;
/** Held, unsigned, wrongly signed, signed by a revoked key: nothing that passes by itself. */
const FINAL_PROBLEMS = ['SP-3008', 'SP-3012', 'SP-3013', 'SP-3014'];

/**
 * Waits until every shell says what became of a release. One that refuses it decides; one that is
 * not heard within the time leaves the release unheard of. A shell that tests is waited for, and one
 * that could not test the build in time tries it again.
 */
export async function waitForVerdict(
  awaited: Awaited,
  { shells, timeoutMs = TIMEOUT_MS, testingMs = TESTING_MS, intervalMs = INTERVAL_MS }: WaitOptions,
): Promise<Verdict> {
  const begin = performance.now();
  const verdicts = await Promise.all(
    shells.map(async (shell): Promise<Verdict> => {
      let last: Verdict = { kind: 'unheard', why: `no answer from ${shell}` };
      let undecided: Verdict | null = null;
      let first: number | null = null;
      let testedAt = Number.NEGATIVE_INFINITY;
      for (;;) {
        const state = await readState(shell);
        const now = performance.now();
        if ((state?.testing ?? []).length > 0) testedAt = now;
        first ??= state?.looks ?? null;
        // The look under way may have begun before the feed was written.
        const isFresh = state?.looks === undefined || state.looks >= (first ?? 0) + 2;
        last = judge(state, awaited, shell, isFresh);
        if (last.kind === 'accepted' || (last.kind === 'refused' && !isUndecided(state, awaited))) return last;
        if (last.kind === 'refused') undecided = last;
        const isOver = now - begin > timeoutMs && now - testedAt > BETWEEN_TESTS_MS;
        if (isOver || now - begin > Math.max(timeoutMs, testingMs)) return undecided ?? last;
        await sleep(intervalMs);
      }
    }),
  );
  return (
    verdicts.find(({ kind }) => kind === 'refused') ?? verdicts.find(({ kind }) => kind === 'unheard') ?? { kind: 'accepted' }
  );
}

function isUndecided(state: ReleaseState | null, { name, version }: Awaited): boolean {
  return (state?.refused ?? []).some((each) => each.remote === name && each.version === version && each.isUndecided === true);
}

function judge(state: ReleaseState | null, { name, version, number, canary }: Awaited, shell: string, isFresh: boolean): Verdict {
  if (!state) return { kind: 'unheard', why: `no answer from ${shell}` };
  const hasFollowed = (state.number ?? -1) >= number;
  const refusal = state.refused.find((each) => each.remote === name && each.version === version);
  // One of a feed before says nothing of this one: what the build lacked may be there by now.
  if (refusal && (hasFollowed || isFresh)) return { kind: 'refused', why: `${refusal.code} ${refusal.detail} (${shell})` };
  const leftOut = hasFollowed ? state.leftOut.find((entry) => entry.name === name) : undefined;
  if (leftOut) return { kind: 'refused', why: `${leftOut.code ?? 'SP-3010'} ${leftOut.reason} (${shell})` };
  const tried = hasFollowed && canary ? state.canary : undefined;
  if (canary && (tried?.remote !== name || tried.version !== canary.version || tried.share !== canary.share))
    return { kind: 'unheard', why: `${shell} does not try ${canary.version} yet` };
  if (tried && tried.state !== 'running') return { kind: 'refused', why: `${tried.why?.code} ${tried.why?.detail} (${shell})` };
  if (hasFollowed && (state.live[name] ?? null) === version) return { kind: 'accepted' };
  const { problem } = state;
  if (problem && isFresh && FINAL_PROBLEMS.includes(problem.code))
    return { kind: 'refused', why: `${problem.code} ${problem.detail} (${shell})` };
  if (problem) return { kind: 'unheard', why: `${shell} says ${problem.code} ${problem.detail}` };
  const testing = (state.testing ?? []).map((each) => `${each.remote} ${each.version}`).join(', ');
  return { kind: 'unheard', why: `${shell} has not decided yet${testing && `, it tests ${testing}`}` };
}

/** Null where the shell does not answer. */
export async function readState(shell: string): Promise<ReleaseState | null> {
  try {
    const answer = await fetch(`${shell}/health/releases`, { signal: AbortSignal.timeout(ANSWER_MS) });
    return answer.ok ? ((await answer.json()) as ReleaseState) : null;
  } catch {
    return null;
  }
}
