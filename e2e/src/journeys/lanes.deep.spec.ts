import { get } from 'node:http';
import { connect } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { WORDS } from '../fixtures/words.ts';
import type { FrontCache } from '../site/frontCache.ts';
import type { OwnShell } from '../site/ownShell.ts';
import { sayInstead } from '../site/releaseFolder.ts';
import { startSignedHouse, type SignedHouse } from '../site/signedHouse.ts';
import { tellOfFailures } from '../site/tellOfFailures.ts';

const LIST = paths.events({ lang: 'de' });
const TRIAL = 'Auf Probe';

// One after the other: they share a feed.
test.describe.configure({ mode: 'serial' });

let house: SignedHouse;
let front: FrontCache;
let shells: readonly OwnShell[];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  house = await startSignedHouse();
  ({ front, shells } = house);
});
test.afterAll(() => house?.stop());

const run: SignedHouse['run'] = (...args) => house.run(...args);
const lay = (change: Parameters<SignedHouse['lay']>[1]) => house.lay('programme', change);

interface Asked {
  status: number;
  cache: string | null;
  title: string | undefined;
  answer: Response;
}

async function ask(cookie: string, path = LIST, headers: Record<string, string> = {}): Promise<Asked> {
  const answer = await fetch(front.origin + path, { headers: { ...(cookie && { cookie }), ...headers }, redirect: 'manual' });
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1];
  return { status: answer.status, cache: answer.headers.get('x-cache'), title, answer };
}

/** Waits until every shell tries it, and answers the cookie of whom the draw has led there. */
async function cookieOfTrial(): Promise<string> {
  const drawOf = async ({ origin }: OwnShell) =>
    (await fetch(`${origin}/_lane.js`, { headers: { cookie: 'lane=03-0' } })).headers.get('set-cookie') ?? '';
  await expect
    .poll(async () => (await Promise.all(shells.map(drawOf))).every((cookie) => /lane=03-[0-9a-f]{12}/.test(cookie)), {
      timeout: 120_000,
    })
    .toBe(true);
  const cookies = await Promise.all(shells.map(drawOf));
  expect(new Set(cookies).size).toBe(1);
  return cookies[0]!.split(';')[0]!;
}

/** A visitor from an address of their own. */
function askFrom(address: string, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { localAddress: address, headers: { 'x-forwarded-for': address } }, (answer) =>
      answer.resume().on('end', resolve),
    ).on('error', reject);
  });
}

async function beInLane(context: BrowserContext, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: front.origin }]);
}

function raw(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(front.port, '127.0.0.1', () =>
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (part) => (text += part.toString('latin1')));
    socket.on('error', reject).on('close', () => resolve(text));
  });
}

test('a build that is tried on 5 % throws in browsers of twenty visitors, halts by itself, and nobody else has met it', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/no stage|_failures/);
  const words = WORDS.de;
  const calm = await ask('');
  expect(calm.answer.headers.get('set-cookie')).toBeNull();
  const version = await lay({
    bundle: sayInstead(`"${words.listTitle}"`, `"${TRIAL}"`),
    script: (text) => `${text};setTimeout(()=>{throw new Error('no stage')},0)`,
  });
  const trial = run('promote', 'programme', version, '--vouch', '--canary', '5', '--minutes', '0', '--visitors', '100000');
  const cookie = await cookieOfTrial();
  const lane = cookie.slice('lane=03-'.length);

  // Each lane has copies of its own.
  const both = async () =>
    [await ask(cookie, `${LIST}?a`), await ask('', `${LIST}?a`), await ask('lane=70-0', `${LIST}?a`)] as const;
  await both();
  const [inLane, outside, drawnOut] = await both();
  expect([inLane.title, inLane.cache, outside.title, outside.cache]).toEqual([
    TRIAL,
    'HIT',
    expect.stringContaining(words.listTitle),
    'HIT',
  ]);
  expect([drawnOut.cache, drawnOut.answer.headers.get('etag')]).toEqual(['HIT', outside.answer.headers.get('etag')]);
  expect(inLane.answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
  expect((await ask(cookie, `${LIST}?a`, { 'if-none-match': outside.answer.headers.get('etag') ?? '' })).status).toBe(200);
  expect((await ask(cookie, `${LIST}?a`, { 'if-none-match': inLane.answer.headers.get('etag') ?? '' })).status).toBe(304);
  const data = await fetch(`${front.origin}/_data${LIST}`, { headers: { cookie } });
  expect(await data.text()).toContain(`/remotes/programme/${version}/`);
  expect(await (await fetch(`${front.origin}/_data${LIST}`)).text()).not.toContain(version);

  // Nobody puts one lane's pages into another's: addresses, spellings of the cookie, several of them.
  const poisons = [
    [`GET ${LIST}?b HTTP/1.1`, 'Host: localhost', `Cookie: lane=03-0; lane=03-${lane}`],
    [`GET ${LIST}?b HTTP/1.1`, 'Host: localhost', `Cookie: lane=03-${lane}; lane=03-0`],
    [`GET ${LIST}?b HTTP/1.1`, 'Host: localhost', 'Cookie: a=1', `Cookie: lane=03-${lane}`],
    [`GET ${LIST}?b HTTP/1.1`, 'Host: localhost', `Cookie: LANE=03-${lane}`],
    [`GET ${LIST}?b HTTP/1.1`, 'Host: localhost', `Cookie: a=lane=03-${lane}`],
    [`GET ${LIST}?b HTTP/1.1`, 'Host: localhost', `Cookie: lane="03-${lane}"`],
    [`GET ${LIST}?b HTTP/1.1`, 'Host: localhost', `Cookie: a=1;\tlane=03-${lane}`],
    [`GET ${LIST}?b HTTP/1.1`, 'Host: localhost', 'Cookie: lane=03-000000000000'],
    [`GET ${LIST}?b HTTP/1.1`, 'Host: localhost', `X-Lane: ${lane}`, `Lane: ${lane}`],
    [`HEAD ${LIST}?b HTTP/1.1`, 'Host: localhost', `Cookie: lane=03-${lane}`],
  ];
  for (const poison of [...poisons, ...poisons]) {
    await raw(poison);
    const [mine, theirs] = [await ask(cookie, `${LIST}?b`), await ask('', `${LIST}?b`)];
    expect([poison.at(-1), mine.title, theirs.title?.includes(words.listTitle)]).toEqual([poison.at(-1), TRIAL, true]);
  }

  // A visitor of the trial meets the fault on three pages; one who is not in it browses all the while.
  await beInLane(context, cookie);
  for (const path of [LIST, paths.productions({ lang: 'de' }), paths.events({ lang: 'en' })]) {
    await page.goto(front.origin + path);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    expect((await ask('', LIST)).title).toContain(words.listTitle);
  }
  // However often it fails for one visitor, the trial goes on; at the twentieth visitor it halts.
  expect((await ask(cookie)).title).toBe(TRIAL);
  const failing = { shell: shells[0]!.origin, origin: front.origin, remote: 'programme', version, path: LIST };
  await tellOfFailures({ ...failing, visitors: 20 });
  const ended = await trial;
  expect([ended.code, ended.lines.join('\n')]).toEqual([
    1,
    expect.stringMatching(/ended: programme .*SP-3015 it fails for 2\d of \d+ visitors/),
  ]);
  await expect.poll(async () => (await ask(cookie)).title, { timeout: 10_000 }).toContain(words.listTitle);
  const after = await ask(cookie);
  expect(after.answer.headers.get('set-cookie')).toContain('lane=; Max-Age=0');
  expect((await run('releases', 'history', 'programme')).lines.join('\n')).toMatch(/halt programme .*SP-3015.*signed by/);
});

test('one that does not fail goes on to everybody by itself, and a tab crosses over whole', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/_failures/);
  await page.goto(front.origin + LIST);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  const version = await lay({ bundle: sayInstead(`"${WORDS.de.listTitle}"`, `"Neuer Plan"`) });
  // Each of the two shells counts the open tab, so the trial goes on until somebody else comes.
  const trial = run('promote', 'programme', version, '--vouch', '--canary', '5', '--minutes', '0', '--visitors', '3');
  await beInLane(context, await cookieOfTrial());
  // The open tab has the current build and is of the other lane from here on.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: /./ }).filter({ visible: true }).first().click();
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0 && !('isSameDocument' in window));
  for (let view = 0; view < 3; view += 1) await page.goto(front.origin + LIST);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neuer Plan');
  const script = await page.locator('script[src^="/_lane.js"]').getAttribute('src');
  for (const visitor of [1, 2]) await askFrom(`127.0.2.${visitor}`, shells[0]!.origin + script);
  const ended = await trial;
  expect(ended.lines.join('\n')).toMatch(/failed for 0 of \d+ visitors; current:.*accepted: programme/s);
  expect(ended.code).toBe(0);
  for (const { origin } of shells)
    expect(await (await fetch(`${origin}/health/releases`)).json()).toMatchObject({ live: { programme: version }, canary: null });
  await expect.poll(async () => (await ask('')).title, { timeout: 60_000 }).toBe('Neuer Plan');
});

test('a link shows a build to one browser alone until it is withdrawn', async ({ page, browser, complaints }) => {
  complaints.allow(/410/);
  const version = await lay({ bundle: sayInstead('Neuer Plan', 'Nur für uns') });
  const made = await run('promote', 'programme', version, '--vouch', '--preview', '--hours', '1');
  const path = /address: (\/_preview\/\S+)/.exec(made.lines.join('\n'))?.[1] ?? '';
  expect([made.code, path]).toEqual([0, expect.stringMatching(/^\/_preview\/[\w-]+\.[\w-]+\.[\w-]+$/)]);
  await page.goto(front.origin + path);
  const opened = await page.goto(front.origin + LIST);
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-cache': 'BYPASS',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nur für uns');
  await expect(page.getByRole('complementary', { name: 'Vorschau' })).toContainText(`programme@${version}`);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await expectAccessible(page);
  await page.goto(front.origin + paths.events({ lang: 'en' }));
  await expect(page.getByRole('button', { name: 'Leave preview' })).toBeVisible();
  await expectAccessible(page);
  const other = await (await browser.newContext()).newPage();
  const titleAt = async (tab: Page) => (
    await tab.goto(front.origin + LIST),
    tab.getByRole('heading', { level: 1 }).textContent()
  );
  // The first view after a quiet while is of what nginx has kept.
  await expect.poll(() => titleAt(other)).toBe('Neuer Plan');
  await expect(other.getByRole('complementary', { name: 'Vorschau' })).toBeHidden();
  await other.context().close();

  expect((await run('withdraw', 'programme', version)).lines.join()).toContain('1 preview links withdrawn');
  await expect.poll(async () => (await page.goto(front.origin + LIST))?.status()).toBe(410);
  await expect(page.getByText('SP-3017')).toBeVisible();
  expect((await page.goto(front.origin + LIST))?.status()).toBe(200);
  await expect.poll(() => titleAt(page)).toBe('Neuer Plan');
});

test('editors see what is served and what was done, and visitors do not', async ({ page, complaints }) => {
  complaints.allow(/editor:|404|401|403/);
  const address = `${shells[0]!.origin}/cms-hub/releases`;
  await page.goto(address);
  await expect(page.getByText('SP-3015')).toBeHidden();
  await logIn(page, 'de');
  expect((await page.goto(address))?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.getByRole('table', { name: 'Verlauf' })).toContainText('SP-3015');
  const { programme } = (await house.releases.readFeed()).remotes;
  await expect(page.getByRole('row', { name: /programme/ }).first()).toContainText(programme?.version ?? '');
  await expectAccessible(page);
});
