import { productionsCall, type ProductionSummary } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { formatUrlDate } from '@spielplan/shared-contracts/i18n';
import { berlinDayAt } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';

/** Of more than two hundred exhibitions nobody would look for one on this page. */
const MOST_PAGES = 20;

/**
 * All exhibitions of a type that can still be seen: the provider pages them by their next date, which is not the order they are shown in.
 * Its pages may be of different moments: what has moved to another one meanwhile counts once, and a last page that has gone is empty.
 */
export async function readExhibitions(type: string, { provider, lang, now, log }: LoadContext): Promise<ProductionSummary[]> {
  const read = (page: number) =>
    provider.read(productionsCall, {
      params: { lang },
      query: { exhibition_type: type, date: formatUrlDate(berlinDayAt(now)), page },
    });
  const first = await read(1);
  const pages = first.next === null ? 1 : Math.ceil(first.count / Math.max(1, first.results.length));
  if (pages > MOST_PAGES) log('warn', 'exhibitions.cut', { count: first.count });
  const others = await Promise.all(
    Array.from({ length: Math.min(pages, MOST_PAGES) - 1 }, (_, index) => read(index + 2).catch(asEmpty)),
  );
  const all = [first, ...others].flatMap(({ results }) => results);
  return [...new Map(all.map((production) => [production.id, production])).values()];
}

function asEmpty(error: unknown): { results: [] } {
  if (isSpielplanError(error, 'NOT_FOUND')) return { results: [] };
  throw error;
}
