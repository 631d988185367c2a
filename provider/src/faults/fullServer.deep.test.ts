import { chmodSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@spielplan/shared-contracts/testing';
import { Client } from 'pg';
import { connect } from '../platform/database/connect.ts';
import { type LocalPostgres, startPostgres } from '../testing/postgres/startPostgres.ts';
import { makeEmptyDatabase, type SeededData, TEST_DATABASE_URL } from '../testing/seededDatabase.ts';
import { fillForTests, makeEmptyFolder } from '../testing/seededFolder.ts';
import { newVisitor } from '../testing/testProvider.ts';
import { compareCarts, compareDatabase } from './comparePromises.ts';
import { findOffers } from './findOffers.ts';
import { type ProviderProcess, startProviderProcess } from './providerProcess.ts';
import { mountSmallDisk, type SmallDisk } from './smallDisk.ts';
import { type Promised, write } from './writer.ts';

/** Room for the seeded database, and for the files of 16 MB that its log grows by. */
const DISK_MB = 400;
const SALE_MS = 3_000;
/** So often buyers and readers come meanwhile. */
const VISITS = 100;
const MAX_WRITES = 1_000;
const LIST = '/de/api/events/?page_size=20';

describe('A PostgreSQL whose disk is full', () => {
  let disk: SmallDisk | null = null;
  let postgres: LocalPostgres;
  let data: SeededData;
  let provider: ProviderProcess;

  beforeAll(async () => {
    // One server of its own is enough, whatever the others are tried on.
    if (TEST_DATABASE_URL !== null) return;
    disk = mountSmallDisk(makeEmptyFolder().folder, DISK_MB);
    if (!disk) {
      process.stderr.write('Not tried: a small file system cannot be mounted here; that takes an administrator (root).\n');
      return;
    }
    chmodSync(disk.folder, 0o777);
    postgres = await startPostgres({ isDurable: true, within: disk.folder });
    data = await makeEmptyDatabase(postgres.url);
    const database = await connect({ ...data, isUnhurried: true });
    await fillForTests(database);
    await database.close();
  }, 180_000);

  afterAll(async () => {
    if (!disk) return;
    provider.signal('SIGKILL');
    await provider.ended;
    await postgres.stop();
    disk.remove();
  });

  async function startSelling(name: string) {
    const offers = await findOffers(data);
    provider = await startProviderProcess({
      DATA_DIR: data.dataDir,
      DATABASE_URL: data.databaseUrl ?? '',
      RESERVATION_MINUTES: '1440',
      RESERVATION_LIMIT_MINUTES: '1440',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    });
    const { url } = provider;
    const promised: Promised = { carts: [], addresses: [], unanswered: 0, wrong: [] };
    let isOver = false;
    const writers = Array.from({ length: 4 }, (_, index) =>
      write({ url, offers, promised, name: `${name}-${index}`, isOver: () => isOver }),
    );
    await (await fetch(url + LIST)).arrayBuffer();
    await pause(SALE_MS);
    const buy = async (turn: number) => {
      const visitor = await newVisitor(url);
      const answer = await visitor.send('POST', '/api/shop-cart/', offers[turn % offers.length]);
      await answer.arrayBuffer();
      return answer.status;
    };
    return {
      /** What buyers and readers are answered, so many of each. */
      async ask(times: number) {
        const [sales, lists] = [new Map<number, number>(), new Set<number>()];
        for (let turn = 0; turn < times; turn += 1) {
          const status = await buy(turn);
          sales.set(status, (sales.get(status) ?? 0) + 1);
          lists.add((await fetch(url + LIST)).status);
          await pause(100);
        }
        return { sales, lists };
      },
      /** Waits until one is sold, and compares all that was promised. */
      async again() {
        let turn = 0;
        await until(async () => (await buy(turn++)) === 200);
        isOver = true;
        await Promise.all(writers);
        expect(promised.wrong).toEqual([]);
        expect(promised.carts.length).toBeGreaterThan(0);
        expect(await compareCarts(promised)).toEqual([]);
        expect(await compareDatabase(data, promised)).toEqual([]);
        provider.signal('SIGTERM');
        await provider.ended;
      },
    };
  }

  it('sells nothing, says so, shows what it has, and sells again once there is room; nothing promised is lost', async () => {
    if (!disk) return;
    const house = await startSelling('full');
    disk.fill();
    const { sales, lists } = await house.ask(VISITS);
    expect(sales.get(503)).toBeGreaterThan(10);
    expect([...sales.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect([...lists]).toEqual([200]);
    disk.empty();
    await house.again();
  }, 180_000);

  it('shows what it has also where the server gives up because its log cannot grow, and sells once it is started again', async () => {
    if (!disk) return;
    const house = await startSelling('log');
    // A server whose disk is full may refuse who connects: it cannot write its list of tables.
    const filling = new Client(data.databaseUrl ?? '');
    filling.on('error', () => undefined);
    await filling.connect();
    disk.fill();
    const fill = () => filling.query("select pg_logical_emit_message(true, 'test', repeat('x', 500000))");
    for (let count = 0; count < MAX_WRITES; count += 1) if ((await fill().catch(() => null)) === null) break;
    await filling.end().catch(() => undefined);
    const { sales, lists } = await house.ask(VISITS);
    process.stdout.write(`log: the server ${postgres.isRunning() ? 'runs' : 'has ended'}; ${JSON.stringify([...sales])}\n`);
    expect(sales.get(503)).toBeGreaterThan(10);
    expect([...sales.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect([...lists]).toEqual([200]);
    disk.empty();
    if (!postgres.isRunning()) await postgres.crashAndRestart();
    await house.again();
  }, 180_000);
});
