import { isSpielplanError } from '../errors/SpielplanError.ts';

/** More pages than this belong on another screen than one that shows everything. */
const MAX_PAGES = 50;

interface Page<Item> {
  count: number;
  next: string | null;
  results: readonly Item[];
}

/**
 * Reads a whole list that the provider pages; beyond 50 pages it ends, which `onCut` hears with the
 * length of the list, and the screen says. Pages may be of different moments: what has moved to another one meanwhile
 * counts once, and a last page that has gone is empty.
 */
export async function readAllPages<Item extends { id: number }>(
  readPage: (page: number) => Promise<Page<Item>>,
  onCut: (count: number) => void,
): Promise<Item[]> {
  const first = await readPage(1);
  const pages = first.next === null ? 1 : Math.ceil(first.count / Math.max(1, first.results.length));
  if (pages > MAX_PAGES) onCut(first.count);
  const others = await Promise.all(
    Array.from({ length: Math.min(pages, MAX_PAGES) - 1 }, (_, index) => readPage(index + 2).catch(asEmpty)),
  );
  const all = [first, ...others].flatMap(({ results }) => results);
  return [...new Map(all.map((item) => [item.id, item])).values()];
}

function asEmpty(error: unknown): { results: [] } {
  if (isSpielplanError(error, 'NOT_FOUND')) return { results: [] };
  throw error;
}
