import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@spielplan/shared-contracts/testing';
import { LIST, loading, openThreads, ROUTES } from '../testing/openThreads.ts';

/** Keeps 8 MB of each view that asks for a category. */
const MAGAZINE = loading('(globalThis.kept ??= []).push(new ArrayBuffer(8_000_000));');

it('makes pages as this thread does, and makes them again when what they read has changed', async () => {
  const { publish, read, pages, marks, rename } = await openThreads();
  await publish({ version: 'a1' });
  const page = await read(LIST);
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining('a1') });
  expect(pages.fromCache(LIST)?.body.toString()).toBe(page.body);
  rename('Neues Haus');
  marks.mark(['settings']);
  expect(pages.fromCache(LIST)).toBeUndefined();
  await until(async () => (await read(LIST)).body.includes('Neues Haus'));
});

it('a loader that never lets go costs its own page alone; it ends the next thread as well, and the build before is back', async () => {
  const { publish, read, pages, watch, watchLog, threads } = await openThreads();
  await publish({ version: 'a1', remote: ROUTES });
  await publish({
    version: 'b2',
    remote: loading(
      'await new Promise((done) => setTimeout(done, 200)); if (url.searchParams.get("category") === "1") for (;;);',
    ),
  });
  await until(async () => (await read(LIST)).status === 200 && pages.fromCache(LIST) !== undefined);
  const hanging = read(`${LIST}?category=1`);
  await pause(50);
  const others = [2, 3, 4].map((category) => read(`${LIST}?category=${category}`));
  await pause(300);
  // The main thread goes on, and so do the pages that it keeps.
  expect(pages.fromCache(LIST)?.status).toBe(200);
  expect((await hanging).status).toBe(503);
  expect(await Promise.all(others)).toMatchObject([2, 3, 4].map(() => ({ status: 200 })));
  expect(threads.state().ends).toMatchObject([{ why: 'hang' }, { why: 'hang' }]);
  expect(watch.current().remotes.get('programme')?.release.version).toBe('a1');
  expect(watch.state().refused).toMatchObject([{ remote: 'programme', version: 'b2', code: 'SP-3018' }]);
  expect(watchLog.of('release.quarantined')).toMatchObject([{ version: 'b2', stays: 'a1' }]);
  // The feed names it still, and the next version is followed.
  await watch.check();
  expect((await read(`${LIST}?category=1`)).body).toContain('a1');
  await publish({ version: 'c3' });
  expect((await read(LIST)).body).toContain('c3');
});

it('the only build of a remote stays however often threads end: its other pages are rendered all the while', async () => {
  const { publish, read, watch, threads } = await openThreads();
  await publish({ version: 'a1', remote: loading('for (;;);') });
  for (const view of [1, 2]) {
    expect((await read(`${LIST}?category=${view}`)).status).toBe(503);
    expect((await read(`${LIST}?page=${view}`)).status).toBe(200);
  }
  expect(threads.state().ends.length).toBeGreaterThan(2);
  expect(watch.current().remotes.get('programme')?.release.version).toBe('a1');
  expect(watch.state().refused).toEqual([]);
});

it('a remote that keeps memory outside the heap takes no other off the site: only the newest build goes back to the one before', async () => {
  const { read, watch, watchLog, threads, publishAll } = await openThreads({ heapMb: 160 });
  const leaking = { name: 'magazine' as const, version: 'm1', remote: MAGAZINE };
  await publishAll([leaking, { version: 'a1', remote: ROUTES }]);
  await publishAll([leaking, { version: 'a2', remote: ROUTES }]);
  expect((await read(LIST)).body).toContain('a2');
  const statuses = new Set<number>();
  for (let view = 0; threads.state().ends.length < 2; view += 1) {
    statuses.add((await read(`/de/tiny/magazine?category=${view}`)).status);
    statuses.add((await read(`${LIST}?page=${view}`)).status);
  }
  expect([...statuses]).toEqual([200]);
  expect(watchLog.of('release.quarantined')).toMatchObject([{ remote: 'programme', version: 'a2', stays: 'a1' }]);
  // The next two ends find nothing that could go back, and every page is there.
  for (let view = 200; threads.state().ends.length < 4; view += 1)
    statuses.add((await read(`/de/tiny/magazine?category=${view}`)).status);
  expect([...statuses]).toEqual([200]);
  expect(watch.current().remotes.size).toBe(2);
  expect((await read(LIST)).body).toContain('a1');
});

it('a page that a thread ends with, because it has filled page by page, is rendered again by the next one', async () => {
  const { publish, read, log } = await openThreads({ heapMb: 240 });
  // Collecting garbage holds a full thread up, here for good; the next one has none of it.
  const remote = loading(`const kept = (globalThis.kept ??= []);
    if (kept.length === 8) for (;;);
    kept.push(Array.from({ length: 400_000 }, (_, at) => ({ at })));`);
  await publish({ version: 'a1', remote });
  for (let view = 0; view < 9; view += 1) {
    expect((await read(`${LIST}?category=${view}`)).status).toBe(200);
    await pause(150);
  }
  await until(() => log.of('thread.ended').length > 0);
  expect([log.of('page.failed'), log.of('thread.ended')]).toMatchObject([[], [{ why: 'hang' }]]);
});
