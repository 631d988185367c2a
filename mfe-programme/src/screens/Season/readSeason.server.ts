import { eventsCall, type EventSummary } from '@spielplan/shared-contracts/api';
import { formatUrlDate, type IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { MAX_SEASON_BYTES } from '@spielplan/shared-contracts/storage';
import { shownDay } from '../../domain/events/presentCards.server.ts';
import { presentSeasonItem } from './presentMonth.server.ts';

const PAGE_SIZE = 100;
/** What an index takes beside its months: the options of its filters. */
const INDEX_BYTES = 40_000;
/** The headings of a year of days. */
const HEADINGS_BYTES = 365 * 80;

interface ReadSeason {
  /** By month of the house, in order. */
  months: Map<string, EventSummary[]>;
  /** The last whole day of the house of a season that is cut; null where all is there. */
  until: IsoDay | null;
  hasAll: boolean;
}

/** From which day of the house, and which month alone. */
interface Asked {
  today: IsoDay;
  month: string | null;
}

/**
 * Reads the programme from `today` on, or what of one `month` is left, as far as it may be kept. It ends with a
 * whole month, as index and months are made apart from each other; within the first one with a whole day.
 */
export async function readSeason({ today, month }: Asked, context: LoadContext): Promise<ReadSeason> {
  const { provider, lang } = context;
  const first = month !== null && `${month}-01` > today ? `${month}-01` : today;
  const read: EventSummary[] = [];
  let left = MAX_SEASON_BYTES - INDEX_BYTES - HEADINGS_BYTES;
  for (let page = 1; ; page += 1) {
    const { results, next } = await provider.read(eventsCall, {
      params: { lang },
      query: {
        date: formatUrlDate(first),
        date_to: month === null ? undefined : formatUrlDate(lastDayOf(month)),
        page,
        page_size: PAGE_SIZE,
      },
    });
    for (const event of results) {
      left -= Buffer.byteLength(JSON.stringify(presentSeasonItem(event, context))) + 1;
      if (left < 0) return cutBefore(shownDay(event, today), read, { today, month });
      read.push(event);
    }
    if (next === null || results.length === 0) return { months: byMonth(read, { today, month }), until: null, hasAll: true };
  }
}

function cutBefore(day: IsoDay, read: readonly EventSummary[], asked: Asked): ReadSeason {
  const isFirstMonth = read.every((event) => shownDay(event, asked.today).slice(0, 7) === day.slice(0, 7));
  const end = isFirstMonth ? day : `${day.slice(0, 7)}-01`;
  const whole = read.filter((event) => shownDay(event, asked.today) < end);
  return { months: byMonth(whole, asked), until: addDays(end, -1), hasAll: false };
}

/** What was on before a month stands in that under which it is shown; a provider that knows no last day gives more than was asked for. */
function byMonth(events: readonly EventSummary[], { today, month: only }: Asked): Map<string, EventSummary[]> {
  const months = new Map<string, EventSummary[]>();
  for (const event of events) {
    const month = shownDay(event, today).slice(0, 7);
    if (only !== null && month !== only) continue;
    const others = months.get(month);
    if (others) others.push(event);
    else months.set(month, [event]);
  }
  return months;
}

function lastDayOf(month: string): IsoDay {
  return addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
}
