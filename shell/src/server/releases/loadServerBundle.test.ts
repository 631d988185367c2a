import vm from 'node:vm';
import { layTinyRemote, tinyBundle } from '../testing/tinyRemote.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { loadServerBundle } from './loadServerBundle.ts';

const folder = await temporaryFolder();
afterAll(folder.remove);
const release = await layTinyRemote(folder.path, { version: 'a1' });
const load =
  (code: string, shared = {}, timeoutMs?: number) =>
  () =>
    loadServerBundle(release, code, shared, timeoutMs);
/** Less than a real start has: a busy machine gives it five times that. */
const SHORT_MS = 300;

it('starts a bundle and gives the remote it exports', () => {
  expect(load(tinyBundle({ version: 'a1' }))()).toMatchObject({ name: 'programme', contract: 1 });
});

it("gives a bundle the shell's own instances of what is shared", () => {
  const react = { isTheShells: true };
  const remote = load(
    tinyBundle({
      version: 'a1',
      start: "const react = require('react');",
      remote: 'screens: { events: { component: react, load() {} } }',
    }),
    {
      react: { ...react, $$typeof: Symbol('memo') },
    },
  )();
  expect(remote.screens.events?.component).toMatchObject(react);
});

it.each([
  ['throws while it starts', 'throw new Error("no stage")', /no stage/],
  ['throws something that is no error', 'throw "no stage"', /no stage/],
  ['is no code at all', '<!doctype html>', /Unexpected token/],
  ['requires a module of the machine', "require('node:fs')", /may not require "node:fs"/],
  ['requires what every object inherits', "require('constructor')", /may not require "constructor"/],
])('refuses a bundle that %s', (_, start, words) => {
  expect(load(tinyBundle({ version: 'a1', start }))).toThrow(
    expect.objectContaining({ spielplan: 'REMOTE_CRASHED', detail: expect.stringMatching(words) }),
  );
});

it('stops a bundle that never comes to an end', () => {
  expect(load('for (;;);', {}, SHORT_MS)).toThrow(
    expect.objectContaining({ spielplan: 'REMOTE_CRASHED', detail: expect.stringMatching(/timed out after \d{1,5}ms/) }),
  );
});

it.each([
  ['exports nothing', 'exports.remote = undefined;', /exports no remote/],
  ['speaks another contract', 'exports.remote = { contract: 99 };', /contract 99/],
  ['is another remote than the feed says', tinyBundle({ version: 'a1', name: 'magazine' }), /is the remote "magazine"/],
  [
    'has a screen without a loader',
    tinyBundle({ version: 'a1', remote: 'screens: { events: { component() {} } }' }),
    /lacks its component or its loader/,
  ],
  [
    'fills a slot that nobody offers',
    tinyBundle({ version: 'a1', remote: "slots: { 'header.banner': () => null }" }),
    /not part of the contract/,
  ],
])('refuses a bundle that %s', (_, code, words) => {
  expect(load(code)).toThrow(expect.objectContaining({ spielplan: 'REMOTE_CONTRACT', detail: expect.stringMatching(words) }));
});

it('shows a bundle nothing of the environment it runs in', () => {
  process.env.SPIELPLAN_SECRET = 'stage door';
  const remote = load(tinyBundle({ version: 'a1', remote: 'messages: { de: { ...process.env }, en: { ...process.env } }' }))();
  delete process.env.SPIELPLAN_SECRET;
  expect(remote.messages.de).toEqual({ NODE_ENV: 'production' });
});

it('keeps what it hands to one bundle from the next', () => {
  load(tinyBundle({ version: 'a1', start: 'globalThis.peek = () => __spielplanHandover.length;' }))();
  expect(vm.runInThisContext('peek()')).toBe(0);
  vm.runInThisContext('delete globalThis.peek');
});

it('gives a bundle more time that has had hardly any of the processor', () => {
  const start = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);';
  expect(load(tinyBundle({ version: 'a1', start }), {}, SHORT_MS)()).toMatchObject({ name: 'programme' });
});
