import type { EndKind } from '../metrics/threadsState.ts';
import type { RemovableBuild } from '../releases/RemovableBuild.ts';

const MAX_ENDS = 2;
const WITHIN_MINUTES = 10;

/** Puts the newest build back when a second thread of pages ends within ten minutes. The faulty code is not searched for. */
export function createEndRule(newest: () => RemovableBuild | null, now: () => number = () => performance.now()) {
  let ends: number[] = [];
  return function noteEnd(why: EndKind): void {
    ends = [...ends, now()].filter((at) => at > now() - WITHIN_MINUTES * 60_000);
    if (ends.length < MAX_ENDS) return;
    ends = [];
    newest()?.remove(`${MAX_ENDS} threads of pages ended within ${WITHIN_MINUTES} minutes, the last one by: ${why}`);
  };
}
