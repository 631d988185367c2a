import { and, eq, inArray } from 'drizzle-orm';
import type { SearchHit } from '@spielplan/shared-contracts/api';
import type { ProviderContext } from '../../../context.ts';
import { pages } from '../../../database/schema/index.ts';
import { poster } from '../../../media/picture.ts';
import { toHouseInstant } from '../../../clock.ts';
import { isEventOver, ticketStatusOf } from '../../events/presentEventSummary.ts';
import type { FoundDocument } from '../query/findDocuments.ts';
import type { Question } from '../query/Question.ts';
import { excerptOf, markText } from './markText.ts';
import { matchWords } from './matchWords.ts';

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
  );
  const dateOf = await readDates(context);
  const eventIds = documents.filter(({ kind }) => kind === 'event').map(({ item_id: id }) => id);
  const stateOf = await readStates(context, eventIds);
  const easyIds = await readEasyIds(
    context,
    documents.filter(({ kind }) => kind === 'page').map(({ item_id: id }) => id),
  );
  return documents.map((document) => {
    const { kind, item_id: id, title, lead, body, link, image, image_alt: alt } = document;
    const isInBody = markText(body, isMatch).some((piece) => piece.is_match);
    const isInLead = markText(lead, isMatch).some((piece) => piece.is_match);
    const shown = body !== '' && (isInBody || !isInLead) ? body : lead;
    return {
      kind,
      id,
      title: markText(title, isMatch),
      excerpt: markText(excerptOf(shown, isMatch), isMatch),
      link,
      date: dateOf(document),
      image_obj: image === null ? null : poster(image, alt),
      ...stateOf(document),
      ...(kind === 'page' && easyIds.has(id) && { is_easy: true as const }),
    };
  });
}

/** The date of an event, the next one of a production, the publication of a story. */
async function readDates(context: ProviderContext): Promise<(document: FoundDocument) => string | null> {
  const { byId, ofProduction } = await context.readProgramme();
  const now = context.clock.now();
  return ({ kind, item_id: id, shown_at: shownAt }) => {
    if (kind === 'article') return shownAt === null ? null : toHouseInstant(new Date(shownAt));
    const entry =
      kind === 'event'
        ? byId.get(id)
        : kind === 'production'
          ? ofProduction.get(id)?.find(({ event }) => !isEventOver(event, now) && event.status === 'scheduled')
          : undefined;
    return entry ? toHouseInstant(entry.event.dateStart) : null;
  };
}

type HitState = Pick<SearchHit, 'date_end' | 'status' | 'ticket_status' | 'previous_date_start'>;

/** How an event and its tickets stand at this moment, as the programme says it. */
async function readStates(context: ProviderContext, eventIds: readonly number[]): Promise<(document: FoundDocument) => HitState> {
  const { byId } = await context.readProgramme();
  const stocksOf = await context.readAvailability(eventIds);
  const now = context.clock.now();
  return ({ kind, item_id: id }) => {
    const entry = kind === 'event' ? byId.get(id) : undefined;
    if (!entry) return { status: null, ticket_status: null };
    const { status, previousDateStart: previous } = entry.event;
    return {
      date_end: entry.event.dateEnd && toHouseInstant(entry.event.dateEnd),
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
