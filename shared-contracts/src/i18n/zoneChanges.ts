import { IANAZone } from 'luxon';

/** When a zone changes its offset (epoch ms), and its offsets before and from then on, in minutes. */
export interface ZoneChange {
  at: number;
  before: number;
  after: number;
}

/** Between two of these a zone changes once at most, but for Ramadan in Morocco, which takes a month. */
const STEP_MS = 7 * 86_400_000;
const MINUTE_MS = 60_000;

/** The changes of a zone in these years, both included, and its offset in minutes as the first begins. */
export function zoneChanges(name: string, firstYear: number, lastYear: number): { offset: number; changes: ZoneChange[] } {
  const zone = IANAZone.create(name);
  const offsetAt = (at: number) => Math.round(zone.offset(at));
  const begin = Date.UTC(firstYear, 0, 1);
  const end = Date.UTC(lastYear + 1, 0, 1);
  const changes: ZoneChange[] = [];
  for (let at = begin; at < end; at += STEP_MS) {
    const [before, after] = [offsetAt(at), offsetAt(at + STEP_MS)];
    if (before !== after) changes.push({ at: firstMinuteOf(after, at, offsetAt), before, after });
  }
  return { offset: offsetAt(begin), changes };
}

/** When within the step that begins at `from` the offset becomes `offset`. */
function firstMinuteOf(offset: number, from: number, offsetAt: (at: number) => number): number {
  let [low, high] = [from, from + STEP_MS];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}
