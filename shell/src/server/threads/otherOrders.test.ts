import vm from 'node:vm';
import { countLeftOutParts } from '../../failures/createPartReport.server.ts';
import { until } from '@spielplan/shared-contracts/testing';
import { LIST, loading, openThreads, ROUTES } from '../testing/openThreads.ts';

const BLOCKS = `${ROUTES} blocks: { event_list: { component: () => null, load: async ({ hangs }) => { if (hangs) for (;;); return { data: 'shown' }; } } },`;

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
  expect(() => remote.screens['events']?.load({} as never)).toThrow('this thread renders no pages');
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

it('says once for all threads which parts of answers could not be read, and counts them', async () => {
  const { publish, read, log, answerSettings } = await openThreads();
  answerSettings({ house: { telephone: 5 } });
  await publish({ version: 'a1' });
  expect((await read(LIST)).status).toBe(200);
  expect(log.of('provider.leftOut')).toMatchObject([{ call: 'settings', field: 'house.telephone' }]);
  const counted = () => countLeftOutParts()[0];
  expect(counted()).toMatchObject({ call: 'settings', field: 'house.telephone' });
  await until(() => (counted()?.count ?? 0) > 1);
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

it('presents blocks that are not saved, and goes on when a presenter never lets go', async () => {
  const { publish, threads, contextOf, watch, log } = await openThreads();
  await publish({ version: 'a1', remote: BLOCKS });
  const present = (hangs: boolean) => {
    const fields = { hangs };
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
  await until(() => log.of('thread.ended').length > 1);
  expect(log.of('thread.ended')).toMatchObject([{ why: 'hang' }, { why: 'hang' }]);
});

it('nobody waits for a provider that has answered nobody: pages that are in no memory are refused at once', async () => {
  const { publish, read, holdProvider, heldRequests } = await openThreads();
  const asking = `await provider.read({ id: 'slow', method: 'GET', path: '/api/slow/', answer: {} });`;
  await publish({ version: 'a1', remote: loading(asking).replace('{ url }', '{ url, provider }') });
  expect((await read(LIST)).status).toBe(200);
  holdProvider();
  expect((await read(`${LIST}?category=1`)).status).toBe(503);
  const before = heldRequests().length;
  expect(before).toBeGreaterThan(0);
  expect((await read(`${LIST}?category=2`)).status).toBe(503);
  // What it asked, if anything, is not given up yet when the page is refused.
  expect(
    heldRequests()
      .slice(before)
      .filter(({ isAwaited }) => !isAwaited),
  ).toEqual([]);
});
