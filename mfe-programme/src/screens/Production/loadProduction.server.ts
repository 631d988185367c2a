import type { ProductionDetail } from '@spielplan/shared-contracts/api';
import { houseDayAt, endOfHouseDay, formatDate, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { ogImageOf, type LoadContext, type LoadResult } from '@spielplan/shared-contracts/remote';
import { parseId, paths, withQuery } from '@spielplan/shared-contracts/routes';
import { isOver, joinDescription, nextOver, plainText } from '@spielplan/shared-contracts/rules';
import { STAGE_PICTURE_SIZES } from '../../components/events/Stage.tsx';
import { heroOf } from '../../domain/page/pictureFiles.server.ts';
import { placeBlocks, placeTwin } from '../../domain/page/placeBlocks.server.ts';
import { presentProduction } from './presentProduction.server.ts';
import { withoutReading } from '../../domain/entry/presentReading.server.ts';
import type { ProductionView } from './productionView.ts';
import { readProduction } from './readProduction.server.ts';
import { readAddresses, readBookedDates, readRelated } from './readProductionParts.server.ts';
import { DATES_ID } from './productionView.ts';
import { productionStructuredData } from './structuredData.server.ts';

/** A house that plays a piece for years shows its dates on several pages (`?page=`). */
const DATES_PER_PAGE = 50;

/**
 * Loads the page of a production with its dates, fifty at a time. Missing, gone and misspelt
 * addresses are settled by `readDetail`; a page number that is none is redirected away, a page
 * behind the end is missing.
 */
export async function loadProduction(context: LoadContext): Promise<LoadResult<ProductionView>> {
  const { lang, url, settings, text } = context;
  const answer = await readProduction(context, (place) => paths.production({ lang, ...place }));
  if (answer.kind !== 'found') return answer;
  const production = answer.thing;
  const path = production.urls[lang] ?? production.link;
  const page = parseId(url.searchParams.get('page') ?? '1');
  if (page === null) return { kind: 'redirect', status: 302, to: path };
  const before = (page - 1) * DATES_PER_PAGE;
  const dates = production.dates.slice(before, before + DATES_PER_PAGE);
  if (page > 1 && dates.length === 0) return { kind: 'missing', status: 404 };
  const [booked, related, addresses] = await Promise.all([
    readBookedDates(dates, context),
    readRelated(production, context),
    readAddresses(context),
  ]);
  const title = production.headline || production.name;
  const pageTitle = page > 1 ? text('list.pageTitle', { title, page }) : title;
  const about = plainText(production.description) || production.subline || text('production.description', { title });
  const description = joinDescription(page > 1 ? [pageTitle, about] : [about]);
  const addressOf = (base: string, number: number) => withQuery(base, { page: number > 1 ? number : null });
  const data = presentProduction(
    {
      production,
      dates: {
        shown: dates,
        before,
        previous: page > 1 ? `${addressOf(path, page - 1)}#${DATES_ID}` : null,
        next: before + dates.length < production.dates.length ? `${addressOf(path, page + 1)}#${DATES_ID}` : null,
      },
      booked,
      related,
    },
    context,
  );
  return {
    kind: 'page',
    data,
    documentData: withoutReading(data),
    head: {
      title: pageTitle,
      trail: [{ title: text('productions.title'), url: paths.productions({ lang }) }],
      description,
      canonical: addressOf(path, page),
      alternates: Object.fromEntries(Object.entries(production.urls).map(([other, base]) => [other, addressOf(base, page)])),
      ogImage: ogImageOf(production.image_plain ?? production.image_obj, settings),
      cardLine: spanOf(production, context),
      // One series: later pages are part of the first, and each date tells itself on its own page.
      structuredData: productionStructuredData({ ...production, dates: page > 1 ? [] : dates }, addresses, {
        origin: url.origin,
        name: settings.site_name[lang],
        address: settings.house?.address,
        lang,
        description,
        now: context.now,
      }),
    },
    frame: { ticketLink: 'always' },
    ...placeTwin(production, context),
    ...placeBlocks('production', production, nextChange(production, context.now)),
    heroImage: heroOf(production.image_obj, STAGE_PICTURE_SIZES),
  };
}

/** From the next date to the last: "1. August 2026 – 3. Mai 2027". */
function spanOf({ dates }: ProductionDetail, { lang, now }: LoadContext): string {
  const coming = dates.filter((event) => !isOver(event, now)).map(({ date_start: start }) => formatDate(start, lang));
  return [...new Set([coming[0], coming.at(-1)])].filter(Boolean).join(' – ');
}

/** When the page changes by itself: a sale begins, a date begins or ends, or the day is over. */
function nextChange({ dates }: ProductionDetail, now: number): number {
  const moments = dates
    .flatMap(({ ticketSaleFrom, date_start, date_end }) => [ticketSaleFrom, date_start, date_end])
    .flatMap((instant) => (instant ? [inHouseZone(instant).toMillis()] : []));
  return Math.min(endOfHouseDay(houseDayAt(now)), nextOver(dates, now), ...moments.filter((moment) => moment > now));
}
