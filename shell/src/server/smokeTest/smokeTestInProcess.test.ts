import { settingsSchema } from '@spielplan/shared-contracts/api';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FetchedRelease } from '../releases/fetchRelease.ts';
import { recordLog } from '../testing/recordLog.ts';
import { TINY_RENDER_BUNDLE } from '../testing/renderBundle.ts';
import { siteOfTests } from '../testing/siteOfTests.ts';
import { startServer } from '../testing/startServer.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { layTinyRemote, tinyBundle, type TinyRemote } from '../testing/tinyRemote.ts';
import type { RecordedAnswers } from '../releases/createReleaseMemory.ts';
import { createSmokeTest } from './smokeTestInProcess.ts';
import { SMOKE_TEST_LIMITS } from './runSmokeTestProcess.ts';

const folder = await temporaryFolder();
const SETTINGS = settingsSchema.parse({
  status: 'ok',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Haus', en: 'House' },
});
const provider = await startServer((request, response) => {
  const body = request.url?.includes('settings')
    ? SETTINGS
    : request.url?.includes('nav')
      ? { menu: [], secondary_menu: [], footer: [] }
      : [];
  response.end(JSON.stringify(body));
});
afterAll(() => Promise.all([folder.remove(), provider.close()]));

const SITE = siteOfTests(provider.origin);
const log = recordLog();
const smokeTestWith = (limits: Partial<typeof SMOKE_TEST_LIMITS> = {}, code = TINY_RENDER_BUNDLE) =>
  createSmokeTest({
    shellVersion: 'shell',
    render: { filename: 'render.cjs', code, libraries: import.meta.url },
    site: SITE,
    log,
    limits: { ...SMOKE_TEST_LIMITS, silence: 30_000, ...limits },
  });

/**
 * On a busy machine any process is slow by itself: a refusal
 * for other reasons than `words` is tried again with more time.
 */
async function refusal(
  words: RegExp,
  limitsAt: (seconds: number) => Partial<typeof SMOKE_TEST_LIMITS>,
  candidates: FetchedRelease[],
  name: FetchedRelease['release']['name'] = 'programme',
) {
  for (const seconds of [1, 4]) {
    const verdicts = await smokeTestWith(limitsAt(seconds))([], candidates);
    if (words.test(verdicts.get(name)?.detail ?? '')) return verdicts;
  }
  return smokeTestWith(limitsAt(15))([], candidates);
}

async function fetched(tiny: TinyRemote): Promise<FetchedRelease> {
  return { release: await layTinyRemote(folder.path, tiny), code: tinyBundle(tiny), files: new Map() };
}

const screen = (part: string) => `screens: { [id]: { component: () => 'page', load: async () => page, ${part} } }`;

it('lets a good release pass, and its log through', async () => {
  const good = await fetched({
    version: 'a1',
    remote: screen("load: async ({ log }) => (log('info', 'stage.set', { rows: 7 }), page)"),
  });
  expect(await smokeTestWith()([], [good])).toEqual(new Map([['programme', null]]));
  expect(log.of('stage.set')[0]).toMatchObject({ remote: 'programme', rows: 7, isSmokeTest: true });
});

it.each<[string, Partial<TinyRemote>, RegExp]>([
  [
    'never comes to the end of rendering',
    { remote: screen('component() { for (;;); }') },
    /b1: rendering \/de\/programm\S* \(programme\/events\) did not let go/,
  ],
  [
    'never comes to the end of a loader',
    { remote: screen('load() { for (;;); }') },
    /b1: loading \/de\/programm\S* \(programme\/events\/de\) did not/,
  ],
  // Its process notices by itself, unless the machine is so busy that the shell is first.
  ['never comes to the end of its start', { start: 'for (;;);' }, /b1: .*(timed out|start did not let go)/],
  ['never lets its promises rest', { remote: screen('async load() { for (;;) await 0; }') }, /loading .* did not let go/],
  ['throws while it renders', { remote: screen("component() { throw new Error('no stage'); }") }, /programme\/events: no stage/],
  [
    'throws where nobody catches',
    { remote: screen("load() { setTimeout(() => { throw new Error('no stage'); }); return new Promise(() => {}); }") },
    /loading .* threw by itself/,
  ],
  ['ends its process', { remote: screen('component() { globalThis.process.exit(0); }') }, /rendering .* ended its process/],
  [
    'fills its memory',
    { remote: screen('component() { const all = []; for (;;) all.push(new Array(1000).fill(all.length)); }') },
    /rendering .* took more than 350 MB/,
  ],
  [
    'fills the memory outside its heap',
    { remote: screen('component() { const all = []; for (;;) all.push(Buffer.alloc(1e6, 1)); }') },
    /rendering .* took more than 350 MB/,
  ],
])('refuses a release that %s, names what it was at, and goes on answering meanwhile', async (what, tiny, words) => {
  // CPU of this process and not the clock: held up by the code itself it would
  // compute for seconds between two ticks, while a busy machine only lets it wait.
  let longest = 0;
  let last = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    last = process.cpuUsage();
  }, 5);
  // A process that fills its memory is silent meanwhile.
  const silenceAt = (seconds: number) => (/memory/.test(what) ? 30_000 : seconds * 1_000);
  const limitsAt = (seconds: number) => ({ memory: 350, silence: silenceAt(seconds) });
  const verdicts = await refusal(words, limitsAt, [await fetched({ version: 'b1', ...tiny })]);
  clearInterval(timer);
  expect(verdicts.get('programme')).toMatchObject({ spielplan: 'REMOTE_CRASHED', detail: expect.stringMatching(words) });
  expect(longest).toBeLessThan(1_500);
});

it('refuses the one of several that hangs, and lets the others pass', async () => {
  const good = await fetched({ version: 'a1' });
  const bad = await fetched({ name: 'magazine', version: 'b1', remote: screen('component() { for (;;); }') });
  const hangs = /^magazine b1: rendering/;
  const verdicts = await refusal(hangs, (seconds) => ({ silence: seconds * 1_000 }), [bad, good], 'magazine');
  expect(verdicts.get('programme')).toBeNull();
  expect(verdicts.get('magazine')).toMatchObject({
    spielplan: 'REMOTE_CRASHED',
    detail: expect.stringMatching(hangs),
  });
});

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
  const withProvider = (origin: string) =>
    createSmokeTest({
      shellVersion: 'shell',
      render: { filename: 'render.cjs', code: TINY_RENDER_BUNDLE, libraries: import.meta.url },
      site: { ...SITE, providerUrl: origin },
      log,
      limits: { ...SMOKE_TEST_LIMITS, silence: 30_000 },
      answers: { read: async () => kept, keep: async (answers) => void (kept = answers) },
    });
  const gone = await startServer(() => undefined);
  await gone.close();
  const good = await fetched({ version: 'a1' });
  const untested = await withProvider(gone.origin)([], [good]);
  expect(untested.get('programme')).toMatchObject({ spielplan: 'REMOTE_UNTESTED' });
  expect(await withProvider(gone.origin)([], [good], () => true)).toEqual(new Map([['programme', null]]));
  expect(await withProvider(provider.origin)([], [good])).toEqual(new Map([['programme', null]]));
  expect([...kept.keys()].some((name) => name.includes('settings'))).toBe(true);
  expect(await withProvider(gone.origin)([], [good])).toEqual(new Map([['programme', null]]));
});

it('only calls it slow where a release takes too long and lets go', async () => {
  const slow = await fetched({ version: 'b1', remote: screen('load: () => new Promise(() => {})') });
  // Its loader has ten seconds, and a busy machine begins it late: one of these is over in between.
  const isOver = /loading .* was not done/;
  let verdicts = await smokeTestWith({ whole: 3_000 })([], [slow]);
  for (let whole = 11_000; whole < 60_000 && !isOver.test(verdicts.get('programme')?.detail ?? ''); whole += 8_000)
    verdicts = await smokeTestWith({ whole })([], [slow]);
  expect(verdicts.get('programme')).toMatchObject({ spielplan: 'REMOTE_TIMEOUT', detail: expect.stringMatching(isOver) });
}, 300_000);

it('blames no release for a process that does not come to begin', async () => {
  const verdicts = await smokeTestWith({}, "throw new Error('no render bundle')")([], [await fetched({ version: 'a1' })]);
  expect(verdicts.get('programme')).toMatchObject({ spielplan: 'UNEXPECTED' });
});

it('runs the built program where there is one, with the same order', async () => {
  const program = `process.once('message', ({ site, candidates: [{ release }] }) =>
    process.send({ kind: 'passed', answers: new Map([[site.robots, { status: 200, text: release.version }]]) }));`;
  const kept: RecordedAnswers[] = [];
  const smokeTest = createSmokeTest({
    shellVersion: 'shell',
    render: { filename: 'render.cjs', code: TINY_RENDER_BUNDLE, libraries: import.meta.url },
    site: SITE,
    log,
    program,
    answers: { read: async () => new Map(), keep: async (answers) => void kept.push(answers) },
  });
  expect(await smokeTest([], [await fetched({ version: 'a1' })])).toEqual(new Map([['programme', null]]));
  expect(kept).toEqual([new Map([['none', { status: 200, text: 'a1' }]])]);
});

it('hands over only so many lines of a release that never stops writing', async () => {
  const loud = await fetched({ version: 'b1', remote: screen("load({ log }) { for (;;) log('info', 'stage.loud', {}); }") });
  await smokeTestWith({ silence: 1_000 })([], [loud]);
  await sleep(50);
  expect(log.of('stage.loud').length).toBeLessThanOrEqual(200);
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
