import { eventsCall, type Option, seriesCall, seriesDetailCall } from '@spielplan/shared-contracts/api';
import { formatUrlDate } from '@spielplan/shared-contracts/i18n';
import { houseDayAt, endOfHouseDay } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { beside } from '../../domain/events/presentCards.server.ts';
import { ownPaths } from '../../routes.ts';
import type { SeriesCard, SeriesListView } from './seriesListView.ts';

/** More series than a house has; what lies behind is found by the filter of the programme. */
const MAX_SERIES = 24;

/**
 * Loads the overview of the series that the filter offers, with how much of each is to come. What cannot be read of one series
 * is left out of its card; failures of the list itself come out as thrown (R21).
 */
export async function loadSeriesList(context: LoadContext): Promise<LoadResult<SeriesListView>> {
  const { lang, now, provider, text, settings } = context;
  const [options, counts] = await Promise.all([provider.read(seriesCall, { query: { lang } }), readCounts(context)]);
  const shown = options.filter(({ show_in_filter: isShown }) => isShown).slice(0, MAX_SERIES);
  return {
    kind: 'page',
    data: { series: await Promise.all(shown.map((option) => presentSeries(option, counts, context))) },
    head: {
      title: text('seriesList.title'),
      trail: [{ title: text('list.title'), url: paths.events({ lang }) }],
      description: text('seriesList.description', { siteName: settings.site_name[lang] }),
      canonical: ownPaths.seriesList({ lang }),
      alternates: { de: ownPaths.seriesList({ lang: 'de' }), en: ownPaths.seriesList({ lang: 'en' }) },
    },
    validUntil: endOfHouseDay(houseDayAt(now)),
  };
}

async function presentSeries(
  { id, name, slug }: Option,
  counts: Readonly<Record<string, number>> | null,
  { lang, provider, text, log }: LoadContext,
): Promise<SeriesCard> {
  const detail = await provider.read(seriesDetailCall, { params: { id }, query: { lang } }).catch((error: unknown) => {
    log('warn', 'series.detailUnavailable', { id, error: String(error) });
    return null;
  });
  return {
    id,
    name,
    href: detail?.link ?? paths.series({ lang, slug, id }),
    subline: detail?.subline ?? '',
    picture: beside(detail?.image_obj ?? null),
    count: counts && text('list.count', { count: counts[id] ?? 0 }),
  };
}

/** Events to come by the id of their series; null where nobody counts. */
async function readCounts({ lang, now, provider, log }: LoadContext): Promise<Readonly<Record<string, number>> | null> {
  const query = { date: formatUrlDate(houseDayAt(now)), page_size: 1, counts: 'options' } as const;
  try {
    const { option_counts: counts } = await provider.read(eventsCall, { params: { lang }, query });
    return counts?.series ?? null;
  } catch (error) {
    log('warn', 'series.countsUnavailable', { error: String(error) });
    return null;
  }
}
