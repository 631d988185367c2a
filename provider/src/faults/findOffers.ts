import { sql } from 'drizzle-orm';
import { connect, type ConnectOptions } from '../platform/database/connect.ts';

/** The body of a request to the cart that is on sale. */
export interface FaultOffer {
  event_jet_id: number;
  seat_group?: number;
  block_id?: number;
  quantities: [number];
  sale_type_ids: [number];
}

interface Row {
  jet: number;
  group: number | null;
  block: number | null;
  type: number;
}

/**
 * Stocks with plenty of places in events that are on
 * sale. Makes sure there are some, whatever day it is.
 */
export async function findOffers(database: ConnectOptions): Promise<FaultOffer[]> {
  const { db, close } = await connect(database);
  try {
    await db.execute(sql`
      update events set date_start = date_start + moved.by, date_end = date_end + moved.by, day = day + moved.days,
        ticket_sale_from = ticket_sale_from + moved.by
      from (select make_interval(days => d) as by, d as days
        from (select greatest(0, current_date - min(day)) as d from events) s) moved`);
    const answer: unknown = await db.execute(sql`
      select e.id_jet as jet, g.number as group, i.block_id as block, min(p.sale_type_id) as type
      from inventory i
        join events e on e.id = i.event_id
        left join seat_groups g on g.id = i.seat_group_id
        join prices p on p.event_id = e.id and p.seat_group_id is not distinct from i.seat_group_id and p.cents > 0
      where e.status = 'scheduled' and e.id_jet is not null and e.day > current_date + 1
        and (e.ticket_sale_from is null or e.ticket_sale_from < now()) and i.capacity - i.sold > 30
      group by e.id_jet, g.number, i.block_id, i.id
      order by i.id
      limit 400`);
    return (answer as { rows: Row[] }).rows.map(({ jet, group, block, type }) => ({
      event_jet_id: jet,
      ...(group !== null && { seat_group: group }),
      ...(block !== null && { block_id: block }),
      quantities: [2],
      sale_type_ids: [type],
    }));
  } finally {
    await close();
  }
}
