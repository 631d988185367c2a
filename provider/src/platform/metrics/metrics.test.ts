import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { sql } from 'drizzle-orm';
import { maySweep } from '../queue/sweepGuard.ts';
import { freePort } from '../../testing/freePort.ts';
import { newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';

const ALERTS = fileURLToPath(new URL('../../../../deploy/prometheus/alerts.yml', import.meta.url));
let provider: TestProvider;
let metrics: string;
beforeAll(async () => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  provider = await startTestProvider({ metricsPort: port });
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const read = async () => (await fetch(metrics)).text();

it('counts requests by the pattern of their route and by status', async () => {
  for (const id of [90_001, 90_002, 90_003]) await fetch(`${provider.url}/de/api/events/${id}/`);
  const text = await read();
  expect(text).toMatch(/spielplan_provider_requests_total\{route="GET [^"]*events[^"]*:id[^"]*",status="404"\} 3/);
  expect(text).not.toContain('90001');
  expect(text).toMatch(/spielplan_provider_request_seconds_bucket\{route="GET [^"]*",le="\+Inf"\} \d/);
});

it('tells tickets that are held and sold, queues, the database and the process', async () => {
  await newVisitor(provider.url);
  const text = await read();
  for (const name of ['tickets_held', 'tickets_sold', 'database_lock_waits', 'pictures_waiting', 'requests_under_way'])
    expect(text).toMatch(new RegExp(`^spielplan_provider_${name} \\d+$`, 'm'));
  expect(text).toContain('spielplan_provider_database_up 1');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

it('tells that sweeps are refused while the clock is far ahead, until it is right again', async () => {
  const { db, clock } = provider.context;
  const refused = async () => /^spielplan_provider_sweeps_refused (\d)$/m.exec(await read())?.[1];
  await maySweep(db, clock.now());
  expect(await refused()).toBe('0');
  provider.clock.forward(400 * 1_440);
  expect(await refused()).toBe('1');
  provider.clock.forward(-400 * 1_440);
  expect(await refused()).toBe('0');
});

it('counts what fails because the disk of the database is full', async () => {
  const { db } = provider.context;
  const fill = `create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`;
  await db.execute(sql.raw(fill));
  await db.execute(sql`create trigger refuse before insert on error_log execute function refuse()`);
  const visitor = await newVisitor(provider.url);
  const answer = await visitor.send('POST', '/api/dashboard-error-log/', { url: '/de/nirgends' });
  expect(answer.status).toBe(503);
  expect(await read()).toContain('spielplan_provider_database_full_total 1');
  await db.execute(sql`drop function refuse cascade`);
});

it('counts failed, slowed and guessed logins from the start, which an alert watches', async () => {
  const countOf = async (event: string) =>
    Number(new RegExp(`^spielplan_provider_account_events_total\\{event="${event}"\\} (\\d+)$`, 'm').exec(await read())?.[1]);
  const counts = async () => ({
    failed: await countOf('login_failed'),
    throttled: await countOf('login_throttled'),
    guessing: await countOf('login_guessing'),
  });
  expect(await counts()).toEqual({ failed: 0, throttled: 0, guessing: 0 });
  const visitor = await newVisitor(provider.url);
  const guess = (username: string) => visitor.send('POST', '/pageeditor-api/login', { username, password: 'falsch' });
  for (let time = 0; time < 7; time += 1) await guess('redaktion');
  expect(await counts()).toEqual({ failed: 5, throttled: 2, guessing: 0 });
  // Twenty failures of one network are its share, whatever the names.
  for (let time = 0; time < 18; time += 1) await guess(`name-${time}`);
  expect(await counts()).toEqual({ failed: 20, throttled: 2, guessing: 3 });
});

it('has every metric of the provider that an alert names', async () => {
  const text = await read();
  const names = (await readFile(ALERTS, 'utf8')).match(/\bspielplan_provider_\w+/g) ?? [];
  expect(names.length).toBeGreaterThan(3);
  for (const name of atLeastOne(names)) expect(text).toContain(`# TYPE ${name.replace(/_(?:bucket|sum|count)$/, '')} `);
});
