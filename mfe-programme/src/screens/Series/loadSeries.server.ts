import { eventsCall, seriesDetailCall, type EventSummary, type SeriesDetail } from '@spielplan/shared-contracts/api';
import { formatUrlDate } from '@spielplan/shared-contracts/i18n';
import { houseDayAt, endOfHouseDay } from '@spielplan/shared-contracts/i18n/dates';
import { ogImageOf, type LoadContext, type LoadResult } from '@spielplan/shared-contracts/remote';
import { absoluteUrl, paths, withQuery } from '@spielplan/shared-contracts/routes';
import { joinDescription, nextOver, plainText } from '@spielplan/shared-contracts/rules';
import { STAGE_PICTURE_SIZES } from '../../components/events/Stage.tsx';
import { heroOf, largestFile } from '../../domain/page/pictureFiles.server.ts';
import { placeBlocks } from '../../domain/page/placeBlocks.server.ts';
import { presentDates, presentSpecial } from '../../domain/calendar/presentDates.server.ts';
import { presentDayTitles, presentEventCard } from '../../domain/events/presentCards.server.ts';
import { ownPaths } from '../../routes.ts';
import { readDetail } from '../../transport/readDetail.server.ts';
import type { SeriesView } from './seriesView.ts';

/** A season of a series fits its calendar; what is beyond is one link away. */
const MAX_READ = 100;
/** The next ones stand there in full. */
const MAX_SHOWN = 6;
/** So many are told to search engines. */
const MAX_TOLD = 24;

/**
 * Loads the page of a series with its next events. Addresses are settled by `readDetail`.
 * A series without its events says nothing, so their failure comes out as thrown (R21).
 */
export async function loadSeries(context: LoadContext): Promise<LoadResult<SeriesView>> {
  const { lang, url, now, provider, settings, text } = context;
  const answer = await readDetail(
    context,
    (id) => provider.read(seriesDetailCall, { params: { id }, query: { lang } }),
    (place) => paths.series({ lang, ...place }),
  );
  if (answer.kind !== 'found') return answer;
  const series = answer.thing;
  const today = houseDayAt(now);
  const { results, count, next } = await provider.read(eventsCall, {
    params: { lang },
    query: { series: series.id, date: formatUrlDate(today), page_size: MAX_READ },
  });
  // Every event here is of this series; its name stands above them.
  const items = results.slice(0, MAX_SHOWN).map((event) => ({ ...presentEventCard(event, context, today), series: '' }));
  const ownList = withQuery(paths.events({ lang }), { series: series.id });
  return {
    kind: 'page',
    data: {
      title: series.name,
      subline: series.subline,
      count,
      picture: series.image_obj,
      description: series.description,
      style: settings.design.event_style,
      items,
      days: presentDayTitles(items, lang, today),
      listPath: paths.events({ lang }),
      moreHref: results.length === items.length && next === null ? null : ownList,
      special: presentSpecial(results, context),
      calendar: presentDates(results, `${ownList}&`, context),
    },
    head: {
      title: series.name,
      trail: [
        { title: text('list.title'), url: paths.events({ lang }) },
        { title: text('seriesList.title'), url: ownPaths.seriesList({ lang }) },
      ],
      description: joinDescription([
        series.subline,
        plainText(series.description) || text('series.description', { name: series.name }),
      ]),
      canonical: series.urls[lang] ?? series.link,
      alternates: series.urls,
      ogImage: ogImageOf(series.image_obj, settings),
      cardLine: series.subline,
      structuredData: [seriesStructuredData(series, results.slice(0, MAX_TOLD), url.origin)],
    },
    ...placeBlocks('series', series, Math.min(endOfHouseDay(today), nextOver(results, now))),
    heroImage: heroOf(series.image_obj, STAGE_PICTURE_SIZES),
  };
}

/**
 * The series for search engines: a page whose events
 * are told by their own pages (schema.org/ItemList).
 */
function seriesStructuredData(series: SeriesDetail, events: readonly EventSummary[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: series.name,
    description: series.subline,
    url: origin + series.link,
    ...(series.image_obj && { image: [absoluteUrl(origin, largestFile(series.image_obj))] }),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: events.map(({ link }, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + link })),
    },
  };
}
