import type { ProductionDetail } from '@spielplan/shared-contracts/api';
import { berlinDayAt, endOfBerlinDay, inBerlin } from '@spielplan/shared-contracts/i18n/dates';
import { ogImageOf, type LoadContext, type LoadResult } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { nextOver } from '@spielplan/shared-contracts/rules';
import { STAGE_PICTURE_SIZES } from '../../components/events/Stage.tsx';
import { heroOf } from '../../domain/page/pictureFiles.server.ts';
import { placeBlocks } from '../../domain/page/placeBlocks.server.ts';
import { excerpt } from '../../domain/page/excerpt.server.ts';
import { presentProduction } from './presentProduction.server.ts';
import type { ProductionView } from './productionView.ts';
import { readProduction } from './readProduction.server.ts';
import { readAddresses, readBookedDates, readRelated } from './readProductionParts.server.ts';
import { productionStructuredData } from './structuredData.server.ts';

/**
 * Loads the page of a production with all its dates. Missing,
 * gone and misspelt addresses are settled by `readDetail`.
 */
export async function loadProduction(context: LoadContext): Promise<LoadResult<ProductionView>> {
  const { lang, url, settings, text } = context;
  const answer = await readProduction(context, (place) => paths.production({ lang, ...place }));
  if (answer.kind !== 'found') return answer;
  const production = answer.thing;
  const [booked, related, addresses] = await Promise.all([
    readBookedDates(production, context),
    readRelated(production, context),
    readAddresses(context),
  ]);
  const title = production.headline || production.name;
  const description = excerpt(production.description) || production.subline || text('production.description', { title });
  return {
    kind: 'page',
    data: presentProduction({ production, booked, related }, context),
    head: {
      title,
      trail: [{ title: text('productions.title'), url: paths.productions({ lang }) }],
      description,
      canonical: production.urls[lang] ?? production.link,
      alternates: production.urls,
      ogImage: ogImageOf(production.image_obj, settings),
      structuredData: productionStructuredData(production, addresses, {
        origin: url.origin,
        name: settings.site_name[lang],
        lang,
        description,
        now: context.now,
      }),
    },
    frame: { ticketLink: 'always' },
    ...placeBlocks('production', production, nextChange(production, context.now)),
    heroImage: heroOf(production.image_obj, STAGE_PICTURE_SIZES),
  };
}

/** When the page changes by itself: a sale begins, a date begins or ends, or the day is over. */
function nextChange({ dates }: ProductionDetail, now: number): number {
  const moments = dates
    .flatMap(({ ticketSaleFrom, date_start, date_end }) => [ticketSaleFrom, date_start, date_end])
    .flatMap((instant) => (instant ? [inBerlin(instant).toMillis()] : []));
  return Math.min(endOfBerlinDay(berlinDayAt(now)), nextOver(dates, now), ...moments.filter((moment) => moment > now));
}
