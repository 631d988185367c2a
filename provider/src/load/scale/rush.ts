import { setTimeout as pause } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { inventory, orderLines, orders, seats } from '../../platform/database/schema/index.ts';
import { orderIdOf } from '../../shop/index.ts';
import { newVisitor } from '../../testing/testProvider.ts';
import type { TicketedEvent } from '../../testing/ticketedEvent.ts';
import { quantile } from './quantile.ts';

export interface RushFigures {
  buyers: number;
  seats: number;
  /** Seats whose payment was answered with an order. */
  sold: number;
  /** Buyers who were told that nothing is left. */
  refused: number;
  /** Answers that were neither, and none at all. */
  failed: number;
  /** Seats that are sold twice, sold without an order, or promised and not there. */
  wrong: number;
  /** Milliseconds of what a buyer waits for: the first answer, a seat that is held, the order. */
  comeP95: number;
  holdP95: number;
  payP95: number;
  /** Milliseconds of a list: before, and meanwhile. */
  listBeforeP50: number;
  listBeforeP95: number;
  listP50: number;
  listP95: number;
  /** The most sessions of the database that waited for a lock at a moment, and seconds that all waited together. */
  waiting: number;
  waitedSeconds: number;
}

interface Crowd {
  buyers: number;
  /** In which they come, evenly. */
  seconds: number;
  /** Happens when half of them have come. */
  halfway?: () => Promise<void>;
}

const LIST = '/de/api/events/?page_size=20';
const KEY = '0123456789abcdef'.repeat(2);
const CALM_MS = 5_000;

/** So many buyers come to one hall, to several providers in turn, each for one seat that is paid at once. */
export async function rush(
  urls: readonly string[],
  db: Db,
  event: TicketedEvent,
  { buyers, seconds, halfway }: Crowd,
): Promise<RushFigures> {
  const [stock] = event.stocks;
  if (!stock) throw new Error('The event sells nothing.');
  const calm = await listsUntil(urls, pause(Math.min(CALM_MS, seconds * 250)));
  const figures = { refused: 0, failed: 0 };
  const promised: number[] = [];
  const [comes, holds, pays]: [number[], number[], number[]] = [[], [], []];
  const buy = async (index: number): Promise<void> => {
    await pause((index / buyers) * seconds * 1_000);
    const visitor = await timed(comes, newVisitor(urls[index % urls.length] ?? ''));
    const ofOwnNetwork = { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` };
    const body = { event_jet_id: event.idJet, seat_group: stock.group, quantities: [1], sale_type_ids: [1] };
    const held = await timed(holds, visitor.send('POST', '/api/shop-cart/', body, ofOwnNetwork));
    await held.arrayBuffer();
    if (held.status === 409) figures.refused += 1;
    if (held.status !== 200) return void (figures.failed += held.status === 409 ? 0 : 1);
    const paid = await timed(pays, visitor.submit('/webshop/cart/pay', { key: KEY, quantity: 1, total: stock.cents[0] }));
    const order = orderIdOf(/\/orders\/([\w-]+)/.exec(paid.headers.get('location') ?? '')?.[1] ?? '');
    if (paid.status === 303 && order !== null) promised.push(order);
    else figures.failed += 1;
  };
  const all = Promise.all(Array.from({ length: buyers }, (_, index) => buy(index).catch(() => void (figures.failed += 1))));
  const half = pause(seconds * 500).then(halfway);
  const [locks, busy] = await Promise.all([watchLocks(db, all), listsUntil(urls, all), half]);
  return {
    buyers,
    seats: stock.capacity,
    sold: promised.length,
    ...figures,
    wrong: await countWrong(db, stock.id, promised, figures.failed),
    comeP95: quantile(comes, 0.95),
    holdP95: quantile(holds, 0.95),
    payP95: quantile(pays, 0.95),
    listBeforeP50: quantile(calm, 0.5),
    listBeforeP95: quantile(calm, 0.95),
    listP50: quantile(busy, 0.5),
    listP95: quantile(busy, 0.95),
    ...locks,
  };
}

async function timed<T>(times: number[], work: Promise<T>): Promise<T> {
  const from = performance.now();
  const value = await work;
  times.push(performance.now() - from);
  return value;
}

/** What the database says against what buyers were promised; a payment without an answer may have been made or not. */
async function countWrong(db: Db, stockId: number, promised: readonly number[], failed: number): Promise<number> {
  const [stock] = await db.select().from(inventory).where(eq(inventory.id, stockId));
  const sold = stock?.sold ?? 0;
  const lines = await db.$count(orderLines, eq(orderLines.inventoryId, stockId));
  const [taken] = await db
    .select({ all: sql<number>`count(*) filter (where ${seats.orderLineId} is not null)::int` })
    .from(seats)
    .where(eq(seats.inventoryId, stockId));
  const kept = promised.length === 0 ? 0 : await db.$count(orders, inArray(orders.id, [...promised]));
  const unpromised = Math.max(0, sold - promised.length - failed);
  const over = Math.max(0, sold - (stock?.capacity ?? 0));
  return Math.abs(lines - sold) + Math.abs((taken?.all ?? 0) - sold) + (promised.length - kept) + unpromised + over;
}

/** A provider that is away for a moment is asked the next time. */
async function listsUntil(urls: readonly string[], end: Promise<unknown>): Promise<number[]> {
  const ended = watchEnd(end);
  const times: number[] = [];
  for (let turn = 0; !ended.aborted; turn += 1) {
    const read = fetch(`${urls[turn % urls.length]}${LIST}`).then((answer) => answer.arrayBuffer());
    await timed(times, read).catch(() => undefined);
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
