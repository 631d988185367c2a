/** Where the service worker keeps the season; another number forgets what an older worker kept. */
export const SEASON_CACHE = 'season-1';

/** The form of index and parts. Who reads another one has nothing it can show. */
export const SEASON_FORMAT = 1;

/** What a kept season takes at most in one language, without pictures. */
export const MAX_SEASON_BYTES = 1_500_000;

/** The events of one month of the house; another `hash` means that something in it has changed. */
export interface SeasonPart {
  /** YYYY-MM. */
  month: string;
  hash: string;
}

/** What the service worker has to know of the programme to keep it: its parts, each at `partAddress`. */
export interface SeasonIndex {
  format: number;
  parts: SeasonPart[];
}

/** An index as it is kept: with the moment (epoch ms) up to which it was so. */
export interface KeptIndex<Index extends SeasonIndex = SeasonIndex> {
  index: Index;
  checkedAt: number;
}

/** What a page asks of the worker: `again` takes over everything once more, whatever is kept. */
export interface SeasonRequest {
  season: 'keep' | 'again' | 'remove';
  /** Path of the index. */
  address: string;
}

/** What became of it: `full` and `failed` leave what was kept before. */
export type SeasonOutcome = 'kept' | 'removed' | 'full' | 'failed';

/** Where a part is fetched from. */
export function partAddress(index: string, { month }: Pick<SeasonPart, 'month'>): string {
  return `${index}?month=${month}`;
}

/** The same as the name it is kept by: what is newer stands beside what is shown, until it is whole. */
export function keptPartAddress(index: string, part: SeasonPart): string {
  return `${partAddress(index, part)}&hash=${part.hash}`;
}
