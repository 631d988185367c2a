import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { inventory, orderLines, seats } from '../../database/schema/index.ts';
import { newVisitor } from '../../testing/testProvider.ts';
import type { TicketedEvent } from '../../testing/ticketedEvent.ts';
import { quantile } from './quantile.ts';

export interface RushFigures {
  buyers: number;
  seats: number;
  /** Seats that were paid for. */
  sold: number;
  /** Buyers who were told that nothing is left. */
  refused: number;
  /** Answers that were neither. */
  failed: number;
  /** Seats that are sold twice, or sold without an order. */
  wrong: number;
  /** Milliseconds: holding a seat, paying for it, and lists before and meanwhile. */
  holdP95: number;
  payP95: number;
  listBefore: number;
  listMeanwhile: number;
  /** The most sessions of the database that waited for a lock at a moment, and seconds that all waited together. */
  waiting: number;
  waitedSeconds: number;
}

const LIST = '/de/api/events/?page_size=20';
const KEY = '0123456789abcdef'.repeat(2);

/** So many buyers come to one hall within so many seconds, evenly, to several providers in turn, each for one seat that is paid at once. */
export async function rush(
  urls: readonly string[],
  db: Db,
  event: TicketedEvent,
  { buyers, seconds }: { buyers: number; seconds: number },
): Promise<RushFigures> {
  const [stock] = event.stocks;
  if (!stock) throw new Error('The event sells nothing.');
  const calm = await listsUntil(urls, pause(Math.min(5_000, seconds * 250)));
  const figures = { sold: 0, refused: 0, failed: 0 };
  const [holds, pays]: [number[], number[]] = [[], []];
  const buy = async (index: number): Promise<void> => {
    await pause((index / buyers) * seconds * 1_000);
    const visitor = await newVisitor(urls[index % urls.length] ?? '');
    const from = performance.now();
    const body = { event_jet_id: event.idJet, seat_group: stock.group, quantities: [1], sale_type_ids: [1] };
    const held = await visitor.send('POST', '/api/shop-cart/', body);
    await held.arrayBuffer();
    holds.push(performance.now() - from);
    if (held.status === 409) figures.refused += 1;
    if (held.status !== 200) return void (figures.failed += held.status === 409 ? 0 : 1);
    const paying = performance.now();
    const paid = await visitor.submit('/webshop/cart/pay', { key: KEY, quantity: 1, total: stock.cents[0] });
    pays.push(performance.now() - paying);
    figures[paid.status === 303 ? 'sold' : 'failed'] += 1;
  };
  const all = Promise.all(Array.from({ length: buyers }, (_, index) => buy(index).catch(() => void (figures.failed += 1))));
  const [locks, busy] = await Promise.all([watchLocks(db, all), listsUntil(urls, all)]);
  const [row] = await db.select().from(inventory).where(eq(inventory.id, stock.id));
  const lines = await db.$count(orderLines, eq(orderLines.inventoryId, stock.id));
  const taken = await db.$count(seats, eq(seats.inventoryId, stock.id));
  const free = Math.max(0, figures.sold - taken);
  return {
    buyers,
    seats: stock.capacity,
    ...figures,
    wrong: Math.abs((row?.sold ?? 0) - figures.sold) + Math.abs(lines - figures.sold) + free,
    holdP95: quantile(holds, 0.95),
    payP95: quantile(pays, 0.95),
    listBefore: quantile(calm, 0.5),
    listMeanwhile: quantile(busy, 0.5),
    ...locks,
  };
}

async function listsUntil(urls: readonly string[], end: Promise<unknown>): Promise<number[]> {
  const ended = watchEnd(end);
  const times: number[] = [];
  for (let turn = 0; !ended.aborted; turn += 1) {
    const from = performance.now();
    await (await fetch(`${urls[turn % urls.length]}${LIST}`)).arrayBuffer();
    times.push(performance.now() - from);
    await pause(50);
  }
  return times;
}

function watchEnd(end: Promise<unknown>): AbortSignal {
  const over = new AbortController();
  void end.then(() => over.abort());
  return over.signal;
}

const LOOK_MS = 100;

async function watchLocks(db: Db, end: Promise<unknown>): Promise<Pick<RushFigures, 'waiting' | 'waitedSeconds'>> {
  const ended = watchEnd(end);
  const found = { waiting: 0, waitedSeconds: 0 };
  while (!ended.aborted) {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    found.waiting = Math.max(found.waiting, row?.count ?? 0);
    found.waitedSeconds += ((row?.count ?? 0) * LOOK_MS) / 1_000;
    await pause(LOOK_MS);
  }
  return found;
}
