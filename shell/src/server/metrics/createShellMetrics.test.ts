import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { serveMetrics } from '@spielplan/shared-contracts/http';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { createPartReport } from '../../failures/createPartReport.server.ts';
import type { RenderBundle } from '../pages/RenderBundle.ts';
import { createTestContext } from '../testing/createTestContext.ts';
import { recordLog } from '../testing/recordLog.ts';
import { startServer } from '../testing/startServer.ts';
import { createRouteNames } from './createRouteNames.ts';
import { createShellMetrics } from './createShellMetrics.ts';
import { timeCalls, timeRendering } from './timePages.ts';

const ALERTS = fileURLToPath(new URL('../../../../deploy/prometheus/alerts.yml', import.meta.url));
const { renderContext } = createTestContext();

const LANE = { visitors: 40, failing: 2 };

function open() {
  const metrics = createShellMetrics();
  metrics.observe({
    routeOf: createRouteNames(() => renderContext),
    remotes: () => 1,
    missingRemotes: () => 3,
    leftOutEntries: () => 2,
    feedAge: () => 12.5,
    pages: () => ({ kept: 7, bytes: 70_000, pending: 2, evicted: 31 }),
    answers: () => ({ kept: 9, bytes: 900 }),
    isWatchingChanges: () => true,
    isProviderSuspended: () => true,
    trial: () => ({ remote: 'programme', version: 'b1', share: 5, state: 'running', why: null, canary: LANE, current: LANE }),
  });
  return metrics;
}

it.each([
  ['/de/programm/veranstaltungen?tag=3', 'programme/events'],
  ['/de/programm/veranstaltungen/abend/7', 'programme/event'],
  ['/_data/en/program/events', 'data programme/events'],
  ['/de/team', 'absent'],
  ['/de/ueber-uns/haus', 'shell/page'],
  ['/assets/shell.js', 'assets'],
  ['/api/cart/', 'provider'],
  ['/%E0%A4', 'other'],
  ['/wp-login.php', 'other'],
])('calls %s %s', (url, name) => {
  expect(createRouteNames(() => renderContext)(url)).toBe(name);
});

it('counts requests by route and status and has as many names as routes, whatever is asked for', async () => {
  const metrics = open();
  const server = await startServer((request, response) => {
    metrics.watch(request, response);
    response.writeHead(request.url?.includes('gone') ? 404 : 200).end('x');
  });
  for (let page = 0; page < 30; page += 1) await fetch(`${server.origin}/de/gone-${page}`).then((answer) => answer.text());
  await fetch(`${server.origin}/de/programm/veranstaltungen`).then((answer) => answer.text());
  await server.close();
  const text = await metrics.registry.metrics();
  expect(text).toContain('spielplan_shell_requests_total{route="shell/page",status="404"} 30');
  expect(text).toContain('spielplan_shell_requests_total{route="programme/events",status="200"} 1');
  expect(text).toMatch(/spielplan_shell_request_seconds_bucket\{route="shell\/page",le="\+Inf"\} 30/);
  expect(text).not.toContain('gone-');
});

it('tells where pages come from, how long they render, and how the provider answers', async () => {
  const metrics = open();
  metrics.countPage('memory');
  metrics.countPage('memory');
  metrics.countPage('made');
  metrics.countAnswers({ kept: 3, fetched: 1 });
  metrics.countAnswers({ kept: 2 });
  metrics.countMarks(['pages', 'events']);
  metrics.countMarks(['pages']);
  await timeRendering({ createRenderer: () => async () => 'page' } as unknown as RenderBundle, metrics.times).createRenderer(
    {} as never,
  )({} as never);
  const call = timeCalls(() => Promise.reject(new SpielplanError('PROVIDER_TIMEOUT')), metrics.times);
  await call(new URL('http://provider'), 1).catch(() => undefined);
  const text = await metrics.registry.metrics();
  expect(text).toContain('spielplan_shell_pages_total{layer="memory"} 2');
  expect(text).toContain('spielplan_shell_pages_total{layer="made"} 1');
  expect(text).toContain('spielplan_shell_render_seconds_count 1');
  expect(text).toContain('spielplan_shell_provider_call_seconds_count{outcome="timeout"} 1');
  expect(text).toContain('spielplan_shell_provider_up 0');
  expect(text).toContain('spielplan_shell_remotes_missing 3');
  expect(text).toContain('spielplan_shell_feed_entries_left_out 2');
  expect(text).toContain('spielplan_shell_feed_age_seconds 12.5');
  expect(text).toContain('spielplan_shell_pages_pending 2');
  expect(text).toContain('spielplan_shell_pages_bytes 70000');
  expect(text).toContain('spielplan_shell_pages_evicted_total 31');
  expect(text).toContain('spielplan_shell_answers_total{layer="kept"} 5');
  expect(text).toContain('spielplan_shell_answers_total{layer="fallback"} 0');
  expect(text).toContain('spielplan_shell_answers_bytes 900');
  expect(text).toContain('spielplan_shell_changes_total{topic="pages"} 2');
  expect(text).toContain('spielplan_shell_changes_watched 1');
});

it('counts what could not be read by call and field, in a bounded number of them, and says when calls are refused at once', async () => {
  const report = createPartReport(recordLog());
  const part = (field: string) => ({ at: field, field, reason: 'bad', isDate: false });
  report('events', '/de/api/events/', [part('results.*.price'), part('results.*.price')]);
  for (let key = 0; key < 2_000; key += 1) report('events', '/de/api/events/', [part(`results.*.${key}`)]);
  const text = await open().registry.metrics();
  expect(text).toContain('spielplan_shell_parts_left_out_total{call="events",field="results.*.price"} 2');
  expect(text.match(/^spielplan_shell_parts_left_out_total/gm)).toHaveLength(501);
  expect(text).toContain('spielplan_shell_parts_left_out_total{call="events",field="other"} 1501');
  expect(text).toContain('spielplan_shell_provider_suspended 1');
});

it('counts what browsers tell by remote and version, in a bounded number, and shows both lanes of a trial', async () => {
  const metrics = open();
  metrics.countFailure({ remote: 'programme', version: 'b1' });
  metrics.countFailure(null);
  for (let forged = 0; forged < 1_000; forged += 1) metrics.countFailure({ remote: 'programme', version: `x${forged}` });
  const text = await metrics.registry.metrics();
  expect(text).toContain('spielplan_shell_browser_failures_total{remote="programme",version="b1"} 1');
  expect(text).toContain('spielplan_shell_browser_failures_total{remote="shell",version=""} 1');
  expect(text.match(/^spielplan_shell_browser_failures_total/gm)).toHaveLength(201);
  const of = 'remote="programme",version="b1"';
  expect(text).toContain(`spielplan_shell_canary_share{${of}} 5`);
  expect(text).toContain(`spielplan_shell_canary_visitors{${of},lane="current"} 40`);
  expect(text).toContain(`spielplan_shell_canary_failing_visitors{${of},lane="canary"} 2`);
});

it('serves them at /metrics and nothing else', async () => {
  const server = await serveMetrics(open().registry, { port: 0, host: '127.0.0.1' });
  const { port } = server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain('process_resident_memory_bytes');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.closeAllConnections();
  server.close();
});

it('has every metric of the shell and of its process that an alert names', async () => {
  const text = await open().registry.metrics();
  const names = (await readFile(ALERTS, 'utf8')).match(/\b(?:spielplan_shell|nodejs|process)_\w+/g) ?? [];
  expect(names.length).toBeGreaterThan(8);
  for (const name of atLeastOne(names)) expect(text).toContain(`# TYPE ${name.replace(/_(?:bucket|sum|count)$/, '')} `);
});
