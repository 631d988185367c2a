import type { Offender } from './threadMessages.ts';

/** So often a build may do harm within `WITHIN_MS` before it is taken out. */
const MAX_HARMS = 2;
const WITHIN_MS = 600_000;

/** Counts the harm that builds do, and tells when one has done it too often. */
export function createHarmCount(
  onRepeated: (offender: Offender, count: number) => void,
  now: () => number = () => performance.now(),
) {
  const harms = new Map<string, number[]>();
  return function count(offender: Offender): void {
    const key = `${offender.remote}@${offender.version}`;
    const recent = [...(harms.get(key) ?? []), now()].filter((at) => at > now() - WITHIN_MS);
    harms.set(key, recent);
    if (recent.length < MAX_HARMS) return;
    harms.delete(key);
    onRepeated(offender, recent.length);
  };
}
