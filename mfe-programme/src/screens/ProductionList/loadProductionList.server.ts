import { productionsCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { houseDayAt, endOfHouseDay } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext, LoadResult, PageHead } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { withAddressDate } from '../../domain/lists/fieldDate.ts';
import { productionSearch, readProductionListQuery } from '../../domain/lists/productionListQuery.ts';
import type { ProductionListView } from '../../domain/lists/productionListView.ts';
import { withoutOptions } from '../../domain/lists/filterEntries.server.ts';
import { presentProductionList } from './presentProductionList.server.ts';
import { readProductionFilters } from './readProductionFilters.server.ts';

/** How long a page that lacks a filter may be kept, in ms. */
const PARTIAL_MS = 10_000;

/**
 * Loads one page of the productions. An address with invalid, empty or repeated keys is redirected
 * to the same list without them, a day as a date field writes it to the day as addresses write it
 * (R11-R13); a page behind the end is missing. Provider failures come out as thrown, never as an
 * empty list (R21).
 */
export async function loadProductionList(context: LoadContext): Promise<LoadResult<ProductionListView>> {
  const { lang, url, now, provider, log } = context;
  const search = withAddressDate(url.searchParams);
  const { query, problems, needsRedirect } = readProductionListQuery(search);
  if (problems.length > 0) log('warn', 'productions.invalidQuery', { problems });
  if (needsRedirect || search !== url.searchParams)
    return { kind: 'redirect', status: 302, to: paths.productions({ lang }) + productionSearch(query) };
  try {
    const [page, filters] = await Promise.all([
      provider.read(productionsCall, {
        params: { lang },
        query: { ...query.filters, date: query.date ?? undefined, page: query.page },
      }),
      readProductionFilters(context),
    ]);
    const data = presentProductionList({ query, page, entries: filters.entries }, context);
    const midnight = endOfHouseDay(houseDayAt(now));
    return {
      kind: 'page',
      data,
      documentData: withoutOptions(data),
      head: headOf(data, context),
      validUntil: filters.isPartial ? Math.min(midnight, now + PARTIAL_MS) : midnight,
    };
  } catch (error) {
    if (isSpielplanError(error, 'NOT_FOUND')) return { kind: 'missing', status: 404 };
    throw error;
  }
}

function headOf({ query, chips }: ProductionListView, { text, settings, lang }: LoadContext): PageHead {
  const names = chips.map(({ key, value }) => (key === 'date' ? `${text('filter.date')} ${value}` : value)).join(', ');
  const title = names ? text('productions.filteredTitle', { filters: names }) : text('productions.title');
  const search = productionSearch({ ...query, kept: '' });
  return {
    headline: text('productions.title'),
    title: query.page > 1 ? text('list.pageTitle', { title, page: query.page }) : title,
    description: text('productions.description', { siteName: settings.site_name[lang] }),
    canonical: paths.productions({ lang }) + search,
    alternates: { de: paths.productions({ lang: 'de' }) + search, en: paths.productions({ lang: 'en' }) + search },
  };
}
