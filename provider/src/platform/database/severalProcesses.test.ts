import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { eventCall } from '@spielplan/shared-contracts/api';
import { parseConfiguration } from '../configuration/configuration.ts';
import { type RunningProvider, startProvider } from '../../server.ts';
import { makeEmptyDatabase, makeSeededData, type SeededData, TEST_DATABASE_URL } from '../../testing/seededDatabase.ts';
import { TEST_DAY, TEST_NOON } from '../../testing/seededFolder.ts';
import {
  createTestClock,
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  type TestClock,
  type Visitor,
} from '../../testing/testProvider.ts';
import { events, inventory, productions } from './schema/index.ts';
import { announceChanges } from '../changes/announceChanges.ts';

// The embedded database belongs to one process; `npm run test:postgres -w provider` runs these.
const onPostgres = TEST_DATABASE_URL === null ? describe.skip : describe;

const CART = 'cartid=0123456789abcdef0123456789abcdef';

const start = (data: SeededData, clock: TestClock): Promise<RunningProvider> =>
  startProvider(
    { ...parseConfiguration({}), ...data, port: 0, seedDate: TEST_DAY, logLevel: 'silent', warmPosters: false, rateLimit: 1e6 },
    clock,
  );

/**
 * Asks until the answer is the expected one; fails after half a minute, so long as no machine needs.
 */
async function soon<T>(ask: () => Promise<T>, expected: T): Promise<void> {
  const end = Date.now() + 30_000;
  let found = await ask();
  while (found !== expected && Date.now() < end) {
    await pause(10);
    found = await ask();
  }
  expect(found).toEqual(expected);
}

onPostgres('Processes that start at once on an empty database', () => {
  it(
    'migrate and seed it once, and all serve',
    async () => {
      const data = await makeEmptyDatabase(TEST_DATABASE_URL ?? '');
      const clock = createTestClock(TEST_NOON);
      const providers = await Promise.all(Array.from({ length: 4 }, () => start(data, clock)));
      const answers = await Promise.all(providers.map(({ url }) => fetch(`${url}/de/api/events/`).then((found) => found.text())));
      expect(new Set(answers.map((answer) => answer.replaceAll(/:\d+\//g, '/')))).toHaveProperty('size', 1);
      const { db } = (providers[0] as RunningProvider).context;
      const [found] = await db.select({ all: sql`count(*)`.mapWith(Number) }).from(events);
      expect(found?.all).toBeGreaterThan(400);
      await Promise.all(providers.map((provider) => provider.close()));
      await data.remove();
    },
    START_TIMEOUT_MS,
  );
});

onPostgres('Two processes on one database', () => {
  let data: SeededData;
  let clock: TestClock;
  let one: RunningProvider;
  let other: RunningProvider;
  let event: { id: number; idJet: number; stockId: number };

  beforeAll(async () => {
    data = await makeSeededData();
    clock = createTestClock(TEST_NOON);
    [one, other] = await Promise.all([start(data, clock), start(data, clock)]);
    const { db } = one.context;
    const [found] = await db
      .select({ id: events.id, idJet: events.idJet, stockId: inventory.id })
      .from(events)
      .innerJoin(inventory, eq(inventory.eventId, events.id))
      .where(
        and(
          eq(events.ticketMode, 'simple'),
          eq(events.status, 'scheduled'),
          gt(events.day, '2026-08-10'),
          or(isNull(events.ticketSaleFrom), lt(events.ticketSaleFrom, new Date(TEST_NOON))),
        ),
      )
      .orderBy(events.day)
      .limit(1);
    if (!found || found.idJet === null) throw new Error('No event sells simple tickets.');
    event = { ...found, idJet: found.idJet };
    await db.update(inventory).set({ capacity: 4, sold: 2 }).where(eq(inventory.id, event.stockId));
    one.context.changes.changed('sales');
  }, START_TIMEOUT_MS);

  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await data.remove();
  });

  const statusAt = async ({ url }: RunningProvider) =>
    eventCall.answer.parse(await (await fetch(`${url}/de/api/events/${event.id}/`)).json()).ticket_status;
  const headlineAt = async ({ url }: RunningProvider) =>
    eventCall.answer.parse(await (await fetch(`${url}/de/api/events/${event.id}/`)).json()).headline;
  const rename = async (headline: string) => {
    const [row] = await one.context.db.select().from(events).where(eq(events.id, event.id));
    await one.context.db
      .update(productions)
      .set({ headline: { de: headline, en: headline } })
      .where(eq(productions.id, row?.productionId ?? 0));
    one.context.changes.changed('content');
  };

  it('tells editors of each other', async () => {
    const body = { tab: 'tab-of-one', documents: [{ content_type: 'page', object_id: 1 }] };
    const ask = async (editor: Visitor) => (await editor.send('POST', '/de/pageeditor-api/presence/', body)).json();
    await expect(ask(await newEditor(one.url))).resolves.toEqual({ others: [] });
    await expect(ask(await newEditor(other.url, 'leitung'))).resolves.toMatchObject({ others: [{ username: 'redaktion' }] });
  });

  it('show each other’s carts at once, and that they have expired', async () => {
    await soon(() => statusAt(other), 'available');
    const visitor = await newVisitor(one.url);
    const added = await visitor.send('POST', '/api/shop-cart/', {
      event_jet_id: event.idJet,
      quantities: [2],
      sale_type_ids: [1],
    });
    expect(added.status).toBe(200);
    await soon(() => statusAt(other), 'sold_out');
    clock.forward(16);
    await soon(() => statusAt(other), 'available');
  });

  it('show what was changed by SQL as soon as they are told', async () => {
    await soon(() => headlineAt(other), await headlineAt(one));
    await one.context.db.execute(sql`
      update productions set headline = '{"de": "Von Hand", "en": "By hand"}'
      where id = (select production_id from events where id = ${event.id})`);
    expect(await headlineAt(other)).not.toBe('Von Hand');
    await announceChanges({ ...parseConfiguration({}), ...data });
    await soon(() => headlineAt(one), 'Von Hand');
    await soon(() => headlineAt(other), 'Von Hand');
  });

  it('learn of what was changed while the way between them was cut', async () => {
    await headlineAt(other);
    const { db } = one.context;
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'`);
    await rename('Nach dem Schnitt');
    await soon(() => headlineAt(other), 'Nach dem Schnitt');
  });

  it('survive a database that goes away, say so meanwhile, and go on by themselves', async () => {
    const admin = new Client(TEST_DATABASE_URL ?? '');
    await admin.connect();
    const name = new URL(data.databaseUrl ?? '').pathname.slice(1);
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);

    expect((await fetch(`${one.url}/health/live`)).status).toBe(200);
    expect((await fetch(`${one.url}/health/ready`)).status).toBe(503);
    const refused = await fetch(`${one.url}/api/shop-cart/`, { headers: { cookie: CART } });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toEqual({ error: 'PROVIDER_FAILED', code: 'SP-2004' });

    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
    // Readiness is kept for half a second.
    await soon(async () => (await fetch(`${one.url}/health/ready`)).status, 200);
    await rename('Nach dem Ausfall');
    await soon(() => headlineAt(other), 'Nach dem Ausfall');
  });

  it('are not ready while the database is read-only, though they can read', async () => {
    const admin = new Client(TEST_DATABASE_URL ?? '');
    await admin.connect();
    const name = new URL(data.databaseUrl ?? '').pathname.slice(1);
    const setReadOnly = async (value: 'on' | 'off') => {
      await admin.query(`alter database ${name} set default_transaction_read_only = ${value}`);
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    };
    await setReadOnly('on');
    const canRead = () =>
      one.context.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
    await soon(canRead, true);
    // Readiness is kept for half a second.
    await soon(async () => (await fetch(`${one.url}/health/ready`)).status, 503);
    await setReadOnly('off');
    await admin.end();
    await soon(async () => (await fetch(`${one.url}/health/ready`)).status, 200);
  });
});
