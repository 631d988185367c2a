import { type SQL, sql } from 'drizzle-orm';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import type { Db } from '../../platform/database/connect.ts';
import { readRows } from '../readRows.ts';

/** Dates of one production that differ in time alone, so that one document stands for all of them. */
export interface EventVariant {
  /** The smallest id of its events. */
  id: number;
  production_id: number;
  room_id: number;
  note: Localised | null;
  tag_ids: number[];
  dates: number;
}

/** What the events of a variant have in common. */
const COMMON = sql.raw('e.production_id, e.room_id, e.note, l.tag_ids');
const EVENTS_WITH_TAGS = sql.raw(`events e left join (
  select event_id, array_agg(tag_id order by tag_id) as tag_ids from event_tag_links group by event_id
) l on l.event_id = e.id`);

/** The variants of all productions; the database groups the dates, however many there are. */
export function readVariants(db: Pick<Db, 'execute'>): Promise<EventVariant[]> {
  return readRows<EventVariant>(
    db,
    sql`select min(e.id) as id, e.production_id, e.room_id, e.note, coalesce(l.tag_ids, '{}') as tag_ids, count(*)::integer as dates
      from ${EVENTS_WITH_TAGS} group by ${COMMON} order by 1`,
  );
}

/** Makes `search_dates` hold the dates of all events; only what differs is written. Returns how many rows that are. */
export async function writeDates(db: Pick<Db, 'execute'>): Promise<number> {
  const gone = await readRows(
    db,
    sql`delete from search_dates t where not exists (select 1 from events e where e.id = t.event_id) returning 1`,
  );
  const written = await readRows(
    db,
    sql`
    insert into search_dates (event_id, document_id, shown_at, ends_at, is_off, is_long)
    select ${WANTED} from (
      select e.*, min(e.id) over (partition by ${COMMON}) as document_id,
        case when e.date_end > e.date_start then e.date_end
          else e.date_start + make_interval(mins => coalesce(nullif(greatest(p.duration_minutes, 0), 0), 180)) end as ends_at
      from ${EVENTS_WITH_TAGS} join productions p on p.id = e.production_id
    ) w
    where not exists (
      select 1 from search_dates t
      where t.event_id = w.id and (t.document_id, t.shown_at, t.ends_at, t.is_off) = (w.document_id, w.date_start, w.ends_at, w.status <> 'scheduled')
    )
    on conflict (event_id) do update set document_id = excluded.document_id, shown_at = excluded.shown_at,
      ends_at = excluded.ends_at, is_off = excluded.is_off, is_long = excluded.is_long
    returning 1
  `,
  );
  return gone.length + written.length;
}

/** The end is that of `endOfEvent`. */
const WANTED: SQL = sql.raw(
  "w.id, w.document_id, w.date_start, w.ends_at, w.status <> 'scheduled', w.ends_at > w.date_start + interval '24 hours'",
);
