import { mkdir, writeFile } from 'node:fs/promises';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { layTinyRemote, tinyBundle, writeFeed, type TinyRemote } from '../testing/tinyRemote.ts';
import { findBuildProblems } from './findBuildProblems.ts';
import { openReleaseSource } from '@spielplan/shared-contracts/feed';

const folder = await temporaryFolder();
afterAll(folder.remove);
const NONE = { contract: [], conformance: [], addresses: [] };

/** What is wrong with a build of the booking remote beside a running programme. */
async function problemsOf(tiny: Partial<TinyRemote>) {
  await writeFeed(folder.path, [await layTinyRemote(folder.path, { version: 'a1' })]);
  const whole: TinyRemote = { name: 'booking', version: 'b1', ...tiny };
  const release = await layTinyRemote(folder.path, whole);
  const build = `${folder.path}/build`;
  await mkdir(`${build}/server`, { recursive: true });
  await writeFile(`${build}/release.json`, JSON.stringify(release));
  await writeFile(`${build}/server/remote.server.cjs`, tinyBundle(whole));
  return findBuildProblems(build, openReleaseSource(folder.path), {});
}

const screens = 'screens: { taken: { component: () => 1, load: async () => page } }';
const taking = (de: string, en: string) => `routes: [{ id: 'taken', patterns: { de: '${de}', en: '${en}' } }], ${screens}`;

it('nothing is wrong with a good build', async () => {
  await expect(problemsOf({})).resolves.toEqual(NONE);
});

it.each<[keyof typeof NONE, string, Partial<TinyRemote>, RegExp]>([
  ['contract', 'speaks another contract', { contract: 2 }, /contract 2/],
  ['conformance', 'throws while it starts', { start: "throw new Error('no stage');" }, /no stage/],
  ['conformance', 'lacks a loader', { remote: 'screens: { [id]: { component: () => 1 } }' }, /loader/],
  ['conformance', 'has a text in one language', { remote: "messages: { de: { title: 'Saal' }, en: {} }" }, /title/],
  ['conformance', 'has a screen that browsers do not get', { chunks: {} }, /Browsers do not get "screen-bookingList"/],
  ['conformance', 'answers below the other language', { remote: taking('/en/stories', '/en/tales') }, /outside/],
  ['addresses', "takes another's address", { remote: taking('/de/programm/veranstaltungen', '/en/hall') }, /"programme"/],
  [
    'addresses',
    'takes an address of one that is away',
    { remote: taking('/de/stories/billig/7', '/en/tales/7/8') },
    /"magazine"/,
  ],
  ['addresses', "takes the shell's address", { remote: taking('/de/agb', '/en/rules') }, /"shell"/],
  ['addresses', "fills another's slot", { remote: "slots: { 'page.toolbar': () => null }" }, /page\.toolbar/],
])('%s refuses a build that %s', async (check, _, tiny, words) => {
  const problems = await problemsOf(tiny);
  expect(problems).toEqual({ ...NONE, [check]: [expect.stringMatching(words)] });
});
