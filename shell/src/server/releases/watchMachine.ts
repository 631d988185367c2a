import type { ReleaseFeed, RemoteName } from '@spielplan/shared-contracts/remote';
import type { Holder } from './addressHolders.ts';
import type { Reason } from './createRefusals.ts';

/** How far the builds that the feed names have come. */
export type WatchPhase =
  /** Each is live or refused. */
  | 'settled'
  /** Some are under test. */
  | 'testing'
  /** Some are under test, and the feed names others that wait for the end of it. */
  | 'behind'
  /** The test has ended; the next look takes those that have waited. */
  | 'due';

export interface WatchState {
  phase: WatchPhase;
  /** What the current set is made of: nothing yet, the memory of an earlier start, or a feed. */
  origin: 'nothing' | 'memory' | 'feed';
  /** The feed that was read last, followed or not. */
  feed: ReleaseFeed | null;
  /** The number of the feed that was followed last. */
  number: number | null;
  /** When that was (ms of `performance`); the start before the first. */
  followedAt: number;
  /** Why the feed is not followed now. */
  problem: Reason | null;
  /** When a problem was logged last (ms of `performance`); null when the feed has been read since. */
  reportedAt: number | null;
  testing: readonly { remote: RemoteName; version: string }[];
  /** The remote that holds each address, and the claims from which this was settled. */
  holders: readonly Holder[];
  claims: unknown;
  /** Finished looks at the feed. */
  looks: number;
}

export type WatchEvent =
  /** A look at the feed begins. */
  | { kind: 'look' }
  | { kind: 'read'; feed: ReleaseFeed }
  /** Everything that the feed names is live, refused or under test. */
  | { kind: 'followed'; at: number }
  /** The feed cannot be read or followed. */
  | { kind: 'failed'; problem: Reason; at: number }
  | { kind: 'looked' }
  | { kind: 'test'; builds: WatchState['testing'] }
  /** The feed names builds that are not under test while others are. */
  | { kind: 'wait' }
  | { kind: 'tested' }
  /** Builds of an earlier start are live. */
  | { kind: 'restored' }
  | { kind: 'claimed'; claims: unknown; holders: readonly Holder[] };

/** The phases as a table: an event that a phase does not name leaves it as it is. */
export const PHASES: Readonly<Record<WatchPhase, Readonly<Partial<Record<WatchEvent['kind'], WatchPhase>>>>> = {
  settled: { test: 'testing' },
  testing: { wait: 'behind', tested: 'settled' },
  behind: { look: 'testing', tested: 'due' },
  due: { look: 'settled', test: 'testing' },
};

/** A problem that lasts is logged once in this time. */
const REPORT_MS = 60_000;

export function firstState(holders: readonly Holder[], now: number): WatchState {
  return {
    phase: 'settled',
    origin: 'nothing',
    feed: null,
    number: null,
    followedAt: now,
    problem: null,
    reportedAt: null,
    testing: [],
    holders,
    claims: null,
    looks: 0,
  };
}

/** The state of the watch after an event. */
export function nextState(state: WatchState, event: WatchEvent): WatchState {
  return { ...state, ...changesOf(state, event), phase: PHASES[state.phase][event.kind] ?? state.phase };
}

export interface WatchStore {
  state(): WatchState;
  dispatch(event: WatchEvent): void;
}

export function createWatchStore(holders: readonly Holder[]): WatchStore {
  let state = firstState(holders, performance.now());
  return {
    state: () => state,
    dispatch: (event) => void (state = nextState(state, event)),
  };
}

/** Whether a problem is to be logged now. */
export function isReportDue({ reportedAt }: Pick<WatchState, 'reportedAt'>, now: number): boolean {
  return reportedAt === null || now - reportedAt >= REPORT_MS;
}

function changesOf(state: WatchState, event: WatchEvent): Partial<WatchState> {
  switch (event.kind) {
    case 'read':
      return { feed: event.feed, origin: 'feed', reportedAt: null };
    case 'followed':
      return { number: state.feed?.number ?? null, problem: null, followedAt: event.at };
    case 'failed':
      return { problem: event.problem, ...(isReportDue(state, event.at) && { reportedAt: event.at }) };
    case 'looked':
      return { looks: state.looks + 1 };
    case 'test':
      return { testing: event.builds };
    case 'tested':
      return { testing: [] };
    case 'restored':
      return { origin: state.origin === 'nothing' ? 'memory' : state.origin };
    case 'claimed':
      return { claims: event.claims, holders: event.holders };
    case 'look':
    case 'wait':
      return {};
    default:
      return event satisfies never;
  }
}
