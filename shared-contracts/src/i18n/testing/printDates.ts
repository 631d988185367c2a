import {
  addDays,
  houseDay,
  houseDayAt,
  endOfHouseDay,
  formatDate,
  formatDayHeading,
  formatTime,
  teaserInstant,
} from '../dates.ts';
import { latinDate } from '../latinDates.ts';
import { openingHoursAt } from '../../rules/openingHours.ts';
import { parseUrlDate } from '../urlDate.ts';

/**
 * Prints what the date functions answer, so that a test
 * can compare processes that run in different zones.
 */
const instants = [
  '2026-07-31T22:30:00Z',
  '2026-03-29T02:30:00+01:00',
  '2026-10-25T02:30:00+02:00',
  '2026-12-31T23:30:00',
  '2026-08-01',
];
const days = ['2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29'];
const usual = { time_from: '10:00:00', time_to: '18:00:00', closed: false, alternative_text: '', alternative_link_url: '' };

const printed = {
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  instants: instants.map((instant) => [houseDay(instant), formatTime(instant, 'de'), formatDate(instant, 'en')]),
  days: days.map((day) => [teaserInstant(day), endOfHouseDay(day), addDays(day, 1), formatDayHeading(day, 'de'), latinDate(day)]),
  moments: [0, 1_785_535_800_000].map((moment) => houseDayAt(moment)),
  url: parseUrlDate('29-02-2028'),
  hours: openingHoursAt({ opening_hours: [usual], opening_hours_exceptions: [] }, Date.parse('2026-11-20T09:30:00Z')),
};

process.stdout.write(JSON.stringify(printed));
