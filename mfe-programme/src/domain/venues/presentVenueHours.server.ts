import type { EventSummary, OpeningHours, VenueDetail } from '@spielplan/shared-contracts/api';
import { houseDayAt, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { presentHoursToday } from './presentHoursToday.server.ts';

type Told = ReturnType<typeof presentHoursToday>;

const UNKNOWN: Told = { today: null, changesAt: Number.POSITIVE_INFINITY };

/**
 * What the page of one house says about today: the call `openingHours` where it names this house, else the house's own
 * week. Nothing is said where there is no week, on a day that is an exception elsewhere and may be one here, and on a day
 * off on which something is on, because the doors open for it (R42). `events` are null where they cannot be read.
 */
export function presentVenueHours(
  { name, opening_week: week = [] }: Pick<VenueDetail, 'name' | 'opening_week'>,
  hours: OpeningHours | null,
  events: readonly Pick<EventSummary, 'date_start'>[] | null,
  context: Pick<LoadContext, 'lang' | 'now' | 'text'>,
): Told {
  if (hours?.place && name.includes(hours.place)) {
    const { place: _, ...own } = hours;
    return presentHoursToday(own, context);
  }
  if (week.length === 0 || !hours || hours.opening_hours_exceptions.length > 0) return UNKNOWN;
  const today = houseDayAt(context.now);
  const { weekday } = inHouseZone(`${today}T12:00:00`);
  const isDayOff = week.every((range) => range.weekday !== weekday);
  if (
    isDayOff &&
    (events ?? [{ date_start: `${today}T12:00:00` }]).some(({ date_start: start }) => inHouseZone(start).toISODate() === today)
  )
    return UNKNOWN;
  const yesterday = weekday === 1 ? 7 : weekday - 1;
  return presentHoursToday({ ...dayOf(week, weekday), yesterday: dayOf(week, yesterday) }, context);
}

function dayOf(week: NonNullable<VenueDetail['opening_week']>, weekday: number): OpeningHours {
  const ranges = week.filter((range) => range.weekday === weekday);
  const entries = ranges.map(({ time_from, time_to }) => ({ ...NO_TIMES, time_from, time_to }));
  return { opening_hours: entries.length > 0 ? entries : [{ ...NO_TIMES, closed: true }], opening_hours_exceptions: [] };
}

const NO_TIMES = { time_from: null, time_to: null, closed: false, alternative_text: '', alternative_link_url: '' };
