import type {
  Call,
  EventDetail,
  EventSummary,
  OpeningHours,
  Option,
  OptionCounts,
  ProductionDetail,
  ProductionSummary,
  RoomOption,
  SeriesDetail,
  Teaser,
  VenueDetail,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { parseUrlDate } from '@spielplan/shared-contracts/i18n';
import { houseDay } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { anOption, aRoom } from './builders.ts';

interface Programme {
  events?: EventSummary[];
  teasers?: Teaser[];
  details?: EventDetail[];
  productions?: ProductionSummary[];
  productionDetails?: ProductionDetail[];
  venues?: VenueDetail[];
  seriesDetails?: SeriesDetail[];
  hours?: OpeningHours;
  rooms?: RoomOption[];
  types?: Option[];
  tags?: Option[];
  series?: Option[];
  genres?: Option[];
  /** What it answers for `option_counts`, if it counts. */
  optionCounts?: OptionCounts;
  /** Calls (by id) that fail. */
  failing?: readonly string[];
}

export interface ProgrammeRequest {
  id: string;
  query: Record<string, unknown>;
}

/**
 * A provider in memory that filters, pages and fails as the
 * real one does; `requests` tells what it was asked for.
 */
export function programmeProvider(programme: Programme): ProviderReader & { requests: ProgrammeRequest[] } {
  const requests: ProgrammeRequest[] = [];
  const answers: Record<string, (query: Record<string, unknown>, params: Record<string, unknown>) => unknown> = {
    events: (query) => ({
      ...pageOf(programme.events ?? [], query),
      ...(query.counts === 'options' && programme.optionCounts && { option_counts: programme.optionCounts }),
    }),
    event: (_, { id }) => found(programme.details?.find((event) => event.id === Number(id))),
    productions: (query) => productionsOf(programme.productions ?? [], query),
    production: (_, { id }) => found(programme.productionDetails?.find((one) => one.id === Number(id))),
    seasons: () => [anOption(2, 'Spielzeit 2026/27', '2026-27'), anOption(1, 'Spielzeit 2025/26', '2025-26')],
    productionTags: () => [anOption(5, 'Uraufführung', 'urauffuehrung'), anOption(6, 'Lager', 'lager', false)],
    venue: (_, { id }) => found(programme.venues?.find((venue) => venue.id === Number(id))),
    venues: () => programme.venues ?? [],
    seriesDetail: (_, { id }) => found(programme.seriesDetails?.find((series) => series.id === Number(id))),
    openingHours: () => programme.hours ?? { opening_hours: [], opening_hours_exceptions: [] },
    teasers: () => programme.teasers ?? [],
    rooms: () => programme.rooms ?? [aRoom(3, 'Orchestersaal', 'orchestersaal', 'Konzerthalle Mühlinsel')],
    exhibitionTypes: () => programme.types ?? [anOption(1, 'Konzert', 'konzert'), anOption(2, 'Intern', 'intern', false)],
    eventTags: () => programme.tags ?? [anOption(3, 'Barrierearm', 'barrierearm'), anOption(4, 'Lager', 'lager', false)],
    series: () => programme.series ?? [anOption(1, 'Flussgespräche', 'flussgespraeche')],
    genres: () =>
      programme.genres ?? [
        anOption(1, 'Orchester', 'orchester'),
        anOption(2, 'Jazz', 'jazz', false),
        anOption(3, 'Oper', 'oper'),
      ],
  };
  return {
    requests,
    async read(call: Call, options: { params?: object; query?: unknown } = {}) {
      const query = (options.query ?? {}) as Record<string, unknown>;
      requests.push({ id: call.id, query });
      if (programme.failing?.includes(call.id)) throw new SpielplanError('PROVIDER_UNREACHABLE');
      const answer = answers[call.id]?.(query, { ...options.params });
      return call.answer.parse(answer) as never;
    },
  };
}

function pageOf(events: EventSummary[], query: Record<string, unknown>) {
  const {
    page = 1,
    page_size = 10,
    date,
    date_to,
    ids,
  } = query as { page?: number; page_size?: number; date?: string; date_to?: string; ids?: string };
  const from = parseUrlDate(date ?? '');
  const to = parseUrlDate(date_to ?? '');
  const wanted = ids?.split(',').map(Number);
  const matching = events
    .filter(({ id }) => wanted?.includes(id) ?? true)
    .filter(({ date_start }) => from === null || houseDay(date_start) >= from)
    .filter(({ date_start }) => to === null || houseDay(date_start) <= to)
    .filter(({ production }) => query.production === undefined || production === Number(query.production))
    .filter(({ genre }) => isChosen(query.genre, genre?.id))
    .filter(({ room }) => isChosen(query.room, room?.id))
    .filter(({ series }) => isChosen(query.series, series?.id))
    .filter(({ tags }) => isChosen(query.tag, ...tags.map(({ id }) => id)))
    .filter(({ event_type_new: type }) => isChosen(query.type, type?.slug))
    .filter(({ access = [] }) =>
      ((query.access as string | undefined)?.split(',') ?? []).every((need) => access.some((each) => each === need)),
    )
    .sort((a, b) => Date.parse(a.date_start) - Date.parse(b.date_start) || a.id - b.id);
  return paged(matching, page, page_size);
}

function isChosen(chosen: unknown, ...found: (number | string | undefined)[]): boolean {
  return chosen === undefined || found.some((value) => (chosen as number | string).toString().split(',').includes(String(value)));
}

/** As the reference provider does, twelve to a page. */
function productionsOf(productions: ProductionSummary[], query: Record<string, unknown>) {
  const { date = '' } = query as { date?: string };
  const from = parseUrlDate(date);
  const matching = productions
    .filter(({ season }) => query.season === undefined || season?.id === Number(query.season))
    .filter(({ exhibition_type: type }) => query.exhibition_type === undefined || type?.slug === query.exhibition_type)
    .filter(({ tags }) => query.tag === undefined || tags.some(({ id }) => id === Number(query.tag)))
    .filter(({ date_end: end }) => from === null || (end !== null && houseDay(end) >= from));
  return paged(matching, Number(query.page ?? 1), 12);
}

function paged<T>(matching: T[], page: number, size: number) {
  const last = Math.max(1, Math.ceil(matching.length / size));
  if (page > last) throw new SpielplanError('NOT_FOUND');
  return {
    count: matching.length,
    next: page < last ? `?page=${page + 1}` : null,
    previous: page > 1 ? `?page=${page - 1}` : null,
    results: matching.slice((page - 1) * size, page * size),
  };
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new SpielplanError('NOT_FOUND');
  return thing;
}

/** `count` events, one a day from `firstDay` on, at 20:00 in Berlin. */
export function dailyEvents(
  count: number,
  firstDay: string,
  make: (changes: Partial<EventSummary>) => EventSummary,
): EventSummary[] {
  const start = Date.parse(`${firstDay}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(start + index * 86_400_000).toISOString().slice(0, 10);
    // The tests that use this stay within summer time, so the offset is the same throughout.
    return make({ id: 100 + index, headline: `Abend ${index + 1}`, date_start: `${day}T20:00:00+02:00` });
  });
}
