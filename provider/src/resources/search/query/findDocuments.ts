import { type SQL, sql } from 'drizzle-orm';
import type { SearchKind } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { endOfBerlinDay, inBerlin } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderContext } from '../../../context.ts';
import { paths } from '@spielplan/shared-contracts/routes';
import { buildTextQuery, type TextQuery } from './buildQuery.ts';
import type { Question } from './Question.ts';
import { readRows } from '../readRows.ts';

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

/** What a match is worth by where it stands: in the parts of long texts' compounds, in a text, around a title, in a title. */
const WEIGHTS = '{0.05, 0.2, 0.5, 1}';
/** Above any match of words. */
const TOPIC_POINTS = 9;
const LEGAL_POINTS = 4;
const SHOWN = sql.raw('d.kind, d.item_id, d.group_id, d.title, d.lead, d.body, d.link, d.image, d.image_alt, d.shown_at');
/** What comes first among equals. */
const KIND_ORDER = sql.raw(`array_position(array['production', 'person', 'venue', 'series', 'article', 'page'], d.kind)`);

/** Tells whether anything at all answers the question. */
export async function hasMatches({ db }: ProviderContext, question: Question): Promise<boolean> {
  const found = await readRows(
    db,
    sql`
    select 1 from search_documents d
    where d.lang = ${question.lang} and (case when d.kind = 'event' then ${matches(question, true)} else ${matches(question, false)} end)
    limit 1
  `,
  );
  return found.length > 0;
}

/** Tells whether any date answers the question. */
export async function hasEvents({ db }: ProviderContext, question: Question): Promise<boolean> {
  const found = await readRows(
    db,
    sql`select 1 from search_documents d where d.lang = ${question.lang} and d.kind = 'event' and ${matches(question, true)} limit 1`,
  );
  return found.length > 0;
}

/**
 * The productions whose dates answer the question, each with the date to show: one on the day asked for, of these the
 * next that takes place, else the next, else the last. Productions to come stand before those that are over; among them the better match, then the
 * earlier date, then the smaller id.
 */
export async function findEvents(context: ProviderContext, question: Question, { limit, offset }: Stretch): Promise<Found> {
  const today = toInstant(inBerlin(`${context.clock.today()}T00:00:00`).toMillis());
  return readFound(
    context,
    sql`
      with found as (
        select d.item_id, d.group_id, d.is_off, d.shown_at, ${isOver(toInstant(context.clock.now()))} as is_over,
          ${question.days ? isOnDays(question.days) : sql`true`} as is_then, ${rank(question, true)} as rank
        from search_documents d left join events e on e.id = d.item_id
        where d.lang = ${question.lang} and d.kind = 'event' and ${matches(question, true)}
      ), hits as (
        select distinct on (group_id) *, abs(extract(epoch from shown_at - ${today}::timestamptz)) as distance
        from found
        order by group_id, is_over, is_then desc, is_off, abs(extract(epoch from shown_at - ${today}::timestamptz)), item_id
      )
      select ${SHOWN}, h.total from (
        select *, count(*) over () as total from hits order by is_over, rank desc, distance, item_id limit ${limit} offset ${offset}
      ) h
      join search_documents d on d.lang = ${question.shownLang} and d.kind = 'event' and d.item_id = h.item_id
      order by h.is_over, h.rank desc, h.distance, h.item_id
    `,
    sql`select count(distinct group_id) as total from search_documents d
        where d.lang = ${question.lang} and d.kind = 'event' and ${matches(question, true)}`,
    offset,
  );
}

/** Everything but events that answers the question: the better match first, then by kind, newer stories, smaller ids. */
export async function findOthers(
  context: ProviderContext,
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
          row_number() over (order by ${rank(question, false)} desc, ${KIND_ORDER}, d.shown_at desc nulls last, d.item_id) as place
        from search_documents d where ${isWanted} order by place limit ${limit} offset ${offset}
      ) h
      join search_documents d on d.lang = ${question.shownLang} and d.kind = h.kind and d.item_id = h.item_id
      order by h.place
    `,
    sql`select count(*) as total from search_documents d where ${isWanted}`,
    offset,
  );
}

async function readFound({ db }: ProviderContext, query: SQL, countQuery: SQL, offset: number): Promise<Found> {
  const rows = await readRows<FoundDocument & { total: number | string }>(db, query);
  const [first] = rows;
  if (first || offset === 0) return { count: Number(first?.total ?? 0), documents: rows };
  // Behind the last page the rows no longer tell how many there are.
  const counted = await readRows<{ total: number | string }>(db, countQuery);
  return { count: Number(counted[0]?.total ?? 0), documents: [] };
}

/** Whether a document `d` answers the question; on events a day counts as well. */
function matches({ text, words, topic, days, isLoose, lang }: Question, areEvents: boolean): SQL {
  const ways: SQL[] = [];
  if (topic.length > 0 && areEvents) {
    // A practical question is answered by an event that bears its words in a title or tag, not somewhere in a text.
    const named = buildTextQuery(words, lang, 'AB');
    return named ? sql`d.vector @@ ${toQuery(named.exact, lang)}` : sql`false`;
  }
  for (const title of topic) ways.push(isPageCalled(title, lang));
  if (text) ways.push(isLoose ? hasHalf(text, lang) : sql`d.vector @@ ${toQuery(text.all, lang)}`);
  if (days?.text && !areEvents) ways.push(sql`d.vector @@ ${toQuery(days.text.all, lang)}`);
  if (days && areEvents) {
    const isThen = isOnDays(days);
    ways.push(days.text ? sql`(${isThen} and d.vector @@ ${toQuery(days.text.all, lang)})` : isThen);
  }
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`;
}

/** How well a document answers: the day above all, a title that is the term, words in full rather than begun. */
function rank({ text, topic, days, folded, isLoose, lang }: Question, areEvents: boolean): SQL {
  const points: SQL[] = [sql`0::float8`];
  if (days && areEvents) points.push(sql`(case when ${isOnDays(days)} then 10 else 0 end)`);
  for (const one of [text, days?.text]) if (one) points.push(rankText(one, lang));
  if (isLoose && text) points.push(sql`2 * (${coverage(text, lang)})`);
  if (!areEvents) {
    for (const [index, title] of topic.entries()) {
      points.push(sql`(case when ${isPageCalled(title, lang)} then ${TOPIC_POINTS - index}::integer else 0 end)`);
    }
    points.push(
      sql`(case when ${isLegal(lang)} and not starts_with(d.title_folded, ${folded}) then ${-LEGAL_POINTS}::integer else 0 end)`,
    );
  }
  if (folded) {
    // A title that begins with the name of the day is meant no less than the day: "Silvester mit Pauken".
    const begun = days && areEvents ? 11 : 1;
    points.push(
      sql`(case when d.title_folded = ${folded} then ${begun + 1}::integer when starts_with(d.title_folded, ${folded}) then ${begun}::integer else 0 end)`,
    );
  }
  return sql`(${sql.join(points, sql` + `)})`;
}

function isPageCalled(title: string, lang: Language): SQL {
  const query = buildTextQuery([title], lang, 'A')?.exact ?? '';
  return sql`(d.kind = 'page' and d.vector @@ ${toQuery(query, lang)})`;
}

/** Legal texts name everything, and are meant only where they are asked for. */
function isLegal(lang: Language): SQL {
  return sql`d.link in ${[paths.terms({ lang }), paths.privacy({ lang }), paths.imprint({ lang })]}`;
}

function rankText({ all, exact }: TextQuery, lang: string): SQL {
  return sql`ts_rank(${WEIGHTS}::float4[], d.vector, ${toQuery(exact, lang)}) + 0.3 * ts_rank(${WEIGHTS}::float4[], d.vector, ${toQuery(all, lang)})`;
}

function hasHalf(text: TextQuery, lang: string): SQL {
  const any = sql`d.vector @@ ${toQuery(text.each.join(' | '), lang)}`;
  return sql`(${any} and ${coverage(text, lang)} >= ${Math.ceil(text.each.length / 2)})`;
}

function coverage({ each }: TextQuery, lang: string): SQL {
  const found = each.map((word) => sql`(d.vector @@ ${toQuery(word, lang)})::integer`);
  return sql`(${sql.join(found, sql` + `)})`;
}

function isOnDays({ from, to }: NonNullable<Question['days']>): SQL {
  const start = toInstant(inBerlin(`${from}T00:00:00`).toMillis());
  return sql`(d.shown_at >= ${start}::timestamptz and d.shown_at < ${toInstant(endOfBerlinDay(to))}::timestamptz)`;
}

/** The rule of `endOfEvent`, on a document `d` and its event `e`. */
function isOver(now: string): SQL {
  return sql`(case when e.date_end > e.date_start then e.date_end else d.shown_at + interval '3 hours' end <= ${now}::timestamptz)`;
}

function toQuery(query: string, lang: string): SQL {
  return sql`to_tsquery(${`search_${lang}`}::regconfig, ${query})`;
}

function toInstant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
