import type { EventSummary } from '@spielplan/shared-contracts/api';
import { houseDayAt, endOfHouseDay } from '@spielplan/shared-contracts/i18n/dates';
import type { FileFound, LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { nextOver } from '@spielplan/shared-contracts/rules';
import { SEASON_FORMAT } from '@spielplan/shared-contracts/storage';
import { FILTER_KEYS } from '../../domain/lists/eventListQuery.ts';
import { presentFilters } from '../../domain/lists/filterEntries.server.ts';
import type { SeasonMonth, SeasonOverview } from '../../domain/season/seasonView.ts';
import { ownPaths } from '../../routes.ts';
import { readFilterOptions } from '../../transport/readFilterOptions.server.ts';
import { presentMonth } from './presentMonth.server.ts';
import { readSeason } from './readSeason.server.ts';

/** How long a season without all of its filters may be kept, in ms. */
const PARTIAL_MS = 10_000;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/**
 * The programme from today on for reading without a connection: without `month` its index, with it (`2026-12`) the
 * events of that month. The index names each month by a hash, so that only those that changed are fetched again. Both
 * end where more than a browser is to keep would follow, and say with which day. Provider failures come out as thrown.
 */
export async function loadSeason(context: LoadContext): Promise<LoadResult> {
  const { lang, url, now } = context;
  const month = url.searchParams.get('month');
  const path = ownPaths.season({ lang });
  if (month !== null && !MONTH.test(month)) return { kind: 'redirect', status: 302, to: path };
  const { months, until, hasAll } = await readSeason({ today: houseDayAt(now), month }, context);
  const events = [...months.values()].flat();
  const validUntil = Math.min(endOfHouseDay(houseDayAt(now)), nextOver(events, now));
  if (month !== null) return fileOf(await presentMonth(month, months.get(month) ?? [], context), validUntil, path);
  if (!hasAll) context.log('warn', 'season.cutOff', { events: events.length, until });
  const { overview, isPartial } = await presentOverview(months, until, context);
  return fileOf(overview, isPartial ? Math.min(validUntil, now + PARTIAL_MS) : validUntil, path);
}

async function presentOverview(
  months: ReadonlyMap<string, readonly EventSummary[]>,
  until: string | null,
  context: LoadContext,
): Promise<{ overview: SeasonOverview; isPartial: boolean }> {
  const [{ entries, isPartial }, parts] = await Promise.all([
    readFilterOptions(context),
    Promise.all([...months].map(([month, events]) => presentMonth(month, events, context))),
  ]);
  const items = parts.flatMap((part) => part.items);
  const filters = presentFilters(FILTER_KEYS, entries).map(({ key, options }) => ({
    key,
    options: options.filter(({ value }) => items.some(({ found }) => found[key]?.includes(value))),
  }));
  const overview = {
    format: SEASON_FORMAT,
    parts: parts.map(({ month, hash }) => ({ month, hash })),
    filters: filters.filter(({ options }) => options.length > 0),
    count: items.length,
    bytes: parts.reduce((sum, part) => sum + Buffer.byteLength(JSON.stringify(part)), 0),
    until,
  };
  return { overview, isPartial };
}

function fileOf(data: SeasonOverview | SeasonMonth, validUntil: number, path: string): FileFound {
  return {
    kind: 'file',
    contentType: 'application/json; charset=utf-8',
    filename: path.slice(path.lastIndexOf('/') + 1),
    disposition: 'inline',
    body: JSON.stringify(data),
    validUntil,
  };
}
