import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import type { seasons } from '../platform/database/schema/index.ts';
import { t } from './content/text.ts';

const FIRST_MONTH = 8;

export type SeedSeason = typeof seasons.$inferInsert & { id: number };

/** The seasons that the given days lie in; a season begins in August. Ids count from 1. */
export function buildSeasons(days: readonly IsoDay[]): SeedSeason[] {
  const years = days.map(seasonYear);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const start = first + index;
    return {
      id: index + 1,
      slug: slugOf(start),
      name: t(`Spielzeit ${spanOf(start)}`, `Season ${spanOf(start)}`),
      showInFilter: true,
      position: index + 1,
    };
  });
}

/** The season a day lies in. */
export function seasonOf(day: IsoDay, seasonRows: readonly SeedSeason[]): SeedSeason {
  const season = seasonRows.find(({ slug }) => slug === slugOf(seasonYear(day)));
  if (!season) throw new RangeError(`No season holds ${day}.`);
  return season;
}

function seasonYear(day: IsoDay): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= FIRST_MONTH ? year : year - 1;
}

function spanOf(start: number): string {
  return `${start}/${String((start + 1) % 100).padStart(2, '0')}`;
}

function slugOf(start: number): string {
  return spanOf(start).replace('/', '-');
}
