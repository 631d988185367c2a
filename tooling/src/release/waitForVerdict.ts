import { setTimeout as sleep } from 'node:timers/promises';
import type { CanaryState } from '@spielplan/shared-contracts/trials';

/** What a shell says of its releases below `/health/releases`. */
export interface ReleaseState {
  number: number | null;
  problem: { code: string; detail: string } | null;
  live: Readonly<Record<string, string>>;
  refused: readonly { remote: string; version: string; code: string; detail: string }[];
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
  intervalMs?: number;
}

const TIMEOUT_MS = 150_000;
const INTERVAL_MS = 200;
const ANSWER_MS = 2_000;
/** Held, unsigned, wrongly signed, signed by a revoked key: nothing that passes by itself. */
const FINAL_PROBLEMS = ['SP-3008', 'SP-3012', 'SP-3013', 'SP-3014'];

/**
 * Waits until every shell says what became of a release. One that refuses it decides; one that is
 * not heard within the time leaves the release unheard of.
 */
export async function waitForVerdict(
  awaited: Awaited,
  { shells, timeoutMs = TIMEOUT_MS, intervalMs = INTERVAL_MS }: WaitOptions,
): Promise<Verdict> {
  const until = performance.now() + timeoutMs;
  const verdicts = await Promise.all(
    shells.map(async (shell): Promise<Verdict> => {
      let last: Verdict = { kind: 'unheard', why: `${shell} does not answer` };
      let first: number | null = null;
      do {
        const state = await readState(shell);
        first ??= state?.looks ?? null;
        // The look under way may have begun before the feed was written.
        const isFresh = state?.looks === undefined || state.looks >= (first ?? 0) + 2;
        last = judge(state, awaited, shell, isFresh);
        if (last.kind !== 'unheard') return last;
        await sleep(intervalMs);
      } while (performance.now() < until);
      return last;
    }),
  );
  return (
    verdicts.find(({ kind }) => kind === 'refused') ?? verdicts.find(({ kind }) => kind === 'unheard') ?? { kind: 'accepted' }
  );
}

function judge(state: ReleaseState | null, { name, version, number, canary }: Awaited, shell: string, isFresh: boolean): Verdict {
  if (!state) return { kind: 'unheard', why: `${shell} does not answer` };
  const refusal = state.refused.find((each) => each.remote === name && each.version === version);
  if (refusal) return { kind: 'refused', why: `${refusal.code} ${refusal.detail} (${shell})` };
  const hasFollowed = (state.number ?? -1) >= number;
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
  return { kind: 'unheard', why: problem ? `${shell} says ${problem.code} ${problem.detail}` : `${shell} has not decided yet` };
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
