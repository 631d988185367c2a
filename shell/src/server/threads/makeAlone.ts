import { createPageThread, type ThreadBegin, type ThreadLimits } from './createPageThread.ts';
import type { MakeAlone } from './findByReplay.ts';
import { createSeat, giveSet } from './Seat.ts';
import type { Offender } from './threadMessages.ts';

/** Makes pages each in a thread that is there for nothing else, until `ended`, and says what came of it. */
export function createMakeAlone(start: ThreadBegin, limits: ThreadLimits, ended: AbortSignal): MakeAlone {
  return async function makeAlone({ set, task }) {
    if (ended.aborted) return 'harmless';
    let found: 'harmless' | 'harmful' | Offender = 'harmless';
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const blame = (offender: Offender | null) => void (found = offender ?? 'harmful');
    const thread = createPageThread({
      start,
      limits,
      onLine: () => undefined,
      onTimes: () => undefined,
      onLeftOut: () => undefined,
      onFormats: () => undefined,
      onFull: blame,
      onSilent: () => undefined,
      onEnd(_, offender) {
        blame(offender);
        resolve();
      },
      onThrown: () => undefined,
    });
    ended.addEventListener('abort', () => thread.end(), { once: true });
    const number = giveSet(createSeat(thread), set);
    await thread.started;
    // What was asked for is lost before it is known why.
    const known = over.then(() => undefined);
    const made = thread.ask({ ...task, set: number }).catch(() => (ended.aborted ? undefined : known));
    await Promise.race([made, over]);
    thread.end();
    return found;
  };
}
