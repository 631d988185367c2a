import type { EventSummary } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { houseDayAt, endOfHouseDay } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext, LoadResult, PageHead } from '@spielplan/shared-contracts/remote';
import { paths, parseId, withQuery } from '@spielplan/shared-contracts/routes';
import { nextOver } from '@spielplan/shared-contracts/rules';
import type { ExhibitionListView } from './exhibitionListView.ts';
import { orderExhibitions, type Exhibition } from './exhibitionOrder.server.ts';
import { presentExhibition } from './presentExhibition.server.ts';
import { readExhibitions } from './readExhibitions.server.ts';
import { readDatesOf, readOpenDates, readVenueHours } from './readOpenings.server.ts';

const PER_PAGE = 12;

/** How long a page without its opening days may be kept, in ms. */
const PARTIAL_MS = 10_000;

/**
 * Loads the exhibitions: the productions of the type that the design settings name, through all
 * pages those on view before those to come. A page number that is none is redirected away, a page
 * behind the end is missing. Failures of the productions come out as thrown, never as an empty list
 * (R21).
 */
export async function loadExhibitionList(context: LoadContext): Promise<LoadResult<ExhibitionListView>> {
  const { lang, url, now, settings } = context;
  const type = settings.design.exhibitions_type;
  if (type === null) return { kind: 'missing', status: 404, isSwitchedOff: true };
  const { page: asked = '1', ...kept } = Object.fromEntries(url.searchParams);
  const page = parseId(asked);
  const addressOf = (number: number) => withQuery(paths.exhibitions({ lang }), { ...kept, page: number > 1 ? number : null });
  if (page === null) return { kind: 'redirect', status: 302, to: addressOf(1) };
  const [productions, soonest] = await Promise.all([readExhibitions(type, context), readOpenDates(type, context)]);
  const whole = orderExhibitions(productions, now);
  const shown = whole.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  if (page > 1 && shown.length === 0) return { kind: 'missing', status: 404 };
  const found = new Set(soonest?.flatMap(({ production, status }) => (status === 'scheduled' ? production : [])));
  const ids = new Set(shown.map(({ production }) => production.id));
  const more = await readDatesOf(soonest === null ? [] : [...ids].filter((id) => !found.has(id)), context);
  const dates = [...(soonest ?? []), ...(more ?? [])];
  const datesOf = Map.groupBy(dates, ({ production }) => production);
  const present = (one: Exhibition) => presentExhibition(one, datesOf.get(one.production.id) ?? [], context);
  const houses = new Set(dates.flatMap(({ production, venue }) => (venue && ids.has(production ?? 0) ? venue.id : [])));
  return {
    kind: 'page',
    data: {
      running: shown.filter(({ isRunning }) => isRunning).map(present),
      ahead: shown.filter(({ isRunning }) => !isRunning).map(present),
      hours: await readVenueHours(houses, context),
      next: page * PER_PAGE < whole.length ? addressOf(page + 1) : null,
      previous: page > 1 ? addressOf(page - 1) : null,
    },
    head: headOf(page, context),
    validUntil: soonest && more ? nextChange(dates, now) : now + PARTIAL_MS,
  };
}

/** Midnight, or before it the end of what is open today. */
function nextChange(dates: readonly EventSummary[], now: number): number {
  return Math.min(endOfHouseDay(houseDayAt(now)), nextOver(dates, now));
}

function headOf(page: number, { lang, text, settings }: LoadContext): PageHead {
  const title = text('exhibitions.title');
  const address = (language: Language) => withQuery(paths.exhibitions({ lang: language }), { page: page > 1 ? page : null });
  return {
    headline: title,
    title: page > 1 ? text('list.pageTitle', { title, page }) : title,
    description: text('exhibitions.description', { siteName: settings.site_name[lang] }),
    canonical: address(lang),
    alternates: { de: address('de'), en: address('en') },
  };
}
