import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import vm from 'node:vm';
import { countLeftOutParts } from '../../failures/createPartReport.server.ts';
import { digestOf, formatPreviewToken } from '@spielplan/shared-contracts/signing';
import { until } from '@spielplan/shared-contracts/testing';
import { openLanes } from '../testing/openLanes.ts';
import { LIST, loading, makeInThreads, openThreads, ROUTES } from '../testing/openThreads.ts';
import { startServer } from '../testing/startServer.ts';

const BLOCKS = `${ROUTES} blocks: { event_list: { component: () => null, load: async ({ harm }) => { if (harm) for (;;); return { data: 'shown' }; } } },`;

it('runs no code of a remote in the main thread, which knows its addresses, blocks and texts all the same', async () => {
  const { publish, read, watch } = await openThreads();
  await publish({ version: 'a1', start: 'globalThis.ranInMainThread = true;', remote: BLOCKS });
  expect((await read(LIST)).body).toContain('a1');
  expect(vm.runInThisContext('globalThis.ranInMainThread')).toBeUndefined();
  const set = watch.current();
  expect(set.blocks).toEqual({ event_list: 'programme' });
  expect(set.match(LIST.split('/').filter(Boolean))).toMatchObject({
    remote: 'programme',
    route: { query: ['category', 'page'] },
  });
  const { remote } = set.remotes.get('programme')!;
  expect(() => remote.screens['events']?.load({} as never)).toThrow('this thread makes no pages');
});

it('a build that does not start in its thread is refused with what is wrong, and costs nobody a page', async () => {
  const { publish, read, watch, log } = await openThreads();
  await publish({ version: 'a1' });
  await publish({ version: 'b2', start: "throw new Error('no stage');" });
  expect(watch.state().refused).toMatchObject([{ version: 'b2', code: 'SP-3005', detail: expect.stringContaining('no stage') }]);
  await publish({ version: 'c3', start: 'const next = () => Promise.resolve().then(next); next();' });
  expect(watch.state().refused).toMatchObject([{ version: 'c3', code: 'SP-3005' }]);
  expect((await read(LIST)).body).toContain('a1');
  expect(log.of('page.failed')).toEqual([]);
});

it('a build whose first rendering takes longer than a waiting page allows is taken up, and costs no page', async () => {
  const { publish, read, watch, log } = await openThreads({ silenceMs: 500 });
  await publish({ version: 'a1', remote: loading('await new Promise((done) => setTimeout(done, 3_000));') });
  await read(LIST);
  const waiting = read(`${LIST}?category=1`);
  // Of a processor and not by the clock: on a busy machine it would hardly compute.
  const slow =
    'if (!globalThis.wasSlow) { globalThis.wasSlow = true; const { threadCpuUsage } = globalThis.process; for (const begun = threadCpuUsage(); threadCpuUsage(begun).user < 700_000;); }';
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

it('a thread that a newer build has made active again is not warmed for the one before', async () => {
  const told: string[] = [];
  const listener = await startServer((request, response) => void (told.push(request.url ?? ''), response.end()));
  // Each rendering of a build tells its version and a number that its thread has.
  const noting = (version: string) =>
    `${ROUTES} screens: { [id]: { component: () => 'made', load: async () => { globalThis.mark ??= Math.random(); await fetch('${listener.origin}/${version}/' + globalThis.mark); return page; } } },`;
  const threadsOf = (version: string) => new Set(told.filter((path) => path.startsWith(`/${version}/`)));
  const { publish, read } = await openThreads();
  await publish({ version: 'a1', remote: loading('await new Promise((done) => setTimeout(done, 3_000));') });
  await read(LIST);
  const busy = read(`${LIST}?category=1`);
  await publish({ version: 'b2', remote: noting('b2') });
  await publish({ version: 'c3', remote: noting('c3') });
  await busy;
  await until(() => threadsOf('c3').size === 2);
  await pause(1_000);
  expect(threadsOf('b2').size).toBe(1);
  await listener.close();
});

it('says once for all threads which parts of answers could not be read, and counts them', async () => {
  const { publish, read, log, answerSettings } = await openThreads();
  answerSettings({ house: { telephone: 5 } });
  await publish({ version: 'a1' });
  expect((await read(LIST)).status).toBe(200);
  expect(log.of('provider.leftOut')).toMatchObject([{ call: 'settings', field: 'house.telephone' }]);
  const [counted] = countLeftOutParts();
  expect(counted).toMatchObject({ call: 'settings', field: 'house.telephone' });
  expect(counted!.count).toBeGreaterThan(1);
  answerSettings({});
  const frame = "load: async () => ({ ...page, frame: { banner: 'of a newer contract' } })";
  await publish({ version: 'b2', remote: `${ROUTES} screens: { [id]: { component: () => 'made', ${frame} } },` });
  for (const number of [1, 2, 3]) await read(`${LIST}?page=${number}`);
  expect(log.of('provider.leftOut').map(({ field }) => field)).toEqual(['house.telephone', 'frame.banner']);
});

it('says once for all threads that the zone of the house is unknown', async () => {
  const { publish, read, log, answerSettings } = await openThreads();
  const named = () => log.of('houseFormats.refused').map(({ value }) => value);
  answerSettings({ time_zone: 'Europe/Lundun' });
  await publish({ version: 'a1' });
  expect((await read(LIST)).status).toBe(200);
  await until(() => named().length > 0);
  await publish({ version: 'b2' });
  expect((await read(LIST)).status).toBe(200);
  expect(named()).toEqual(['Europe/Lundun']);
});

it('presents blocks that are not saved, and names whose presenter never lets go', async () => {
  const { publish, threads, contextOf, watch, log } = await openThreads();
  await publish({ version: 'a1', remote: BLOCKS });
  const present = (harm: boolean) => {
    const fields = { harm };
    const block = { key: 'k', model: 'event_list', fields };
    return threads.presentUnsaved(contextOf(watch.current()), {
      path: '/de/haus',
      blocks: [block],
      prepared: [{ key: 'k', fields }],
      cookie: 'sessionid=1',
    });
  };
  expect(await present(false)).toMatchObject([{ key: 'k', block: { owner: 'programme', data: 'shown' } }]);
  await expect(present(true)).rejects.toMatchObject({ spielplan: 'REMOTE_CRASHED' });
  expect(await present(false)).toMatchObject([{ block: { data: 'shown' } }]);
  await until(() => log.of('thread.ended').length > 0);
  expect(log.of('thread.ended')).toMatchObject([{ why: 'hang', remote: 'programme', version: 'a1' }]);
});

it('makes a preview in threads: a build that hangs there costs its own page, and others are answered meanwhile', async () => {
  const site = await openLanes({
    making: async (sets) => {
      const { threads, contextOf } = await makeInThreads({ sets });
      return { maker: threads, start: threads.start, contextOf };
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
  const harmed = site.ask(`${LIST}?category=1`, cookie).finally(() => (wait.isOver = true));
  let kept = 0;
  for (; !wait.isOver; kept += 1) expect((await site.ask(LIST)).headers.get('server-timing')).toMatch(/memory|stale/);
  expect((await harmed).status).toBe(503);
  expect((await harmed).headers.get('retry-after')).toBe('30');
  expect(kept).toBeGreaterThan(5);
  expect((await site.ask(`${LIST}?category=1`)).status).toBe(200);
});

it('nobody waits for a provider that has answered nobody: pages that are in no memory are refused at once', async () => {
  const { publish, read, holdProvider } = await openThreads();
  const asking = `await provider.read({ id: 'slow', method: 'GET', path: '/api/slow/', answer: {} });`;
  await publish({ version: 'a1', remote: loading(asking).replace('{ url }', '{ url, provider }') });
  expect((await read(LIST)).status).toBe(200);
  holdProvider();
  expect((await read(`${LIST}?category=1`)).status).toBe(503);
  const begun = performance.now();
  expect((await read(`${LIST}?category=2`)).status).toBe(503);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
