import { AsyncLocalStorage } from 'node:async_hooks';
import { houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import type { Clock } from './clock.ts';

const moments = new AsyncLocalStorage<number>();

/** The moment (epoch ms) that the request in hand is answered for; null where that is now. */
export function viewedMoment(): number | null {
  return moments.getStore() ?? null;
}

/** Answers a request as it will be answered at a moment. */
export function viewAt<T>(moment: number, work: () => Promise<T>): Promise<T> {
  return moments.run(moment, work);
}

/** The clock that answers go by: that of the viewed moment where there is one. What is kept goes by `clock` itself. */
export function viewedClock(clock: Clock): Clock {
  return {
    now: () => moments.getStore() ?? clock.now(),
    today() {
      const moment = moments.getStore();
      return moment === undefined ? clock.today() : houseDayAt(moment);
    },
  };
}
