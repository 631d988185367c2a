import type { BrowserContext, Page } from '@playwright/test';
import { discardDraft, openEditing, write } from '../fixtures/editing.ts';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { logIn, sendLogin } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { prepareOwnProvider } from '../site/ownProvider.ts';
import { startOwnShell } from '../site/ownShell.ts';
import { STATE_DIR } from '../site/siteEnvironment.ts';

/** Each run, also a repeated one, writes words of its own. */
const RUN = String(Date.now()).slice(-7);
const PATH = '/de/ueber-uns/spielzeit';
const CALLS = /\/de\/pageeditor-api\//;
const MINUTE_MS = 60_000;
/** So often it is tried within a minute: at once, then after 1, 2, 5, 10 and 30 s. */
const TRIES_OF_A_MINUTE = 6;
/** What a connection that is cut, or a session that has ended, leaves in the console. */
const CUT = /^editor:|response: (?:401|403|50\d)|^request: |console\.(?:error|warning): /;

// One after the other: they write on the same page.
test.describe.configure({ mode: 'default' });

async function prepare(page: Page, words: string, path = PATH) {
  await logIn(page, 'de');
  await discardDraft(page, path);
  const edited = await openEditing(page, path, 'de');
  await edited.frames.first().focus();
  await edited.add('quote', [words]);
  await edited.saved();
  const copies = async () => (await edited.frames.allTextContents()).filter((text) => text.includes(RUN)).length;
  return { ...edited, copies };
}

test('a tab that is killed in the middle of a save has lost nothing', async ({ page, context, complaints }) => {
  complaints.allow(CUT);
  const edited = await prepare(page, `Halt ${RUN}`);
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  // Its answer never comes; whether it was done is open.
  await page.route(CALLS, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    await route.fetch();
    send();
  });
  await write(edited, `Halt ${RUN}`, `Halt getippt ${RUN}`);
  await sent;
  await edited.frame(`Halt getippt ${RUN}`).getByRole('textbox').first().focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' und noch mehr');
  await expect.poll(() => isKept(page, 'und noch mehr')).toBe(true);
  await kill(page, context);
  const again = await openEditing(await context.newPage(), PATH, 'de');
  await expect(again.frame(`Halt getippt ${RUN} und noch mehr`)).toBeVisible();
  const texts = await again.frames.allTextContents();
  expect(texts.filter((text) => text.includes(RUN))).toHaveLength(1);
  await again.saved();
});

test('a minute without a connection loses nothing: it is said, kept, and goes out once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(CUT);
  const edited = await prepare(page, `Verbindung ${RUN}`);
  const tries: string[] = [];
  page.on('requestfailed', (request) => CALLS.test(request.url()) && tries.push(`${request.method()} ${request.url()}`));
  await context.setOffline(true);
  await write(edited, `Verbindung ${RUN}`, `Ohne Verbindung ${RUN}`);
  await edited.add('quote', [`Offline ${RUN}`]);
  await expect(edited.toolbar.locator('[data-saving=offline]')).toBeVisible();
  await expectAccessible(page);
  await page.waitForTimeout(MINUTE_MS);
  const { length } = tries;
  expect(length, tries.join(', ')).toBeGreaterThanOrEqual(TRIES_OF_A_MINUTE);
  // Not given up, and no storm either: what is written meanwhile is not tried block by block.
  expect(length, tries.join(', ')).toBeLessThanOrEqual(2 * TRIES_OF_A_MINUTE);
  await context.setOffline(false);
  await edited.saved();
  await page.reload();
  await edited.saved();
  await expect(edited.frame(`Ohne Verbindung ${RUN}`)).toBeVisible();
  await expect(edited.frame(`Offline ${RUN}`)).toBeVisible();
  expect(await edited.copies()).toBe(2);
});

test('a session that ends while somebody types asks above the page, and everything goes out once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(CUT);
  const edited = await prepare(page, `Sitzung ${RUN}`);
  const changes: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (response.ok() && CALLS.test(request.url()) && request.method() !== 'GET') changes.push(request.url());
  });
  for (const [way, end] of Object.entries({ 'its cookie is gone': forgetSession, 'the server has ended it': endSession })) {
    await test.step(way, async () => {
      // What is read after a save would open the layer before anything is typed.
      await page.waitForLoadState('networkidle');
      await end(page, context);
      changes.length = 0;
      await write(edited, `Sitzung ${RUN}`, `Sitzung ${RUN} +`);
      const layer = page.getByRole('dialog');
      await expect(layer).toBeVisible();
      await expectAccessible(page);
      await sendLogin(page, 'de');
      await edited.saved();
      await expect(layer).toHaveCount(0);
      expect(changes.filter((url) => /\/quote\/\d+\//.test(url))).toHaveLength(1);
      await page.reload();
      await edited.saved();
      await expect(edited.frame(`Sitzung ${RUN} +`)).toBeVisible();
      expect(await edited.copies()).toBe(1);
      await write(edited, `Sitzung ${RUN} +`, `Sitzung ${RUN}`);
      await edited.saved();
    });
  }
});

test('a provider that restarts in the middle of a save has lost nothing', async ({ page, context, complaints }) => {
  complaints.allow(CUT);
  const provider = await prepareOwnProvider(`${STATE_DIR}/provider-editing`);
  await provider.start();
  const shell = await startOwnShell({ releases: `${STATE_DIR}/remotes`, providerUrl: provider.url });
  try {
    const health = async () => (await page.request.get(`${shell.origin}/health/ready`)).status();
    await expect.poll(health, { timeout: 120_000 }).toBe(200);
    await page.goto(shell.origin);
    const own = await context.browser()!.newContext({ baseURL: shell.origin });
    const edited = await prepare(await own.newPage(), `Neustart ${RUN}`);
    const stopping = provider.stop();
    await write(edited, `Neustart ${RUN}`, `Neustart getippt ${RUN}`);
    await stopping;
    await edited.add('quote', [`Danach ${RUN}`]);
    await expect(edited.toolbar.locator('[data-saving=offline]')).toBeVisible();
    await provider.start();
    // It tries again within half a minute.
    await expect(edited.toolbar.locator('[data-saving=saved]')).toBeVisible({ timeout: 60_000 });
    await edited.page.reload();
    await edited.saved();
    await expect(edited.frame(`Neustart getippt ${RUN}`)).toBeVisible();
    await expect(edited.frame(`Danach ${RUN}`)).toBeVisible();
    expect(await edited.copies()).toBe(2);
    await own.close();
  } finally {
    await shell.stop();
    await provider.stop();
  }
});

/** Its process ends at once, as when the machine kills it: nothing of the page runs any more. */
async function kill(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

async function forgetSession(_: Page, context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: (await sessionCookie(context)).name });
}

/** The browser keeps its cookie, which holds no more, as after some hours. */
async function endSession({ request }: Page, context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  await request.post('/pageeditor-api/logout', { headers: { 'X-CSRFToken': token, accept: 'application/json' } });
  await context.addCookies(cookies);
}

async function sessionCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => /session/.test(name) && !/hint/.test(name))!;
}

/** Whether the browser keeps these words for the next time. */
function isKept(page: Page, words: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('spielplan-editor');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('workspaces').objectStore('workspaces').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(all.result).includes(wanted));
          });
        });
      }),
    words,
  );
}
