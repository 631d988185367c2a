import { readFile, writeFile } from 'node:fs/promises';
import type { FetchedRelease } from '../releases/fetchRelease.ts';
import { recordLog } from '../testing/recordLog.ts';
import { TINY_RENDER_BUNDLE } from '../testing/renderBundle.ts';
import { siteOfTests } from '../testing/siteOfTests.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { layTinyRemote, tinyBundle, type TinyRemote } from '../testing/tinyRemote.ts';
import { openPassedTests } from './openPassedTests.ts';
import { createSmokeTest } from './smokeTestInProcess.ts';

const folder = await temporaryFolder();
afterAll(folder.remove);

/** A built test that says what it was asked to, and how whole the provider's answers were. */
const programThat = (says: string) => `process.once('message', () => process.send(${says}));`;
const PASSES = programThat("{ kind: 'passed', answers: new Map([['/asked', { status: 200, text: '' }]]), isWhole: true }");
const ON_RECORD = programThat("{ kind: 'passed', answers: new Map([['/asked', { status: 200, text: '' }]]), isWhole: false }");
const REFUSES = programThat("{ kind: 'refused', why: { name: 'SpielplanError', spielplan: 'REMOTE_CRASHED' } }");
const SITE = siteOfTests('http://127.0.0.1:9');

let files = 0;
/** A shell of these bytes; `tested()` says how many processes its tests have started. */
function shellWith({
  file = `${folder.path}/passed-${(files += 1)}.json`,
  program = PASSES,
  render = TINY_RENDER_BUNDLE,
  site = {},
  version = 'shell',
}: { file?: string; program?: string; render?: string; site?: Partial<typeof SITE>; version?: string } = {}) {
  let tested = 0;
  const log = recordLog();
  const test = createSmokeTest({
    shellVersion: version,
    render: { filename: 'render.cjs', code: render, libraries: import.meta.url },
    site: { ...SITE, ...site },
    log,
    program,
    answers: { read: async () => ((tested += 1), new Map()), keep: async () => undefined },
    passed: openPassedTests(file),
  });
  return { file, test, log, tested: () => tested };
}

async function fetched(tiny: TinyRemote): Promise<FetchedRelease> {
  return { release: await layTinyRemote(folder.path, tiny), code: tinyBundle(tiny), files: new Map() };
}

it('a set that has passed is not tested again, by no shell of the same bytes, and in whatever order it comes', async () => {
  const [one, other] = [await fetched({ version: 'a1' }), await fetched({ name: 'magazine', version: 'a1' })];
  const first = shellWith();
  await first.test([], [one, other]);
  expect(first.tested()).toBe(1);
  const restarted = shellWith({ file: first.file });
  const passed = new Map([
    ['magazine', null],
    ['programme', null],
  ]);
  expect(await restarted.test([], [other, one])).toEqual(passed);
  // One of them comes back to the other.
  expect(await restarted.test([one], [other])).toEqual(new Map([['magazine', null]]));
  expect(restarted.tested()).toBe(0);
  expect(restarted.log.of('smokeTest.known')).toHaveLength(2);
});

it('whatever is not the same is tested', async () => {
  const [one, next] = [await fetched({ version: 'a1' }), await fetched({ version: 'a2' })];
  const { file, test } = shellWith();
  await test([], [one]);
  const others = [
    shellWith({ file, program: `${PASSES} ` }),
    shellWith({ file, render: `${TINY_RENDER_BUNDLE} ` }),
    shellWith({ file, version: 'next' }),
    shellWith({ file, site: { providerUrl: 'http://127.0.0.1:10' } }),
  ];
  for (const each of others) await each.test([], [one]);
  expect(others.map(({ tested }) => tested())).toEqual([1, 1, 1, 1]);
  const same = shellWith({ file });
  await same.test([], [next]);
  await same.test([await fetched({ name: 'magazine', version: 'a1' })], [one]);
  await same.test([], [one], undefined, []);
  // The same version and another byte.
  await same.test([], [{ ...one, release: { ...one.release, server: { ...one.release.server, integrity: 'sha384-x' } } }]);
  expect(same.tested()).toBe(4);
  await same.test([], [one]);
  expect(same.tested()).toBe(4);
});

it('what was refused, or stands on recorded answers alone, is tested the next time', async () => {
  const one = await fetched({ version: 'a1' });
  for (const program of [REFUSES, ON_RECORD]) {
    const { test, tested } = shellWith({ program });
    await test([], [one]);
    await test([], [one]);
    expect(tested()).toBe(2);
  }
});

it('with a list that cannot be read everything is tested, and the list is whole again', async () => {
  const one = await fetched({ version: 'a1' });
  const { file, test, log, tested } = shellWith();
  await writeFile(file, '{');
  expect(await test([], [one])).toEqual(new Map([['programme', null]]));
  expect(log.of('smokeTest.unread')).toHaveLength(1);
  // And it can be read again.
  await test([], [one]);
  expect(tested()).toBe(1);
});

it('the list keeps the newest fifty', async () => {
  const file = `${folder.path}/long.json`;
  const passed = openPassedTests(file);
  for (let index = 0; index < 60; index += 1) await passed.keep(`name ${index}`);
  const names = JSON.parse(await readFile(file, 'utf8')) as string[];
  expect([names.length, names.at(-1), await passed.has('name 9'), await passed.has('name 10')]).toEqual([
    50,
    'name 59',
    false,
    true,
  ]);
});
