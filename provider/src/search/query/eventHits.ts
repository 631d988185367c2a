import { type SQL, sql } from 'drizzle-orm';
import { endOfHouseDay, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { Clock } from '../../platform/clock/clock.ts';
import { matches, rank } from './matches.ts';
import type { NamedDays } from './parseDays.ts';
import type { Question } from './Question.ts';

/** A date on the day asked for, above any match of words. */
const DAY_POINTS = 10;

/**
 * The start of a statement that reads from `hits`: per production its `document_id`, and of the date to show `event_id`,
 * `shown_at`, `is_over`, `rank` and `distance`. A document's best date is probed in its index, so that a production costs
 * the same with ten dates and with ten thousand.
 */
export function withEventHits(question: Question, clock: Clock): SQL {
  const today = toInstant(inHouseZone(`${clock.today()}T00:00:00`).toMillis());
  const now = toInstant(clock.now());
  const isThen = question.days ? isOnDays(question.days) : sql`true`;
  return sql`
    with texts as materialized (
      select d.item_id as document_id, d.group_id, ${rank(question, true)} as rank
      from search_documents d where d.lang = ${question.lang} and d.kind = 'event' and ${matches(question, true)}
    ), candidates as materialized (
      select group_id, rank, ${bestDate(today, now)} as date from texts
      ${question.days ? sql`union all ${onDays(question, question.days)}` : sql``}
    ), hits as (
      select distinct on (t.group_id) t.document_id, t.event_id, t.shown_at, t.ends_at <= ${now}::timestamptz as is_over,
        t.rank + (case when ${isThen} then ${question.days ? DAY_POINTS : 0}::integer else 0 end) as rank,
        ${isThen} as is_then, ${distance(today)} as distance
      from (select group_id, rank, (date).* from candidates where (date).event_id is not null) t
      order by t.group_id, is_over, is_then desc, t.is_off, distance, t.event_id
    )`;
}

/** Whether any date answers by its day, with the rest of the term in its document. */
export function hasDateOnDays(question: Question): SQL {
  return question.days ? sql`exists (${onDays(question, question.days)})` : sql`false`;
}

/** The dates on the days asked for, as candidates. */
function onDays(question: Question, days: NonNullable<Question['days']>): SQL {
  return sql`
    select d.group_id, ${rank(question, true)}, t
    from search_dates t join search_documents d on d.lang = ${question.lang} and d.kind = 'event' and d.item_id = t.document_id
    where ${isOnDays(days)} and ${matches(question, true, true)}`;
}

/**
 * Of the dates of a document: one that is not over before one that is, one that takes place before one that is off,
 * then the nearest to the beginning of today, then the smaller id.
 */
function bestDate(today: string, now: string): SQL {
  const before = sql`t.shown_at < ${today}::timestamptz`;
  const since = sql`t.shown_at >= ${today}::timestamptz`;
  const isOn = sql`t.ends_at > ${now}::timestamptz`;
  const isOver = sql`t.ends_at <= ${now}::timestamptz`;
  const dayBefore = sql`t.shown_at >= ${today}::timestamptz - interval '24 hours'`;
  const next = (isOff: SQL) =>
    nearest(today, isOff, [
      [sql`${since} and ${isOn}`, sql`t.shown_at`],
      [sql`${before} and ${dayBefore} and ${isOn}`, sql`t.shown_at desc`],
      [sql`${before} and ${isOn} and t.is_long`, sql`t.shown_at desc`],
    ]);
  const last = (isOff: SQL) =>
    nearest(today, isOff, [
      [sql`${since} and t.shown_at <= ${now}::timestamptz and ${isOver}`, sql`t.shown_at`],
      [sql`${before} and ${isOver}`, sql`t.shown_at desc`],
    ]);
  const [off, takesPlace] = [sql`true`, sql`false`];
  return sql`coalesce(${next(takesPlace)}, ${next(off)}, ${last(takesPlace)}, ${last(off)})`;
}

/** The nearest of what each probe of the index finds first. */
function nearest(today: string, isOff: SQL, probes: readonly (readonly [where: SQL, order: SQL])[]): SQL {
  const each = probes.map(
    ([where, order]) => sql`(select t as date, t.shown_at from search_dates t
      where t.document_id = texts.document_id and t.is_off = ${isOff} and ${where} order by ${order}, t.event_id limit 1)`,
  );
  return sql`(select t.date from (${sql.join(each, sql` union all `)}) t order by ${distance(today)}, (t.date).event_id limit 1)`;
}

function distance(today: string): SQL {
  return sql`abs(extract(epoch from t.shown_at - ${today}::timestamptz))`;
}

function isOnDays({ from, to }: NamedDays): SQL {
  const start = toInstant(inHouseZone(`${from}T00:00:00`).toMillis());
  const isBefore = sql`t.shown_at < ${toInstant(endOfHouseDay(to))}::timestamptz`;
  // The night counts to the evening before (`lastDayOf`).
  return sql`((t.shown_at >= ${start}::timestamptz or t.ends_at > ${start}::timestamptz + interval '6 hours') and ${isBefore})`;
}

function toInstant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
