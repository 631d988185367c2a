import { productionsCall, type EventSummary } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { formatUrlDate, type Language } from '@spielplan/shared-contracts/i18n';
import { berlinDay, berlinDayAt, endOfBerlinDay, inBerlin } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext, LoadResult, PageHead } from '@spielplan/shared-contracts/remote';
import { paths, readId, withQuery } from '@spielplan/shared-contracts/routes';
import type { ExhibitionCard, ExhibitionListView } from './exhibitionListView.ts';
import { presentExhibition } from './presentExhibition.server.ts';
import { readDatesOf, readOpenDates, readVenueHours } from './readOpenings.server.ts';

/** How long a page without its opening days may be kept, in ms. */
const PARTIAL_FOR = 10_000;

/**
 * Loads the exhibitions: the productions of the type that the design settings name, on each page those on view before those to come. A
 * page number that is none is redirected away, a page behind the end is missing. Failures of the productions come out as thrown, never
 * as an empty list (decision 21).
 */
export async function loadExhibitionList(context: LoadContext): Promise<LoadResult<ExhibitionListView>> {
  const { lang, url, now, provider, settings } = context;
  const type = settings.design.exhibitions_type;
  if (type === null) return { kind: 'missing', status: 404, isSwitchedOff: true };
  const { page: asked = '1', ...kept } = Object.fromEntries(url.searchParams);
  const page = readId(asked);
  const addressOf = (number: number) => withQuery(paths.exhibitions({ lang }), { ...kept, page: number > 1 ? number : null });
  if (page === null) return { kind: 'redirect', status: 302, to: addressOf(1) };
  try {
    const [productions, soonest] = await Promise.all([
      provider.read(productionsCall, {
        params: { lang },
        query: { exhibition_type: type, date: formatUrlDate(berlinDayAt(now)), page },
      }),
      readOpenDates(type, context),
    ]);
    const found = new Set(soonest?.flatMap(({ production, status }) => (status === 'scheduled' ? production : [])));
    const others = productions.results.flatMap(({ id }) => (soonest === null || found.has(id) ? [] : id));
    const more = await readDatesOf(others, context);
    const dates = [...(soonest ?? []), ...(more ?? [])];
    const datesOf = Map.groupBy(dates, ({ production }) => production);
    const exhibitions = productions.results.flatMap(
      (production) => presentExhibition(production, datesOf.get(production.id) ?? [], context) ?? [],
    );
    const cards = (isRunning: boolean) => exhibitions.filter((one) => one.isRunning === isRunning).map(({ card }) => card);
    const running = cards(true);
    const shown = new Set(exhibitions.map(({ card }) => card.id));
    const houses = new Set(dates.flatMap(({ production, venue }) => (venue && shown.has(production ?? 0) ? venue.id : [])));
    return {
      kind: 'page',
      data: {
        running: running.toSorted(byDay),
        ahead: cards(false),
        hours: await readVenueHours(houses, context),
        next: productions.next === null ? null : addressOf(page + 1),
        previous: page > 1 ? addressOf(page - 1) : null,
      },
      head: headOf(page, context),
      validUntil: soonest && more ? nextChange(dates, now) : now + PARTIAL_FOR,
    };
  } catch (error) {
    if (isSpielplanError(error, 'NOT_FOUND')) return { kind: 'missing', status: 404 };
    throw error;
  }
}

/** What closes soonest comes first. */
const byDay = (one: ExhibitionCard, other: ExhibitionCard) => one.date.day.localeCompare(other.date.day) || one.id - other.id;

/** Midnight, or before it the end of what is open today. */
function nextChange(dates: readonly EventSummary[], now: number): number {
  const today = berlinDayAt(now);
  const ends = dates
    .filter(({ date_start: start }) => berlinDay(start) === today)
    .map(({ date_end: end }) => (end === null ? 0 : inBerlin(end).toMillis()));
  return Math.min(endOfBerlinDay(today), ...ends.filter((end) => end > now));
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
