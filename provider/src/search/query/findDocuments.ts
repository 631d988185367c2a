import { type SQL, sql } from 'drizzle-orm';
import type { SearchKind } from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { texts } from '../../i18n/texts.ts';
import type { SearchContext } from '../createLookUp.ts';
import { readRows } from '../readRows.ts';
import { hasDateOnDays, withEventHits } from './eventHits.ts';
import { matches, rank } from './matches.ts';
import type { Question } from './Question.ts';

/** A document that was found, as it is shown. */
export interface FoundDocument {
  kind: SearchKind;
  item_id: number;
  group_id: number;
  title: string;
  lead: string;
  body: string;
  link: string;
  image: string | null;
  image_alt: string;
  shown_at: Date | string | null;
}

/** A stretch of a result. */
export interface Found {
  count: number;
  documents: FoundDocument[];
}

interface Stretch {
  limit: number;
  offset: number;
}

const SHOWN = sql.raw('d.kind, d.item_id, d.group_id, d.title, d.lead, d.body, d.link, d.image, d.image_alt, d.shown_at');
const SHOWN_EVENT = sql.raw(
  'd.kind, h.event_id as item_id, d.group_id, d.title, d.lead, d.body, d.link || h.event_id as link, d.image, d.image_alt, h.shown_at',
);
/** What comes first among equals. */
const KIND_ORDER = sql.raw(`array_position(array['production', 'person', 'venue', 'series', 'article', 'page'], d.kind)`);

/** A twin comes behind its page, which says the same; asked for by the name of easy language it alone is found. */
const EASY_WEIGHT = sql`case when d.kind = 'page' and d.labels && array[${sql.join(
  LANGUAGES.map((lang) => sql`${texts(lang)('page.easy')}`),
  sql`, `,
)}]::text[] then 0.5 else 1 end`;

/** Tells whether anything at all answers the question. */
export async function hasMatches({ db }: SearchContext, question: Question): Promise<boolean> {
  return hasAny(db, sql`${hasEvent(question)} or ${hasDocument(sql`d.kind <> 'event'`, question, false)}`);
}

/** Tells whether any date answers the question. */
export async function hasEvents({ db }: SearchContext, question: Question): Promise<boolean> {
  return hasAny(db, hasEvent(question));
}

async function hasAny(db: SearchContext['db'], isFound: SQL): Promise<boolean> {
  const [row] = await readRows<{ found: boolean }>(db, sql`select ${isFound} as found`);
  return row?.found === true;
}

function hasEvent(question: Question): SQL {
  return sql`(${hasDocument(sql`d.kind = 'event'`, question, true)} or ${hasDateOnDays(question)})`;
}

/** By its own step: a plan that stops at the first row reads all of them where there is none. */
function hasDocument(isOfKind: SQL, question: Question, areEvents: boolean): SQL {
  return sql`exists (with found as materialized (
    select 1 from search_documents d where d.lang = ${question.lang} and ${isOfKind} and ${matches(question, areEvents)}
  ) select 1 from found)`;
}

/**
 * The productions whose dates answer the question, each with the date to show: one on the day asked for, of these the
 * next that takes place, else the next, else the last. Productions to come stand before those that are over; among them the better match, then the
 * earlier date, then the smaller id.
 */
export async function findEvents(context: SearchContext, question: Question, { limit, offset }: Stretch): Promise<Found> {
  const hits = withEventHits(question, context.clock);
  const order = sql.raw('h.is_over, h.rank desc, h.distance, h.event_id');
  return readFound(
    context,
    sql`
      ${hits}
      select ${SHOWN_EVENT}, h.total from (
        select h.*, count(*) over () as total from hits h order by ${order} limit ${limit} offset ${offset}
      ) h
      join search_documents d on d.lang = ${question.shownLang} and d.kind = 'event' and d.item_id = h.document_id
      order by ${order}
    `,
    sql`${hits} select count(*) as total from hits`,
    offset,
  );
}

/** Everything but events that answers the question: the better match first, then by kind, newer stories, smaller ids. */
export async function findOthers(
  context: SearchContext,
  question: Question,
  kind: SearchKind | undefined,
  { limit, offset }: Stretch,
): Promise<Found> {
  const isWanted = sql`d.lang = ${question.lang} and d.kind ${kind ? sql`= ${kind}` : sql`<> 'event'`} and ${matches(question, false)}`;
  return readFound(
    context,
    sql`
      select ${SHOWN}, h.total from (
        select d.kind, d.item_id, count(*) over () as total,
          row_number() over (order by ${rank(question, false)} * ${EASY_WEIGHT} desc, ${KIND_ORDER}, d.shown_at desc nulls last, d.item_id) as place
        from search_documents d where ${isWanted} order by place limit ${limit} offset ${offset}
      ) h
      join search_documents d on d.lang = ${question.shownLang} and d.kind = h.kind and d.item_id = h.item_id
      order by h.place
    `,
    sql`select count(*) as total from search_documents d where ${isWanted}`,
    offset,
  );
}

async function readFound({ db }: SearchContext, query: SQL, countQuery: SQL, offset: number): Promise<Found> {
  const rows = await readRows<FoundDocument & { total: number | string }>(db, query);
  const [first] = rows;
  if (first || offset === 0) return { count: Number(first?.total ?? 0), documents: rows };
  // Behind the last page the rows no longer tell how many there are.
  const counted = await readRows<{ total: number | string }>(db, countQuery);
  return { count: Number(counted[0]?.total ?? 0), documents: [] };
}
