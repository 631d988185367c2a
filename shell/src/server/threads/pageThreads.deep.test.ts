import { until } from '@spielplan/shared-contracts/testing';
import { LIST, loading, openThreads, ROUTES } from '../testing/openThreads.ts';

// The harm that pageThreads.test.ts leaves out.
const HARMFUL = `${LIST}?category=1`;
const LOOPING_COMPONENT = `${ROUTES} screens: { [id]: {
  component: ({ data }) => { if (data.harm) for (;;); return 'made'; },
  load: async ({ url }) => ({ ...page, data: { harm: url.searchParams.has('category') } }),
} },`;

it('a rendering that never lets go is named', async () => {
  const { publish, read, log } = await openThreads();
  await publish({ version: 'a1', remote: LOOPING_COMPONENT });
  expect((await read(HARMFUL)).status).toBe(503);
  await until(() => log.of('thread.ended').length > 0);
  expect(log.of('thread.ended')).toMatchObject([{ why: 'hang', remote: 'programme', version: 'a1' }]);
  expect((await read(LIST)).status).toBe(200);
});

it('a loader that fills the memory at once costs its own page, and is named before nothing is left', async () => {
  const { publish, read, threads } = await openThreads();
  const remote = loading(
    'for (const all = []; ; ) { await null; all.push(Array.from({ length: 100_000 }, (_, at) => ({ at }))); }',
  );
  await publish({ version: 'a1', remote });
  expect((await read(HARMFUL)).status).toBe(503);
  expect((await read(LIST)).status).toBe(200);
  await until(() => threads.state().harms.length > 0, 60_000);
  expect(threads.state().harms).toMatchObject([{ offender: { remote: 'programme', version: 'a1' } }]);
});

it('a loader that leaks costs nobody a page: its thread is replaced before it is full, and twice named it is out', async () => {
  const { publish, read, log, watch } = await openThreads();
  await publish({ version: 'a0', remote: ROUTES });
  const remote = loading('(globalThis.leaked ??= []).push(Array.from({ length: 50_000 }, (_, at) => ({ at })));');
  await publish({ version: 'a1', remote });
  for (let view = 0; watch.state().refused.length === 0; view += 1)
    expect((await read(`${LIST}?category=${view}`)).status).toBe(200);
  const named = { remote: 'programme', version: 'a1' };
  expect(log.of('thread.full')).toMatchObject([named, named]);
  expect(watch.current().remotes.get('programme')?.release.version).toBe('a0');
  const after = await read(HARMFUL);
  expect([after.status, log.of('page.failed')]).toEqual([200, []]);
});

it('what throws by itself costs nobody a page and is named', async () => {
  const { publish, read, log } = await openThreads();
  await publish({ version: 'a1', remote: loading("setTimeout(() => { throw new Error('by itself'); }, 1);") });
  expect((await read(HARMFUL)).status).toBe(200);
  await until(() => log.of('thread.thrown').length > 0);
  expect(log.of('thread.thrown')).toMatchObject([{ remote: 'programme', version: 'a1' }]);
  expect((await read(`${LIST}?page=2`)).status).toBe(200);
});

it.each([
  ['ends its process', 'globalThis.process.exit(1);', 'crash'],
  [
    'goes on and on without a turn for others',
    'await new Promise(() => { const next = () => Promise.resolve().then(next); next(); });',
    'hang',
  ],
  ['waits without computing', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);', 'hang'],
])('a loader that %s costs its own page, and is named', async (_, code, why) => {
  const { publish, read, log, threads } = await openThreads();
  await publish({ version: 'a1', remote: loading(code) });
  expect((await read(HARMFUL)).status).toBe(503);
  expect((await read(LIST)).status).toBe(200);
  await until(() => threads.state().harms.length > 0, 60_000);
  expect(threads.state().harms).toMatchObject([{ why, offender: { remote: 'programme', version: 'a1' } }]);
  expect(log.of('thread.ended')).toMatchObject([{ why }]);
});

it.each([
  ['its loader', loading('const deeper = () => deeper() + 1; deeper();')],
  ['its component', LOOPING_COMPONENT.replace('for (;;);', '{ const deeper = () => deeper() + 1; deeper(); }')],
])('a stack that overflows in %s is a failure of its page, and of nothing else', async (_, remote) => {
  const { publish, read, log } = await openThreads();
  await publish({ version: 'a1', remote });
  expect((await read(HARMFUL)).status).toBe(500);
  expect((await read(LIST)).status).toBe(200);
  expect(log.of('thread.ended')).toEqual([]);
});

it('a promise that nobody waits for costs nobody a page, and is named', async () => {
  const { publish, read, threads } = await openThreads();
  await publish({ version: 'a1', remote: loading("void Promise.reject(new Error('unheard'));") });
  expect((await read(HARMFUL)).status).toBe(200);
  await until(() => threads.state().harms.length > 0);
  expect(threads.state().harms).toMatchObject([{ why: 'thrown', offender: { remote: 'programme', version: 'a1' } }]);
});

it('a timer that goes on throwing is one harm of its thread, and the next thread is not asked for it', async () => {
  const { publish, read, log, threads } = await openThreads();
  await publish({ version: 'a1', remote: loading("setInterval(() => { throw new Error('again'); }, 1);") });
  expect((await read(HARMFUL)).status).toBe(200);
  await until(() => log.of('thread.thrown').length > 2);
  expect(threads.state().harms).toMatchObject([{ why: 'thrown' }]);
  expect((await read(LIST)).status).toBe(200);
});

it('memory outside the heap counts: a loader that keeps buffers costs nobody a page', async () => {
  const { publish, read, log, threads } = await openThreads();
  await publish({ version: 'a1', remote: loading('(globalThis.kept ??= []).push(new Uint8Array(8_000_000).fill(1));') });
  for (let view = 0; threads.state().harms.length === 0; view += 1)
    expect((await read(`${LIST}?category=${view}`)).status).toBe(200);
  expect(threads.state().harms).toMatchObject([{ why: 'memory' }]);
  expect(log.of('page.failed')).toEqual([]);
});
