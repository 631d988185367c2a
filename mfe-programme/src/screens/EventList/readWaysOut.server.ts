import { eventsCall, type EventsQuery } from '@spielplan/shared-contracts/api';
import { formatUrlDate, parseUrlDate } from '@spielplan/shared-contracts/i18n';
import { formatDate } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { shownDay } from '../../domain/events/presentCards.server.ts';
import type { WayOut } from '../../domain/lists/filterView.ts';
import { FILTER_KEYS, withDay, withOption, type EventListQuery, type FilterKey } from '../../domain/lists/eventListQuery.ts';

interface EmptyQuery {
  query: EventListQuery;
  /** The day in the house from which events count that no date narrows. */
  firstDay: string;
  /** What a selected option is called. */
  nameOf: (key: FilterKey) => string;
  /** What the days are called that narrow the list. */
  days: string;
  addressOf: (query: EventListQuery) => string;
}

/** One thing that narrows a list: a filter, or its days. */
interface Narrowing {
  name: string;
  giveUp: (query: EventListQuery) => EventListQuery;
}

/** Ways that are offered where none gives up one thing alone. */
const MAX_COMBINED = 2;

/**
 * Where a list that its filters left empty can go on: what giving up each single filter leaves ("ohne Oper: 12"), and the
 * nearest day on which all filters are kept; else the two pairs that leave most without them, else what each leaves alone.
 * What leads nowhere either is left out, as is what cannot be read.
 */
export async function readWaysOut(
  { query, firstDay, nameOf, days, addressOf }: EmptyQuery,
  context: LoadContext,
): Promise<WayOut[]> {
  const { lang, provider, text, log } = context;
  const read = async (asked: Pick<EventListQuery, 'filters' | 'date' | 'dateTo'>, page = 1) => {
    const between: EventsQuery = { date: asked.date ?? formatUrlDate(firstDay), date_to: asked.dateTo, page, page_size: 1 };
    return provider.read(eventsCall, { params: { lang }, query: { ...asked.filters, ...between } });
  };
  const wayTo = async (
    target: EventListQuery,
    key: 'list.without' | 'list.only',
    names: readonly string[],
  ): Promise<Way | null> => {
    const { count } = await read(target);
    // Names of places have commas themselves, so that a list with commas would seem to name more.
    const value = names.join(' + ');
    return count === 0
      ? null
      : { count, label: text(key, { value, result: text('list.count', { count }) }), href: addressOf(target) };
  };
  const without = (given: readonly Narrowing[]) =>
    wayTo(
      given.reduce((target, { giveUp }) => giveUp(target), query),
      'list.without',
      given.map(({ name }) => name),
    );
  const only = (kept: Narrowing) =>
    wayTo(
      narrowings.reduce((target, one) => (one === kept ? target : one.giveUp(target)), query),
      'list.only',
      [kept.name],
    );
  const lastOf = async (open: EventListQuery) => {
    const { count } = await read(open);
    return count === 0 ? undefined : (await read(open, count)).results[0];
  };
  // After an open list nothing follows: then the last event of all is the nearest.
  const nearest = async (): Promise<Way | null> => {
    const open = withDay(query, null);
    const [after] = query.dateTo === undefined ? [] : (await read({ ...open, date: query.dateTo })).results;
    const event = after ?? (await lastOf(open));
    if (!event) return null;
    // What is on over several days is as near as the day that was asked for.
    const day = shownDay(event, after ? parseUrlDate(query.dateTo ?? '') : null);
    const href = addressOf({ ...open, date: formatUrlDate(day) });
    return { count: 1, label: text('list.nearest', { date: formatDate(day, lang) }), href };
  };
  const settle = async (ways: readonly Promise<Way | null>[]): Promise<Way[]> =>
    (await Promise.allSettled(ways)).flatMap((way) => {
      if (way.status === 'fulfilled') return way.value ?? [];
      log('warn', 'events.wayOutUnavailable', { error: String(way.reason) });
      return [];
    });

  const selected = FILTER_KEYS.filter((key) => query.filters[key] !== undefined).map((key): Narrowing => ({
    name: nameOf(key),
    giveUp: (target) => withOption(target, key, null),
  }));
  const isDated = query.date !== null || query.dateTo !== undefined;
  const narrowings = isDated
    ? [...selected, { name: days, giveUp: (target: EventListQuery) => withDay(target, null) }]
    : selected;
  const single = await settle([...(isDated ? [nearest()] : []), ...selected.map((one) => without([one]))]);
  const found =
    single.length > 0 || narrowings.length < 3
      ? single
      : (mostOf(await settle(pairsOf(narrowings).map(without))) ?? mostOf(await settle(narrowings.map(only))) ?? []);
  return found.map(({ label, href }) => ({ label, href }));
}

interface Way extends WayOut {
  /** Events that are there. */
  count: number;
}

/** Those with the most events first; null for none. */
function mostOf(ways: readonly Way[]): Way[] | null {
  return ways.length === 0 ? null : ways.toSorted((one, other) => other.count - one.count).slice(0, MAX_COMBINED);
}

function pairsOf<T>(things: readonly T[]): [T, T][] {
  return things.flatMap((one, index) => things.slice(index + 1).map((other): [T, T] => [one, other]));
}
