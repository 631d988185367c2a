import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderProcess } from '../../faults/providerProcess.ts';
import { newVisitor } from '../../testing/testProvider.ts';
import type { TicketedEvent } from '../../testing/ticketedEvent.ts';
import { processTimeOf, withChildren } from './processTime.ts';
import { quantile } from './quantile.ts';

/** Milliseconds of processor time. */
export interface Costs {
  /** Of the providers. */
  read: number;
  sale: number;
  /** Of the database for a sale. */
  database: number;
}

const AT_ONCE = 4;
const READS = 3_000;
const SALES = 100;
/** Each process makes its lists again after a sale; what is counted is reading them. */
const LISTS_AGAIN = 60;
/** Code is compiled by use, in each process for itself. */
const WARM_READS = 2_000;
const WARM_SALES = 400;
/** So long a process that was held needs for what it has missed. */
const SETTLE_MS = 1_500;
const KEY = '0123456789abcdef'.repeat(2);

/**
 * What a read and a sale cost when one of two providers has them all, and when both take turns: in pairs, one after the other in
 * the same processes. The second is held (SIGSTOP) while the first is alone. Answers the medians, and the ratio of each pair.
 */
export async function comparePairs(
  [first, second]: readonly [ProviderProcess, ProviderProcess],
  event: TicketedEvent,
  { databasePid, pairs }: { databasePid: number; pairs: number },
): Promise<{ one: Costs; two: Costs; ratios: { read: number[]; sale: number[] } }> {
  const both = [first, second];
  await readMany(both, WARM_READS);
  await sellMany(both, event, WARM_SALES);
  const [one, two]: [Costs[], Costs[]] = [[], []];
  const alone = async () => {
    second.signal('SIGSTOP');
    one.push(await measure([first], both, event, databasePid));
    second.signal('SIGCONT');
    await pause(SETTLE_MS);
  };
  const together = async () => void two.push(await measure(both, both, event, databasePid));
  for (let pair = 0; pair < pairs; pair += 1) {
    // Either goes first as often as the other: a machine that gets busier favours none.
    for (const part of pair % 2 === 0 ? [alone, together] : [together, alone]) await part();
  }
  const ratios = (what: 'read' | 'sale') => two.map((costs, pair) => costs[what] / (one[pair]?.[what] ?? Number.NaN));
  return { one: medians(one), two: medians(two), ratios: { read: ratios('read'), sale: ratios('sale') } };
}

function medians(all: readonly Costs[]): Costs {
  const of = (what: keyof Costs) =>
    quantile(
      all.map((costs) => costs[what]),
      0.5,
    );
  return { read: of('read'), sale: of('sale'), database: of('database') };
}

async function measure(
  asked: readonly ProviderProcess[],
  counted: readonly ProviderProcess[],
  event: TicketedEvent,
  databasePid: number,
): Promise<Costs> {
  const pids = counted.map(({ pid }) => pid);
  await readMany(asked, LISTS_AGAIN);
  const beforeReads = processTimeOf(pids);
  await readMany(asked, READS);
  const read = (processTimeOf(pids) - beforeReads) / READS;
  const ofDatabase = withChildren(databasePid);
  const [before, beforeDatabase] = [processTimeOf(pids), processTimeOf(ofDatabase)];
  await sellMany(asked, event, SALES);
  // What follows a sale, here and in the other process, belongs to it.
  await pause(SETTLE_MS / 3);
  return { read, sale: (processTimeOf(pids) - before) / SALES, database: (processTimeOf(ofDatabase) - beforeDatabase) / SALES };
}

async function readMany(running: readonly ProviderProcess[], count: number): Promise<void> {
  await inTurn(count, async (turn) => {
    const { url } = running[turn % running.length]!;
    const path = turn % 3 === 0 ? `/de/api/events/?page=${1 + (turn % 7)}` : '/de/api/events/?page_size=20';
    await (await fetch(url + path)).arrayBuffer();
  });
}

/** A visitor who comes, holds a seat and pays it. */
async function sellMany(running: readonly ProviderProcess[], { idJet, stocks: [stock] }: TicketedEvent, count: number) {
  await inTurn(count, async (turn) => {
    const visitor = await newVisitor(running[turn % running.length]!.url);
    const body = { event_jet_id: idJet, seat_group: stock!.group, quantities: [1], sale_type_ids: [1] };
    const held = await visitor.send('POST', '/api/shop-cart/', body);
    const paid = await visitor.submit('/webshop/cart/pay', { key: KEY, quantity: 1, total: stock!.cents[0] });
    if (held.status !== 200 || paid.status !== 303)
      throw new Error(`A sale was answered with ${held.status} and ${paid.status}.`);
  });
}

async function inTurn(count: number, work: (turn: number) => Promise<void>): Promise<void> {
  let turn = 0;
  const one = async () => {
    while (turn < count) await work((turn += 1));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
