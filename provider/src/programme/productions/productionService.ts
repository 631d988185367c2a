import {
  callPath,
  type ProductionDetail,
  productionsCall,
  type ProductionsQuery,
  type ProductionSummary,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { IsoDay, Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { pagedAnswer } from '../../platform/http/pagedAnswer.ts';
import { lastDayIn, parseDay } from '../events/eventFilters.ts';
import { readTwin } from '../../documents/content/easyLanguage.ts';
import { presentEvents } from '../events/eventService.ts';
import { type Catalogue, type CatalogueEntry, readCatalogue } from './catalogue.ts';
import { datesAhead, presentProduction, presentProductionSummary } from './presentProduction.ts';

const PAGE_SIZE = 12;

/**
 * A page of the productions: those still to be seen first, by their next date, then the others by
 * their last one, newest first; ties by id. `date` keeps those that play on that day or later.
 * Throws `INVALID_QUERY` for a date that is none, `NOT_FOUND` behind the last page.
 */
export async function listProductions(context: ProviderContext, lang: Language, query: ProductionsQuery) {
  const { page = 1, date, ...filters } = query;
  const from = date === undefined ? undefined : parseDay(date, 'date');
  const now = context.clock.now();
  const catalogue = await readCatalogue(context);
  const found = inOrder(catalogue, now).filter((entry) => isInList(entry, filters, from));
  const results = found
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map((entry) => presentProductionSummary(entry, { lang, now }));
  const request = { path: callPath(productionsCall, { lang }), query: { ...filters, date }, page, pageSize: PAGE_SIZE };
  return pagedAnswer(request, found.length, results);
}

/** One production with every date to come and what is left of its tickets. Throws `NOT_FOUND`. */
export async function readProduction(context: ProviderContext, lang: Language, id: number): Promise<ProductionDetail> {
  const entry = (await readCatalogue(context)).byId.get(id);
  if (!entry) throw new SpielplanError('NOT_FOUND', { detail: 'no such production' });
  const now = context.clock.now();
  return {
    ...presentProduction(entry, await presentEvents(context, lang, datesAhead(entry, now)), { lang, now }),
    ...(await readTwin(context.db, [{ kind: 'production', id }])),
  };
}

/** The productions that somebody of the house takes part in, in the order of the list. */
export async function productionsOfPerson(
  context: ProviderContext,
  lang: Language,
  personId: number,
): Promise<{ entries: CatalogueEntry[]; summaries: ProductionSummary[] }> {
  const now = context.clock.now();
  const entries = inOrder(await readCatalogue(context), now).filter(({ personIds }) => personIds.has(personId));
  return { entries, summaries: entries.map((entry) => presentProductionSummary(entry, { lang, now })) };
}

function isInList(
  { production, type, tags, dates }: CatalogueEntry,
  { season, exhibition_type: typeSlug, tag }: Omit<ProductionsQuery, 'date' | 'page'>,
  from: IsoDay | undefined,
): boolean {
  return (
    (season === undefined || production.seasonId === season) &&
    (typeSlug === undefined || type?.slug === typeSlug) &&
    (tag === undefined || tags.some(({ id }) => id === tag)) &&
    (from === undefined || dates.some((date) => lastDayIn(date) >= from))
  );
}

function inOrder({ entries }: Catalogue, now: number): CatalogueEntry[] {
  const ranked = entries.map((entry) => {
    const next = datesAhead(entry, now)[0]?.event.dateStart.getTime();
    const last = entry.dates.at(-1)?.event.dateStart.getTime() ?? 0;
    return { entry, isOver: next === undefined, rank: next ?? -last };
  });
  return ranked
    .toSorted((a, b) => Number(a.isOver) - Number(b.isOver) || a.rank - b.rank || a.entry.production.id - b.entry.production.id)
    .map(({ entry }) => entry);
}
