import { CHANGE_TOPICS, type ChangeCounters, changesCall, type ChangeTopic } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { describeCause, type Log } from '../log.ts';
import type { ChangeMarks } from './createChangeMarks.ts';

interface ChangeWatchOptions {
  baseUrl: string;
  marks: ChangeMarks;
  log: Log;
  send: (url: URL, timeoutMs: number) => Promise<{ status: number; body: unknown }>;
  /** Is told what changed while this shell runs; what it learns first is no change. */
  onChange?: (topics: readonly ChangeTopic[]) => void;
  everyMs?: number;
}

export interface ChangeWatch {
  /** Asks now. Never rejects. */
  look(): Promise<void>;
  /** Whether the provider told at the last time. */
  isWatching(): boolean;
  stop(): void;
}

const EVERY_MS = 1_000;
/**
 * How soon a provider without the call is asked for it again: it may be replaced by one that has it.
 */
const ABSENT_MS = 60_000;
const TIMEOUT_MS = 2_000;

/**
 * Asks the provider each second what has changed, and marks it. Without the call, or while it fails,
 * nothing is marked and what is kept ends by its age. What changed in a gap is known at its end,
 * because the numbers are others then.
 */
export function watchChanges({ baseUrl, marks, log, send, onChange, everyMs = EVERY_MS }: ChangeWatchOptions): ChangeWatch {
  const url = new URL(baseUrl + changesCall.path);
  let known: ChangeCounters | null = null;
  let state: 'unknown' | 'watching' | 'absent' | 'failing' = 'unknown';
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function enter(next: typeof state, report: () => void): void {
    if (state !== next) report();
    state = next;
  }

  async function ask(): Promise<void> {
    const { status, body } = await send(url, TIMEOUT_MS);
    if (status === 404 || status === 405 || status === 501) return enter('absent', () => log.info('changes.absent', { status }));
    if (status !== 200) throw new SpielplanError('PROVIDER_FAILED', { detail: `${url.pathname}: HTTP ${status}` });
    const parsed = changesCall.answer.safeParse(body);
    if (!parsed.success)
      throw new SpielplanError('PROVIDER_MALFORMED', { detail: `${url.pathname}: ${parsed.error.issues[0]?.path.join('.')}` });
    const counters = parsed.data;
    // Whatever was kept before the first answer may be older than it.
    const before = known;
    known = counters;
    const changed = CHANGE_TOPICS.filter((topic) => before?.[topic] !== counters[topic]);
    marks.mark(changed);
    if (before && changed.length > 0) onChange?.(changed);
    enter('watching', () => log.info('changes.watched', { topics: Object.keys(counters) }));
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    const start = performance.now();
    await ask().catch((error: unknown) => enter('failing', () => log.warn('changes.unread', { cause: describeCause(error) })));
    clearTimeout(timer);
    const waitMs = state === 'absent' ? ABSENT_MS : Math.max(0, everyMs - (performance.now() - start));
    if (!isStopped) timer = setTimeout(() => void look(), waitMs).unref();
  }

  return {
    look,
    isWatching: () => state === 'watching',
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
