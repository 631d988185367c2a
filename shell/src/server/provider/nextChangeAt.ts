import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { endOfEvent } from '@spielplan/shared-contracts/rules';

/** Where answers name moments at which they, or the things in them, become something else. */
const MOMENTS: ReadonlySet<string> = new Set(['ticketSaleFrom', 'date_start', 'date_end']);

/**
 * When an answer ends by itself, in epoch ms: at its `valid_until`, or at the next moment after
 * `now` at which a sale, an event or an exhibition in it begins or is over (R53). `Infinity` where
 * it names none.
 */
export function nextChangeAt(answer: unknown, now: number): number {
  const { valid_until: until } = (answer ?? {}) as { valid_until?: unknown };
  let end = parseMoment(until);
  function visit(part: unknown): void {
    if (typeof part !== 'object' || part === null) return;
    const over = overOf(part as Readonly<Record<string, unknown>>);
    if (over > now && over < end) end = over;
    for (const [key, value] of Object.entries(part)) {
      const moment = MOMENTS.has(key) ? parseMoment(value) : Number.POSITIVE_INFINITY;
      if (moment > now && moment < end) end = moment;
      visit(value);
    }
  }
  visit(answer);
  return end;
}

/** When an event is over whose end is not said (R55). */
function overOf({ date_start: start, date_end: end, duration_minutes: minutes }: Readonly<Record<string, unknown>>): number {
  const begins = parseMoment(start);
  if (begins === Number.POSITIVE_INFINITY || typeof end === 'string') return Number.POSITIVE_INFINITY;
  return endOfEvent(begins, null, typeof minutes === 'number' ? minutes : null);
}

function parseMoment(value: unknown): number {
  if (typeof value !== 'string') return Number.POSITIVE_INFINITY;
  try {
    return inHouseZone(value).toMillis();
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
