import { until } from '@spielplan/shared-contracts/testing';
import { eq, sql } from 'drizzle-orm';
import type { DocumentRef, Page } from '@spielplan/shared-contracts/api';
import { parseConfiguration } from '../../platform/configuration/configuration.ts';
import { documentVersions } from '../../platform/database/schema/index.ts';
import { documents } from '../../platform/database/schema/working.ts';
import { type RunningProvider, startProvider } from '../../server.ts';
import { openDesk, setPublishing } from '../../testing/editorsDesk.ts';
import { makeSeededData, type SeededData, TEST_DATABASE_URL } from '../../testing/seededDatabase.ts';
import { TEST_DAY, TEST_NOON } from '../../testing/seededFolder.ts';
import { createTestClock, newEditor, START_TIMEOUT_MS, type TestClock } from '../../testing/testProvider.ts';
import { publishDue } from './schedule.ts';

const ABOUT: DocumentRef = { content_type: 'page', object_id: 5 };
const QUARTER_PAST = new Date(TEST_NOON + 15 * 60_000).toISOString();

let data: SeededData;
let clock: TestClock;
const start = (): Promise<RunningProvider> =>
  startProvider(
    { ...parseConfiguration({}), ...data, port: 0, seedDate: TEST_DAY, logLevel: 'silent', warmPosters: false, rateLimit: 1e6 },
    clock,
  );
beforeEach(async () => {
  data = await makeSeededData();
  clock = createTestClock(TEST_NOON);
}, START_TIMEOUT_MS);
afterEach(() => data.remove());

const fail = (_: unknown, error: unknown) => {
  throw error;
};
const pageAt = async ({ url }: RunningProvider) =>
  JSON.stringify(((await (await fetch(`${url}/de/pageeditor-api/page/ueber-uns`)).json()) as Page).modules);
const publishings = async ({ context }: RunningProvider) =>
  (await context.db.select().from(documentVersions).where(eq(documentVersions.kind, 'published'))).length;

it(
  'what is planned is published at its time by itself, also by a process that starts after it, and once',
  async () => {
    let provider = await start();
    await setPublishing(provider, 'draft');
    const desk = openDesk(await newEditor(provider.url));
    const before = await publishings(provider);
    await desk.create('text', ABOUT, { content: '<p>Zur vollen Stunde</p>' });
    const [planned] = await desk.documents('publishDocuments', [ABOUT], { at: QUARTER_PAST });
    expect(planned).toMatchObject({ state: 'changed', scheduled_at: QUARTER_PAST });
    const [taken] = await desk.documents('unscheduleDocuments', [ABOUT]);
    expect(taken?.scheduled_at).toBeNull();
    await desk.documents('publishDocuments', [ABOUT], { at: QUARTER_PAST });
    expect(await publishDue(provider.context, fail)).toEqual([]);
    expect(await pageAt(provider)).not.toContain('Zur vollen Stunde');

    await provider.close();
    clock.forward(16);
    provider = await start();
    await until(async () => (await pageAt(provider)).includes('Zur vollen Stunde'));
    expect(await publishDue(provider.context, fail)).toEqual([]);
    expect((await publishings(provider)) - before).toBe(1);
    const [row] = await provider.context.db.select().from(documents);
    expect(row).toMatchObject({ hasDraft: false, scheduledAt: null, publishedAt: new Date(clock.now()) });
    const [version] = await provider.context.db.select().from(documentVersions).where(eq(documentVersions.kind, 'published'));
    expect(version?.username).toBe('redaktion');
    await provider.close();
  },
  START_TIMEOUT_MS,
);

it(
  'what was planned together is published together or not at all, and what is published as it is stays as it is',
  async () => {
    const provider = await start();
    const { db } = provider.context;
    await setPublishing(provider, 'draft');
    const desk = openDesk(await newEditor(provider.url));
    const places = [ABOUT, { content_type: 'article', object_id: 1 }];
    for (const place of places) await desk.create('text', place, { content: '<p>Zugleich</p>' });
    await desk.documents('publishDocuments', places, { at: QUARTER_PAST });
    const before = await publishings(provider);
    // The second of the two cannot be published.
    await db.execute(sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''full''; end'`);
    await db.execute(
      sql`create trigger refuse before insert on modules for each row when (new.page_id = 5) execute function refuse()`,
    );
    clock.forward(16);
    const failed: string[] = [];
    const report = ({ contentType }: { contentType: string }) => void failed.push(contentType);
    await until(async () => {
      await publishDue(provider.context, report);
      return failed.length > 0;
    });
    expect([(await publishings(provider)) - before, new Set(failed)]).toEqual([0, new Set(['page', 'article'])]);
    await db.execute(sql`drop trigger refuse on modules`);
    await publishDue(provider.context, fail);
    expect((await publishings(provider)) - before).toBe(2);

    await setPublishing(provider, 'direct');
    await desk.documents('publishDocuments', [ABOUT], { at: new Date(TEST_NOON + 30 * 60_000).toISOString() });
    await desk.create('text', ABOUT, { content: '<p>Schon da</p>' });
    const live = await publishings(provider);
    clock.forward(16);
    await until(async () => {
      await publishDue(provider.context, fail);
      return (await desk.state(ABOUT)).scheduled_at === null;
    });
    expect((await publishings(provider)) - live).toBe(0);
    await provider.close();
  },
  START_TIMEOUT_MS,
);

// The embedded database belongs to one process; `npm run test:postgres -w provider` runs this.
const onPostgres = TEST_DATABASE_URL === null ? describe.skip : describe;

onPostgres('Of several processes', () => {
  it(
    'one publishes what is due, and all show it',
    async () => {
      const [one, other] = await Promise.all([start(), start()]);
      const providers = [one, other];
      await setPublishing(one, 'draft');
      const desk = openDesk(await newEditor(one.url));
      const places = [ABOUT, { content_type: 'page', object_id: 1 }, { content_type: 'article', object_id: 1 }];
      for (const place of places) await desk.create('text', place, { content: '<p>Gemeinsam</p>' });
      await desk.documents('publishDocuments', places, { at: QUARTER_PAST });
      const before = await publishings(one);
      clock.forward(16);
      const rounds = await Promise.all(
        Array.from({ length: 6 }, (_, index) => publishDue(index % 2 ? other.context : one.context, fail)),
      );
      // The timers of the processes may have been faster.
      expect(rounds.flat().length).toBeLessThanOrEqual(places.length);
      await until(async () => (await publishings(one)) - before >= places.length);
      for (const provider of providers) await until(async () => (await pageAt(provider)).includes('Gemeinsam'));
      expect((await publishings(one)) - before).toBe(places.length);
      await Promise.all(providers.map((provider) => provider.close()));
    },
    START_TIMEOUT_MS,
  );

  it(
    'the other publishes what one had begun when it was killed, once',
    async () => {
      const [one, other] = await Promise.all([start(), start()]);
      const { db } = one.context;
      await setPublishing(one, 'draft');
      const desk = openDesk(await newEditor(one.url));
      await desk.create('text', ABOUT, { content: '<p>Trotzdem</p>' });
      await desk.documents('publishDocuments', [ABOUT], { at: QUARTER_PAST });
      const before = await publishings(one);
      await db.execute(
        sql`create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(2); return new; end'`,
      );
      await db.execute(
        sql`create trigger dawdle before insert on modules for each row when (new.page_id = 5) execute function dawdle()`,
      );
      clock.forward(16);
      // To the server a process that is killed is a connection that ends.
      const cut = async () => {
        const { rows } = (await db.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
        )) as { rows: unknown[] };
        return rows.length > 0;
      };
      await until(cut);
      await db.execute(sql`drop trigger dawdle on modules`);
      for (const provider of [one, other]) await until(async () => (await pageAt(provider)).includes('Trotzdem'));
      expect(await Promise.all([one, other].map(({ context }) => publishDue(context, fail)))).toEqual([[], []]);
      expect((await publishings(one)) - before).toBe(1);
      await Promise.all([one, other].map((provider) => provider.close()));
    },
    START_TIMEOUT_MS,
  );
});
