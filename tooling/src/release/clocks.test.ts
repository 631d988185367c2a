import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { parsePreviewToken, parseSignedFeed, PREVIEW_PREFIX } from '@spielplan/shared-contracts/signing';
import type { Browser } from '@playwright/test';
import { rollback } from './changeRelease.ts';
import { readFeed, readHistory } from './feedStore.ts';
import { openPreviewLink } from './previewLinks.ts';
import { publishRelease } from './publishRelease.ts';
import { createKeyFile } from './signing/createKeyFile.ts';
import { passesInBrowser } from './tryInBrowser.ts';

// The clocks of teams, store and shells differ by an hour.
const HOUR_MS = 3_600_000;
const LATE = -HOUR_MS;
const EARLY = HOUR_MS;

let home: string;
let operator: string;
let shell: Server | null = null;
const to = () => `${home}/releases`;
beforeEach(async () => {
  home = await mkdtemp(`${tmpdir()}/spielplan-clocks-`);
  operator = await createKeyFile(`${home}/operator.key`);
  process.env.RELEASE_KEY = `${home}/operator.key`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  delete process.env.RELEASE_KEY;
  delete process.env.SHELL_URLS;
  shell?.close();
  await rm(home, { recursive: true, force: true });
});

/** Does something on a machine whose clock goes wrong by so much. */
async function withClock<T>(byMs: number, work: () => Promise<T>): Promise<T> {
  const now = Date.now.bind(Date);
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + byMs);
  return work().finally(() => clock.mockRestore());
}

async function publish(version: string) {
  const from = `${home}/build`;
  for (const side of ['browser', 'server']) await mkdir(`${from}/${side}`, { recursive: true });
  await writeFile(`${from}/server/remote.server.cjs`, version);
  await writeFile(`${from}/release.json`, JSON.stringify({ name: 'garden2', version }));
  return publishRelease('garden2', { from, to: to() });
}

it('teams release after each other whatever their clocks say: numbers rise, and every signature counts', async () => {
  for (const [version, byMs] of [
    ['a1', EARLY],
    ['a2', LATE],
    ['a3', 0],
    ['a4', EARLY],
  ] as const) {
    await withClock(byMs, () => publish(version));
    const { releases, refused } = parseSignedFeed(await readFeed(to()), [operator]);
    expect([releases.garden2?.statement.version, refused]).toEqual([version, []]);
  }
  await withClock(LATE, () => rollback('garden2', undefined, { why: '', to: to() }));
  const history = await readHistory(to());
  const numbers = history.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  expect([numbers.length, (await readFeed(to())).remotes.garden2?.version]).toEqual([5, 'a3']);
});

it.each([
  ['late', LATE],
  ['early', EARLY],
])('a team whose clock is an hour %s waits for one that is writing the feed', async (_, byMs) => {
  await publish('a1');
  const lock = `${to()}/.feed-lock`;
  await mkdir(lock);
  let isDone = false;
  const waiting = withClock(byMs, async () => {
    await publish('a2');
    isDone = true;
  });
  await sleep(300);
  expect([isDone, (await stat(lock)).isDirectory()]).toEqual([false, true]);
  await rm(lock, { recursive: true });
  await waiting;
  expect((await readFeed(to())).remotes.garden2?.version).toBe('a2');
});

it.each([
  ['late', LATE, 23],
  ['early', EARLY, 25],
])('a link for a day from a clock an hour %s is open for an hour less or more', async (_, byMs, hours) => {
  await publish('a1');
  const path = await withClock(byMs, () => openPreviewLink('garden2', 'a1', { hours: 24, why: '', vouches: true, to: to() }));
  const until = parsePreviewToken(path.slice(PREVIEW_PREFIX.length))?.statement.until ?? '';
  expect(Math.round((Date.parse(until) - Date.now()) / HOUR_MS)).toBe(hours);
});

it('a build is tried in a browser also from a machine whose clock is late', async () => {
  await publish('a1');
  shell = createServer(({ url = '' }, response) => {
    if (!url.startsWith(PREVIEW_PREFIX)) return response.end('<h1>Haus</h1>');
    const { until } = parsePreviewToken(url.slice(PREVIEW_PREFIX.length))!.statement;
    const isOpen = Date.parse(until) > new Date().getTime();
    return response.writeHead(isOpen ? 302 : 410, { 'set-cookie': 'build=x; Path=/' }).end();
  });
  await new Promise<void>((resolve) => void shell?.listen(0, '127.0.0.1', resolve));
  process.env.SHELL_URLS = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
  const context = { addCookies: async () => undefined };
  // Nothing here brings a script, so no page is opened.
  const openBrowser = async () => ({ newContext: async () => context, close: async () => undefined }) as unknown as Browser;
  const said: string[] = [];
  const tried = { name: 'garden2', version: 'a1', openBrowser, say: (line: string) => void said.push(line), to: to() };
  expect(await withClock(LATE, () => passesInBrowser(tried))).toBe(true);
  expect(said).toEqual([expect.stringMatching(/^✓ browser .*0 pages$/)]);
});
