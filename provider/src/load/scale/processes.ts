import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '../../clock.ts';
import { parseConfiguration } from '../../configuration.ts';
import { connect, type Database } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { type ProviderProcess, startProviderProcess } from '../../faults/providerProcess.ts';
import { seedIfEmpty } from '../../seed/index.ts';
import { type LocalPostgres, startPostgres } from '../../testing/postgres/startPostgres.ts';
import { makeEmptyDatabase, type SeededData } from '../../testing/seededDatabase.ts';
import { newVisitor } from '../../testing/testProvider.ts';
import { addTicketedEvent, type TicketedEvent } from '../../testing/ticketedEvent.ts';
import { growProgramme } from './growProgramme.ts';
import { processTimeOf, withChildren } from './processTime.ts';
import { rush } from './rush.ts';

// `npm run bench -- processes [buyers] [seconds]`: what a read and a sale cost one provider, and two on one PostgreSQL, and a
// rush of 2,000 buyers in a minute for one hall. Prints figures; fails where two cost more than they may or the rush sells wrongly.
const EVENTS = 5_000;
const READS = 2_000;
const SALES = 300;
const AT_ONCE = 4;
const MUSTS = { ratio: 1.1, rushMs: 1_000, listRatio: 2 };
const KEY = '0123456789abcdef'.repeat(2);

const [buyers = 2_000, seconds = 60] = process.argv.slice(2).map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);
const broken: string[] = [];
const server = await startPostgres({ isDurable: true });
try {
  const data = await makeEmptyDatabase(server.url);
  const database = await connect({ ...data, isUnhurried: true });
  await migrate(database);
  await seedIfEmpty(database.db, { seedDate: systemClock(null).today(), editor: parseConfiguration({}).editor });
  await growProgramme(database.db, EVENTS);
  const one = await measureCosts(1, data, database, server);
  const two = await measureCosts(2, data, database, server);
  for (const what of ['read', 'sale'] as const) {
    const ratio = two[what] / one[what];
    say(
      `CPU of the providers for a ${what}: ${one[what].toFixed(2)} ms with one, ${two[what].toFixed(2)} ms with two, ${ratio.toFixed(2)} ×`,
    );
    if (ratio > MUSTS.ratio) broken.push(`a ${what} costs ${ratio.toFixed(2)} × with two providers`);
  }
  say(`CPU of the database for a sale: ${one.database.toFixed(2)} ms with one, ${two.database.toFixed(2)} ms with two`);
  say(
    `Extrapolated, not measured: with a core for each provider ${(1_000 / two.read).toFixed(0)} reads or ${(1_000 / two.sale).toFixed(0)} sales ` +
      `a second each; a core of the database carries ${(1_000 / two.database).toFixed(0)} sales a second.`,
  );
  const event = await addHall(database);
  const { running, stop } = await startProviders(2, data);
  try {
    const figures = await rush(
      running.map(({ url }) => url),
      database.db,
      event,
      { buyers, seconds },
    );
    for (const [name, value] of Object.entries(figures)) say(`  rush, ${name}: ${Number(value.toFixed(1))}`);
    const { seats, sold, refused, failed, wrong, holdP95, payP95, listBefore, listMeanwhile } = figures;
    if (wrong > 0 || sold !== Math.min(seats, buyers)) broken.push(`the rush sold ${sold} of ${seats} seats, ${wrong} wrongly`);
    if (failed > 0 || sold + refused !== buyers) broken.push(`${failed} buyers of the rush were told neither yes nor no`);
    if (Math.max(holdP95, payP95) > MUSTS.rushMs)
      broken.push(`a buyer of the rush waits ${Math.max(holdP95, payP95).toFixed(0)} ms`);
    if (listMeanwhile > Math.max(20, listBefore * MUSTS.listRatio))
      broken.push(`lists take ${listMeanwhile.toFixed(0)} ms meanwhile`);
  } finally {
    await stop();
  }
  await database.close();
  await data.remove();
} finally {
  await server.stop();
}
for (const line of broken) process.stderr.write(`over: ${line}\n`);
process.exit(broken.length > 0 ? 1 : 0);

async function startProviders(count: number, { dataDir, databaseUrl }: SeededData) {
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    NODE_ENV: 'production',
    LOG_LEVEL: 'fatal',
    HOLDS_PER_VISITOR: '10000',
  };
  const running: ProviderProcess[] = [];
  for (let index = 0; index < count; index += 1) running.push(await startProviderProcess(environment));
  const stop = async () => {
    for (const provider of running) provider.signal('SIGTERM');
    await Promise.all(running.map(({ ended }) => ended));
  };
  return { running, stop };
}

/** Milliseconds of processor time for a read and for a sale, in turn at each of so many providers. */
async function measureCosts(count: number, data: SeededData, database: Database, postgres: LocalPostgres) {
  const event = await addHall(database);
  const { running, stop } = await startProviders(count, data);
  try {
    // What has just started makes posters, and code is compiled.
    await readMany(running, 500);
    await sellMany(running, event, 60);
    await pause(10_000);
    const pids = running.map(({ pid }) => pid);
    const cost = async (work: () => Promise<void>, each: number, of: () => number) => {
      const before = of();
      await work();
      return (of() - before) / each;
    };
    const read = await cost(
      () => readMany(running, READS),
      READS,
      () => processTimeOf(pids),
    );
    const ofDatabase = withChildren(postgres.pid());
    const before = processTimeOf(ofDatabase);
    const sale = await cost(
      () => sellMany(running, event, SALES),
      SALES,
      () => processTimeOf(pids),
    );
    return { read, sale, database: (processTimeOf(ofDatabase) - before) / SALES };
  } finally {
    await stop();
  }
}

function addHall({ db }: Database): Promise<TicketedEvent> {
  const rows = Array.from({ length: 40 }, () => 40);
  const now = Date.now();
  return addTicketedEvent({ context: { db, changes: { changed: () => undefined } }, clock: { now: () => now } }, [{ rows }]);
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
