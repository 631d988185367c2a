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

export interface Comparison {
  /** Medians with one provider, and with two that take turns. */
  one: Costs;
  two: Costs;
  /** Two to one, of each round. */
  ratios: { read: number[]; sale: number[] };
  /** What a provider takes by itself while nobody asks it, each second. */
  atRest: number;
}

interface Effort {
  databasePid: number;
  rounds: number;
  /** No round begins later than so long after the first. */
  limitMs: number;
}

/** The same for one and for two: more at once than there are cores would measure how they share these. */
const AT_ONCE = 1;
/** So many take half a second of a processor, which Linux counts in hundredths. */
const READS = 6_000;
const SALES = 80;
/** Each process makes its lists again after a sale; what is counted is reading them. */
const LISTS_AGAIN = 60;
/** Reads in a row: processes that share a core would measure how they push each other out of its caches. */
const BURST = 100;
/** Code is compiled by use, in each process for itself. */
const WARM_READS = 6_000;
const WARM_SALES = 300;
/** So long a process that was held needs for what it has missed. */
const SETTLE_MS = 300;
const REST_MS = 3_000;
const KEY = '0123456789abcdef'.repeat(2);

/**
 * What a read and a sale cost while one provider has them all, and while two take turns: in rounds of the first alone, the second
 * alone and both, in another order each time, so that neither a machine that gets busier nor one process that has compiled
 * better decides. Who is not asked is held (SIGSTOP): for one provider there is no other that hears of its sales.
 */
export async function compareRounds(
  [first, second]: readonly [ProviderProcess, ProviderProcess],
  event: TicketedEvent,
  { databasePid, rounds, limitMs }: Effort,
): Promise<Comparison> {
  const both = [first, second];
  await readMany(both, WARM_READS);
  await sellMany(both, event, WARM_SALES);
  await pause(SETTLE_MS);
  const [one, two]: [Costs[], Costs[]] = [[], []];
  const begin = performance.now();
  for (let round = 0; round < rounds && performance.now() - begin < limitMs; round += 1) {
    const alone: Costs[] = [];
    const parts = [
      async () => void alone.push(await measureAlone(first, second, event, databasePid)),
      async () => void two.push(await measure(both, event, databasePid)),
      async () => void alone.push(await measureAlone(second, first, event, databasePid)),
    ];
    for (let part = 0; part < parts.length; part += 1) await parts[(round + part) % parts.length]?.();
    one.push(combine(alone, (values) => values.reduce((sum, value) => sum + value, 0) / values.length));
  }
  const ratios = (what: 'read' | 'sale') => two.map((costs, round) => costs[what] / (one[round]?.[what] ?? Number.NaN));
  const median = (values: number[]) => quantile(values, 0.5);
  const atRest = await restOf(both);
  return { one: combine(one, median), two: combine(two, median), ratios: { read: ratios('read'), sale: ratios('sale') }, atRest };
}

function combine(all: readonly Costs[], how: (values: number[]) => number): Costs {
  const of = (what: keyof Costs) => how(all.map((costs) => costs[what]));
  return { read: of('read'), sale: of('sale'), database: of('database') };
}

async function restOf(running: readonly ProviderProcess[]): Promise<number> {
  const pids = running.map(({ pid }) => pid);
  const before = processTimeOf(pids);
  await pause(REST_MS);
  return ((processTimeOf(pids) - before) / running.length / REST_MS) * 1_000;
}

async function measureAlone(asked: ProviderProcess, held: ProviderProcess, event: TicketedEvent, databasePid: number) {
  held.signal('SIGSTOP');
  try {
    return await measure([asked], event, databasePid);
  } finally {
    held.signal('SIGCONT');
    await pause(SETTLE_MS);
  }
}

async function measure(asked: readonly ProviderProcess[], event: TicketedEvent, databasePid: number): Promise<Costs> {
  const pids = asked.map(({ pid }) => pid);
  await readMany(asked, LISTS_AGAIN);
  const beforeReads = processTimeOf(pids);
  await readMany(asked, READS);
  const read = (processTimeOf(pids) - beforeReads) / READS;
  const ofDatabase = withChildren(databasePid);
  const [before, beforeDatabase] = [processTimeOf(pids), processTimeOf(ofDatabase)];
  await sellMany(asked, event, SALES);
  // What follows a sale, here and in the other process, belongs to it.
  await pause(SETTLE_MS);
  return { read, sale: (processTimeOf(pids) - before) / SALES, database: (processTimeOf(ofDatabase) - beforeDatabase) / SALES };
}

async function readMany(running: readonly ProviderProcess[], count: number): Promise<void> {
  await oneAfterTheOther(count, async (turn) => {
    const { url } = running[Math.floor(turn / BURST) % running.length]!;
    const path = turn % 3 === 0 ? `/de/api/events/?page=${1 + (turn % 7)}` : '/de/api/events/?page_size=20';
    await (await fetch(url + path)).arrayBuffer();
  });
}

/** A visitor who comes, holds a seat and pays it. */
async function sellMany(running: readonly ProviderProcess[], { idJet, stocks: [stock] }: TicketedEvent, count: number) {
  await oneAfterTheOther(count, async (turn) => {
    const visitor = await newVisitor(running[turn % running.length]!.url);
    const body = { event_jet_id: idJet, seat_group: stock!.group, quantities: [1], sale_type_ids: [1] };
    const held = await visitor.send('POST', '/api/shop-cart/', body);
    const paid = await visitor.submit('/webshop/cart/pay', { key: KEY, quantity: 1, total: stock!.cents[0] });
    if (held.status !== 200 || paid.status !== 303)
      throw new Error(`A sale was answered with ${held.status} and ${paid.status}.`);
  });
}

async function oneAfterTheOther(count: number, work: (turn: number) => Promise<void>): Promise<void> {
  let turn = 0;
  const one = async () => {
    while (turn < count) await work((turn += 1));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
