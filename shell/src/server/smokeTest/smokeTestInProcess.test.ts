import { startServer } from '../testing/startServer.ts';
import type { RecordedAnswers } from '../releases/createReleaseMemory.ts';
import { expectRefusal, fetched, type Harm, log, PROVIDER_ORIGIN, screen, smokeTestWith } from '../testing/smokeTests.ts';

it('lets a good release pass, and its log through', async () => {
  const good = await fetched({
    version: 'a1',
    remote: screen("load: async ({ log }) => (log('info', 'stage.set', { rows: 7 }), page)"),
  });
  expect(await smokeTestWith()([], [good])).toEqual(new Map([['programme', null]]));
  expect(log.of('stage.set')[0]).toMatchObject({ remote: 'programme', rows: 7, isSmokeTest: true });
});

// One of each kind; the others of it take as long and are in smokeTestInProcess.deep.test.ts.
it.each<Harm>([
  [
    'never comes to the end of rendering',
    { remote: screen('component() { for (;;); }') },
    /b1: rendering \/de\/programm\S* \(programme\/events\) did not let go/,
  ],
  ['throws while it renders', { remote: screen("component() { throw new Error('no stage'); }") }, /programme\/events: no stage/],
  [
    'fills the memory outside its heap',
    { remote: screen('component() { const all = []; for (;;) all.push(Buffer.alloc(1e6, 1)); }') },
    /rendering .* took more than 350 MB/,
  ],
])('refuses a release that %s, names what it was at, and goes on answering meanwhile', (...harm) => expectRefusal(harm));

it('does not blame a release for what was broken before', async () => {
  const broken = await fetched({ version: 'a1', remote: screen("component() { throw new Error('no stage'); }") });
  const good = await fetched({ name: 'magazine', version: 'a1' });
  expect(await smokeTestWith()([broken], [good])).toEqual(new Map([['magazine', null]]));
});

it('does not blame a release for one that runs and does not start in the test', async () => {
  const broken = await fetched({ version: 'a1', start: "throw new Error('no stage');" });
  const good = await fetched({ name: 'magazine', version: 'a1' });
  expect(await smokeTestWith()([broken], [good])).toEqual(new Map([['magazine', null]]));
  expect(log.of('smokeTest.skipped')).toContainEqual(expect.objectContaining({ remote: 'programme', version: 'a1' }));
});

it('keeps what the provider answered for a test without it, and lets only what was live before go on untested', async () => {
  let kept: RecordedAnswers = new Map();
  const answers = { read: async () => kept, keep: async (given: RecordedAnswers) => void (kept = given) };
  const withProvider = (providerUrl: string) => smokeTestWith({ providerUrl, answers });
  const gone = await startServer(() => undefined);
  await gone.close();
  const good = await fetched({ version: 'a1' });
  const untested = await withProvider(gone.origin)([], [good]);
  expect(untested.get('programme')).toMatchObject({ spielplan: 'REMOTE_UNTESTED' });
  expect(await withProvider(gone.origin)([], [good], () => true)).toEqual(new Map([['programme', null]]));
  expect(await withProvider(PROVIDER_ORIGIN)([], [good])).toEqual(new Map([['programme', null]]));
  expect([...kept.keys()].some((name) => name.includes('settings'))).toBe(true);
  expect(await withProvider(gone.origin)([], [good])).toEqual(new Map([['programme', null]]));
});

it('blames no release for a process that does not come to begin', async () => {
  const verdicts = await smokeTestWith({ code: "throw new Error('no render bundle')" })([], [await fetched({ version: 'a1' })]);
  expect(verdicts.get('programme')).toMatchObject({ spielplan: 'UNEXPECTED' });
});

it('runs the built program where there is one, with the same order', async () => {
  const program = `process.once('message', ({ site, candidates: [{ release }] }) =>
    process.send({ kind: 'passed', answers: new Map([[site.robots, { status: 200, text: release.version }]]) }));`;
  const kept: RecordedAnswers[] = [];
  const answers = { read: async () => new Map(), keep: async (given: RecordedAnswers) => void kept.push(given) };
  const smokeTest = smokeTestWith({ program, answers });
  expect(await smokeTest([], [await fetched({ version: 'a1' })])).toEqual(new Map([['programme', null]]));
  expect(kept).toEqual([new Map([['none', { status: 200, text: 'a1' }]])]);
});

it('lets code of a remote see nothing of the environment but what the system needs', async () => {
  process.env['SECRET_OF_THE_HOUSE'] = 'parsley';
  try {
    const start = "throw new Error(Object.keys(globalThis.process.env).join(' '))";
    const verdicts = await smokeTestWith()([], [await fetched({ version: 'peeks', start })]);
    const { detail } = verdicts.get('programme') ?? {};
    expect(detail).toContain('PATH');
    expect(detail).not.toContain('SECRET');
  } finally {
    delete process.env['SECRET_OF_THE_HOUSE'];
  }
});
