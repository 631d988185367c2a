import { keptPartAddress, SEASON_CACHE, SEASON_FORMAT, type KeptIndex } from '@spielplan/shared-contracts/storage';
import type { SeasonCard } from '../domain/season/filterSeason.ts';
import type { SeasonMonth, SeasonOverview } from '../domain/season/seasonView.ts';
import type { DayTitles } from '../domain/events/listItem.ts';

/** The programme as this browser has kept it. */
export interface KeptSeason {
  /** Epoch ms: up to then it was so. */
  checkedAt: number;
  overview: SeasonOverview;
  cards: SeasonCard[];
  days: DayTitles;
  /** False where months of it cannot be read any more. */
  isWhole: boolean;
}

/**
 * Reads what the service worker keeps under the path of an index; null where that is nothing that can be shown. While
 * the worker takes over a newer programme months leave: what misses one is read once more.
 */
export async function readKeptSeason(caches: CacheStorage | undefined, address: string): Promise<KeptSeason | null> {
  if (!caches || !(await caches.has(SEASON_CACHE))) return null;
  const cache = await caches.open(SEASON_CACHE);
  const first = await readOnce(cache, address);
  return first === null || first.isWhole ? first : readOnce(cache, address);
}

async function readOnce(cache: Cache, address: string): Promise<KeptSeason | null> {
  const kept = await readJson<KeptIndex<SeasonOverview>>(cache, address);
  if (kept?.index?.format !== SEASON_FORMAT) return null;
  const { index, checkedAt } = kept;
  const months = await Promise.all(index.parts.map((part) => readJson<SeasonMonth>(cache, keptPartAddress(address, part))));
  const whole = months.flatMap((month) => (month !== null && Array.isArray(month.items) ? [month] : []));
  return {
    checkedAt,
    overview: index,
    cards: whole.flatMap(({ items }) => items.map((item) => ({ ...item, picture: null, asOf: '' }))),
    days: Object.assign({}, ...whole.map(({ days }) => days)) as DayTitles,
    isWhole: whole.length === index.parts.length,
  };
}

/** Null for what is not there, and for what another program or a failing disk has left there. */
async function readJson<T>(cache: Cache, address: string): Promise<T | null> {
  try {
    return ((await (await cache.match(address))?.json()) as T | undefined) ?? null;
  } catch {
    return null;
  }
}
