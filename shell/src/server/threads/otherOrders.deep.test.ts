import { writeFile } from 'node:fs/promises';
import { digestOf, formatPreviewToken } from '@spielplan/shared-contracts/signing';
import { until } from '@spielplan/shared-contracts/testing';
import { openLanes } from '../testing/openLanes.ts';
import { LIST, loading, makeInThreads, openThreads, ROUTES } from '../testing/openThreads.ts';
import { startServer } from '../testing/startServer.ts';

// What otherOrders.test.ts leaves out: each waits seconds for a thread that is busy.
it('a build whose first rendering takes longer than a waiting page allows is taken up, and costs no page', async () => {
  const { publish, read, watch, log } = await openThreads({ silenceMs: 500 });
  await publish({ version: 'a1', remote: loading('await new Promise((done) => setTimeout(done, 3_000));') });
  await read(LIST);
  const waiting = read(`${LIST}?category=1`);
  // Measured in processor time, because a busy machine hardly computes in a second.
  const slow =
    'if (!globalThis.wasSlow) { globalThis.wasSlow = true; const { threadCpuUsage } = globalThis.process; const begun = threadCpuUsage(); const spent = ({ user, system }) => user + system; while (spent(threadCpuUsage(begun)) < 700_000); }';
  await publish({
    version: 'b2',
    remote: `${ROUTES} screens: { [id]: { component: () => 'made', load: async () => { ${slow} return page; } } },`,
  });
  // What has rendered it makes pages already, and the other thread still makes what it has begun.
  expect((await read(`${LIST}?page=2`)).body).toContain('b2');
  expect(await waiting).toMatchObject({ status: 200, body: expect.stringContaining('a1') });
  expect(watch.state().refused).toEqual([]);
  expect(log.of('thread.ended')).toEqual([]);
});

it('a thread renders two sets at most: what a build leaves behind goes with its thread', async () => {
  const told: string[] = [];
  const listener = await startServer((request, response) => void (told.push(request.url ?? ''), response.end()));
  // Each rendering of a build tells its version and a number that its thread has.
  const noting = (version: string) =>
    `${ROUTES} screens: { [id]: { component: () => 'made', load: async () => { globalThis.mark ??= Math.random(); await fetch('${listener.origin}/${version}/' + globalThis.mark); return page; } } },`;
  const marksOf = (version: string) => [
    ...new Set(told.filter((path) => path.startsWith(`/${version}/`)).map((path) => path.split('/')[2])),
  ];
  const { publish, read, log } = await openThreads();
  for (const version of ['a1', 'b2', 'c3']) {
    await publish({ version, remote: noting(version) });
    await read(LIST);
    // The one that renders now, and a fresh one that has taken the place of the one before.
    await until(() => marksOf(version).length === 2);
  }
  expect(marksOf('c3').filter((mark) => marksOf('a1').includes(mark))).toEqual([]);
  expect(log.of('thread.ended')).toEqual([]);
  await listener.close();
});

it('a thread that a newer build has made active again is not replaced for the one before', async () => {
  const { publish, read, log, threads } = await openThreads();
  await publish({ version: 'a1', remote: loading('await new Promise((done) => setTimeout(done, 3_000));') });
  await read(LIST);
  const busy = read(`${LIST}?category=1`);
  await publish({ version: 'b2', remote: ROUTES });
  await publish({ version: 'c3', remote: ROUTES });
  expect((await read(`${LIST}?page=2`)).body).toContain('c3');
  expect((await busy).body).toContain('a1');
  await until(() => threads.state().active.isReady && threads.state().waiting.isReady);
  expect([log.of('thread.ended'), log.of('page.failed')]).toEqual([[], []]);
});

it('makes a preview in threads: a build that hangs there costs its own page, and others are answered meanwhile', async () => {
  const site = await openLanes({
    making: async (sets) => {
      const { threads, contextOf } = await makeInThreads({ sets });
      return { renderer: threads, start: threads.start, contextOf };
    },
  });
  await site.name(await site.lay({ version: 'a1', remote: ROUTES }));
  await site.lay({ version: 'b1', remote: loading('for (;;);') });
  const id = 'abcdefghijklmnopqrstuv';
  await writeFile(`${site.folder}/programme/b1/previews.json`, JSON.stringify({ schema: 1, open: [digestOf(id)] }));
  const ends = new Date(Date.now() + 3_600_000).toISOString();
  const token = formatPreviewToken({ schema: 1, remote: 'programme', version: 'b1', id, until: ends }, null);
  const cookie = { cookie: `build=${token}` };
  expect(await (await site.ask(LIST, cookie)).text()).toContain('"version":"b1"');
  await site.ask(LIST);
  const wait = { isOver: false };
  const hanging = site.ask(`${LIST}?category=1`, cookie).finally(() => (wait.isOver = true));
  let kept = 0;
  for (; !wait.isOver; kept += 1) expect((await site.ask(LIST)).headers.get('server-timing')).toMatch(/memory|stale/);
  expect((await hanging).status).toBe(503);
  expect((await hanging).headers.get('retry-after')).toBe('30');
  expect(kept).toBeGreaterThan(5);
  expect((await site.ask(`${LIST}?category=1`)).status).toBe(200);
});
