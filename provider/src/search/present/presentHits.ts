import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { SearchHit } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../platform/context.ts';
import { pages, settings } from '../../platform/database/schema/index.ts';
import { poster } from '../../media/picture.ts';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { isEventOver, readAvailability, readProgramme, ticketStatusOf } from '../../programme/index.ts';
import type { FoundDocument } from '../query/findDocuments.ts';
import type { Question } from '../query/Question.ts';
import { foldWord } from '../text/foldWord.ts';
import { parseWords } from '../text/parseWords.ts';
import { excerptOf, markText, type IsMatch } from './markText.ts';
import { matchWords } from './matchWords.ts';

const siteNameSchema = z.record(z.string(), z.string());

/** Hits as answers carry them, with what answers the question marked. */
export async function presentHits(
  context: ProviderContext,
  question: Question,
  documents: readonly FoundDocument[],
): Promise<SearchHit[]> {
  if (documents.length === 0) return [];
  const isMatch = await matchWords(
    context.db,
    question,
    documents.flatMap(({ title, lead, body }) => [title, lead, body]),
    await readHouseWords(context),
  );
  const dateOf = await readDates(context);
  const eventIds = documents.filter(({ kind }) => kind === 'event').map(({ item_id: id }) => id);
  const stateOf = await readStates(context, eventIds);
  const easyIds = await readEasyIds(
    context,
    documents.filter(({ kind }) => kind === 'page').map(({ item_id: id }) => id),
  );
  const passages = choosePassages(documents, isMatch);
  return documents.map((document, index) => {
    const { kind, item_id: id, title, link, image, image_alt: alt } = document;
    return {
      kind,
      id,
      title: markText(title, isMatch),
      excerpt: markText(passages[index] ?? '', isMatch),
      link,
      date: dateOf(document),
      image_obj: image === null ? null : poster(image, alt),
      ...stateOf(document),
      ...(kind === 'page' && easyIds.has(id) && { is_easy: true as const }),
    };
  });
}

/**
 * Of each document the passage that answers best. Where documents of other titles have it as well it is the next best; where
 * there is no other, how the document begins comes before it: one says what it is, the other why it was found.
 */
function choosePassages(documents: readonly FoundDocument[], isMatch: IsMatch): string[] {
  const isIn = (text: string) => markText(text, isMatch).some((piece) => piece.is_match);
  const first = documents.map(({ lead, body }) => excerptOf(body !== '' && (isIn(body) || !isIn(lead)) ? body : lead, isMatch));
  const titlesOf = Map.groupBy(documents, (_, index) => first[index]);
  return documents.map(({ lead, body }, index) => {
    const passage = first[index] ?? '';
    const isShared = new Set(titlesOf.get(passage)?.map(({ title }) => title)).size > 1;
    if (!isShared) return passage;
    const rest = body.replace(passage.replace(/^… | …$/g, ''), '…');
    return isIn(rest)
      ? excerptOf(rest, isMatch)
      : isIn(lead)
        ? excerptOf(lead, isMatch)
        : [lead, passage].filter(Boolean).join(' … ');
  });
}

/** The words of the house's own name in all languages: they stand on every page, and mark none. */
async function readHouseWords({ db }: ProviderContext): Promise<ReadonlySet<string>> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'site_name'));
  const names = siteNameSchema.safeParse(row?.value).data ?? {};
  return new Set(Object.values(names).flatMap((name) => parseWords(name).map(({ text }) => foldWord(text))));
}

/** The date of an event, the next one of a production, the publication of a story. */
async function readDates(context: ProviderContext): Promise<(document: FoundDocument) => string | null> {
  const { byId, ofProduction } = await readProgramme(context);
  const now = context.clock.now();
  return ({ kind, item_id: id, shown_at: shownAt }) => {
    if (kind === 'article') return shownAt === null ? null : toHouseInstant(new Date(shownAt));
    const entry =
      kind === 'event'
        ? byId.get(id)
        : kind === 'production'
          ? ofProduction.get(id)?.find((one) => !isEventOver(one, now) && one.event.status === 'scheduled')
          : undefined;
    return entry ? toHouseInstant(entry.event.dateStart) : null;
  };
}

type HitState = Pick<SearchHit, 'date_end' | 'duration_minutes' | 'status' | 'ticket_status' | 'previous_date_start'>;

/** How an event and its tickets stand at this moment, as the programme says it. */
async function readStates(context: ProviderContext, eventIds: readonly number[]): Promise<(document: FoundDocument) => HitState> {
  const { byId } = await readProgramme(context);
  const stocksOf = await readAvailability(context, eventIds);
  const now = context.clock.now();
  return ({ kind, item_id: id }) => {
    const entry = kind === 'event' ? byId.get(id) : undefined;
    if (!entry) return { status: null, ticket_status: null };
    const { status, previousDateStart: previous } = entry.event;
    return {
      date_end: entry.event.dateEnd && toHouseInstant(entry.event.dateEnd),
      ...(entry.production.durationMinutes !== null && { duration_minutes: entry.production.durationMinutes }),
      status,
      ticket_status: ticketStatusOf(entry, stocksOf(id), now),
      ...(previous && { previous_date_start: toHouseInstant(previous) }),
    };
  };
}

/** Those of the pages that are in easy language. Ids of legal texts are no pages' and never among them. */
async function readEasyIds({ db }: ProviderContext, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.isEasy, true), inArray(pages.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}
