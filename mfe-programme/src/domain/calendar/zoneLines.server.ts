import { zoneChanges, type ZoneChange } from '@spielplan/shared-contracts/i18n/zone-changes';
import { memoize } from '@spielplan/shared-contracts/memoize';

const FIRST_YEAR = 2010;
/** So far zone data look ahead in most calendars. */
const LAST_YEAR = 2037;
const YEARS = LAST_YEAR - FIRST_YEAR + 1;
const MINUTE_MS = 60_000;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * A zone as calendars without zone data of their own need it (RFC 5545, 3.6.5): by
 * a yearly rule in each direction where it keeps to them, else change by change.
 */
export const zoneLines: (zone: string) => readonly string[] = memoize((zone) => {
  const { offset, changes } = zoneChanges(zone, FIRST_YEAR, LAST_YEAR);
  const [forward, back] = [true, false].map((isForward) => changes.filter(({ before, after }) => after > before === isForward));
  const rules = [forward, back].map((same = []) => yearlyRule(same));
  const [first, second] = rules;
  const observances =
    first && second
      ? [...first, ...second]
      : [...observance(`${FIRST_YEAR}0101T000000`, offset, offset), ...changes.flatMap((change) => changeLines(change))];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'];
}, 10);

/** The changes of one direction as the first of them and a rule; null where they follow none. */
function yearlyRule(changes: readonly ZoneChange[]): string[] | null {
  const [first] = changes;
  if (!first || changes.length !== YEARS) return null;
  const walls = changes.map(wallOf);
  const timeOf = (wall: Date) => `${wall.getUTCMonth()} ${wall.getUTCDay()} ${wall.getUTCHours()}:${wall.getUTCMinutes()}`;
  const isAlike = changes.every(({ before, after }, index) => {
    const [wall, former] = [walls[index]!, walls[index - 1]];
    const isNextYear = !former || wall.getUTCFullYear() === former.getUTCFullYear() + 1;
    return isNextYear && before === first.before && after === first.after && timeOf(wall) === timeOf(walls[0]!);
  });
  const week = isAlike ? weekOf(walls) : null;
  if (week === null) return null;
  const [wall] = walls;
  return changeLines(first, [`RRULE:FREQ=YEARLY;BYMONTH=${wall!.getUTCMonth() + 1};BYDAY=${week}${WEEKDAYS[wall!.getUTCDay()]}`]);
}

/** Which of its weekdays of a month all of them are: -1 is the last; null where they are not the same one. */
function weekOf(walls: readonly Date[]): number | null {
  const isLast = (wall: Date) => new Date(wall.getTime() + 7 * 86_400_000).getUTCMonth() !== wall.getUTCMonth();
  if (walls.every(isLast)) return -1;
  const [week, ...others] = new Set(walls.map((wall) => Math.ceil(wall.getUTCDate() / 7)));
  return week === undefined || others.length > 0 ? null : week;
}

/** What clocks show as they are changed, in the fields of UTC. */
function wallOf({ at, before }: ZoneChange): Date {
  return new Date(at + before * MINUTE_MS);
}

function changeLines(change: ZoneChange, rule: readonly string[] = []): string[] {
  const wall = wallOf(change)
    .toISOString()
    .replaceAll(/[-:]|\.\d+Z/g, '');
  return observance(wall, change.before, change.after, rule);
}

function observance(wall: string, before: number, after: number, rule: readonly string[] = []): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD';
  const offsets = [`TZOFFSETFROM:${written(before)}`, `TZOFFSETTO:${written(after)}`];
  return [`BEGIN:${kind}`, ...offsets, `DTSTART:${wall}`, ...rule, `END:${kind}`];
}

/** Minutes as calendars write an offset: `-0330`. */
function written(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}
