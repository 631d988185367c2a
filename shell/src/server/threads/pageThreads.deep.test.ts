import { atLeastOne, until } from '@spielplan/shared-contracts/testing';
import { LIST, loading, openThreads, ROUTES } from '../testing/openThreads.ts';

// The other ways in which a page can end or fill its thread.
const FAULTY = `${LIST}?category=1`;
const LOOPING_COMPONENT = `${ROUTES} screens: { [id]: {
  component: ({ data }) => { if (data.isFaulty) for (;;); return 'made'; },
  load: async ({ url }) => ({ ...page, data: { isFaulty: url.searchParams.has('category') } }),
} },`;

it.each([
  ['renders and never lets go', LOOPING_COMPONENT, /hang/],
  ['ends its process', loading('globalThis.process.exit(1);'), /crash/],
  [
    'goes on and on without a turn for others',
    loading('await new Promise(() => { const next = () => Promise.resolve().then(next); next(); });'),
    /hang/,
  ],
  ['waits without computing', loading('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'), /hang/],
  [
    'fills the memory at once',
    loading('for (const all = []; ; ) { await null; all.push(Array.from({ length: 100_000 }, (_, at) => ({ at }))); }'),
    // Collecting garbage again and again is silence, too.
    /memory|hang/,
  ],
])('a page that %s costs itself alone, and the newest build goes back', async (_, remote, why) => {
  const { publish, read, threads, version } = await openThreads();
  await publish({ version: 'a0', remote: ROUTES });
  await publish({ version: 'a1', remote });
  expect((await read(FAULTY)).status).toBe(503);
  expect((await read(LIST)).status).toBe(200);
  await until(() => threads.state().ends.length > 1, 60_000);
  for (const end of atLeastOne(threads.state().ends)) expect(end.why).toMatch(why);
  expect(version()).toBe('a0');
  expect((await read(FAULTY)).status).toBe(200);
});

it('a loader that leaks costs nobody a page: its thread is replaced before it is full, and the second time the newest build goes back', async () => {
  const { publish, read, log, watch, version } = await openThreads();
  await publish({ version: 'a0', remote: ROUTES });
  const remote = loading('(globalThis.leaked ??= []).push(Array.from({ length: 50_000 }, (_, at) => ({ at })));');
  await publish({ version: 'a1', remote });
  for (let view = 0; watch.state().refused.length === 0; view += 1)
    expect((await read(`${LIST}?category=${view}`)).status).toBe(200);
  expect(log.of('thread.full')).toHaveLength(2);
  expect(version()).toBe('a0');
  expect((await read(FAULTY)).status).toBe(200);
  expect(log.of('page.failed')).toEqual([]);
});

it('what throws by itself costs nobody a page', async () => {
  const { publish, read, threads } = await openThreads();
  await publish({ version: 'a1', remote: loading("setTimeout(() => { throw new Error('by itself'); }, 1);") });
  expect((await read(FAULTY)).status).toBe(200);
  await until(() => threads.state().ends.length > 0);
  expect(threads.state().ends).toMatchObject([{ why: 'thrown' }]);
  expect((await read(`${LIST}?page=2`)).status).toBe(200);
});

it.each([
  ['its loader', loading('const deeper = () => deeper() + 1; deeper();')],
  ['its component', LOOPING_COMPONENT.replace('for (;;);', '{ const deeper = () => deeper() + 1; deeper(); }')],
])('a stack that overflows in %s is a failure of its page, and of nothing else', async (_, remote) => {
  const { publish, read, log } = await openThreads();
  await publish({ version: 'a1', remote });
  expect((await read(FAULTY)).status).toBe(500);
  expect((await read(LIST)).status).toBe(200);
  expect(log.of('thread.ended')).toEqual([]);
});

it('a promise that nobody waits for costs nobody a page', async () => {
  const { publish, read, threads } = await openThreads();
  await publish({ version: 'a1', remote: loading("void Promise.reject(new Error('unheard'));") });
  expect((await read(FAULTY)).status).toBe(200);
  await until(() => threads.state().ends.length > 0);
  expect(threads.state().ends).toMatchObject([{ why: 'thrown' }]);
});

it('a timer that goes on throwing is one end of its thread, and the next thread is not asked for it', async () => {
  const { publish, read, log, threads } = await openThreads();
  await publish({ version: 'a1', remote: loading("setInterval(() => { throw new Error('again'); }, 1);") });
  expect((await read(FAULTY)).status).toBe(200);
  await until(() => log.of('thread.thrown').length > 2);
  expect(threads.state().ends).toMatchObject([{ why: 'thrown' }]);
  expect((await read(LIST)).status).toBe(200);
});

it('a build that ends threads while it is started or warmed up puts no other build back', async () => {
  const { publishAll, read, threads, watch } = await openThreads();
  await publishAll([{ version: 'a1', remote: ROUTES }]);
  await publishAll([{ version: 'a2', remote: ROUTES }]);
  const hanging = (version: string) => ({ name: 'magazine' as const, version, start: 'for (;;);' });
  const exiting = `screens: { [id]: { component: () => 'made', load: async () => globalThis.process.exit(1) } },`;
  for (const tiny of [hanging('m1'), { ...hanging('m2'), start: '', remote: exiting }])
    await publishAll([{ version: 'a2', remote: ROUTES }, tiny]);
  expect(watch.state().refused).toMatchObject([{ remote: 'magazine', version: 'm2', code: 'SP-3005' }]);
  expect(threads.state().ends).toEqual([]);
  expect((await read(LIST)).body).toContain('a2');
});
