import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@spielplan/shared-contracts/testing';
import { LIST, loading, openThreads, ROUTES } from '../testing/openThreads.ts';

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

it('a loader that never lets go costs its own page; the second time the last good build is back', async () => {
  const { publish, read, pages, watch, log } = await openThreads();
  await publish({ version: 'a1', remote: ROUTES });
  await publish({ version: 'b2', remote: loading('for (;;);') });
  await until(async () => (await read(LIST)).status === 200 && pages.fromCache(LIST) !== undefined);
  const begun = performance.now();
  const harmed = read(`${LIST}?category=1`);
  await pause(50);
  // What is kept is there at once, and so is this thread.
  expect(pages.fromCache(LIST)?.status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(500);
  expect((await harmed).status).toBe(503);
  expect((await read(`${LIST}?page=2`)).status).toBe(200);
  expect(watch.current().remotes.get('programme')?.release.version).toBe('b2');
  await read(`${LIST}?category=2`);
  await until(() => watch.state().refused.length > 0);
  expect(watch.current().remotes.get('programme')?.release.version).toBe('a1');
  expect(watch.state().refused).toMatchObject([{ remote: 'programme', version: 'b2', code: 'SP-3018' }]);
  expect(log.of('thread.ended')[0]).toMatchObject({ why: 'hang', remote: 'programme', version: 'b2' });
  // The feed names it still, and the next one is followed.
  await watch.check();
  expect((await read(`${LIST}?category=1`)).body).toContain('a1');
  await publish({ version: 'c3' });
  expect((await read(LIST)).body).toContain('c3');
});

it('a page that a thread ends with, because it has filled page by page, is made again in the next one', async () => {
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
