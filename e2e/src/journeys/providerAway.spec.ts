import { paths } from '@spielplan/shared-contracts/routes';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { BookingPanel } from '../pages/BookingPanel.ts';
import { EventsPage } from '../pages/EventsPage.ts';
import { prepareOwnProvider, type OwnProvider } from '../site/ownProvider.ts';
import { startOwnShell, type OwnShell } from '../site/ownShell.ts';
import { STATE_DIR } from '../site/siteEnvironment.ts';

/** A shell on a provider that comes and goes. */
const test = base.extend<object, { ownSite: { shell: OwnShell; provider: OwnProvider } }>({
  ownSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use, { workerIndex }) => {
      const provider = await prepareOwnProvider(`${STATE_DIR}/provider-${workerIndex}`);
      const shell = await startOwnShell({ releases: `${STATE_DIR}/remotes`, providerUrl: provider.url });
      await use({ shell, provider });
      await shell.stop();
      await provider.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ ownSite }, provide) => provide(ownSite.shell.origin),
});
// One after the other: they share a site, which begins without its provider.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ complaints }) => complaints.allow(/503/));
test.afterEach(({ ownSite: { shell } }) => {
  // However often the provider goes, the shell that began goes on.
  expect(shell.hasEnded()).toBe(false);
  expect(shell.log('listening')).toHaveLength(1);
});

test('a site that has never met its provider is offline in words, and opens by itself when it comes', async ({
  page,
  request,
  ownSite: { provider },
}) => {
  await provider.stop();
  expect((await request.get('/health/live')).status()).toBe(200);
  expect((await request.get('/health/ready')).status()).toBe(503);
  for (const lang of LANGUAGES) {
    const response = await page.goto(paths.events({ lang }));
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[lang].offline);
  }
  await provider.start();
  await expect.poll(async () => (await request.get('/health/ready')).status(), { timeout: 120_000 }).toBe(200);
  await new EventsPage(page, 'de').open();
});

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`while the provider is away known pages go on, others ask to wait, and an open widget keeps what was chosen (${lang})`, async ({
    page,
    context,
    request,
    ownSite: { shell, provider },
  }) => {
    await provider.start();
    const [{ event }, slots] = await Promise.all([findBookableEvent(request, lang), findBookableEvent(request, lang, 'slots')]);
    const buying = await context.newPage();
    await buying.goto(slots.event.urls[lang]);
    const booking = new BookingPanel(buying, lang);
    await booking.choose(1);
    const known = paths.events({ lang });
    const list = new EventsPage(page, lang);
    await list.open();
    await expect(list.events).toHaveCount(10);
    const failuresOf = (path: string) => shell.log('page.failed').filter((line) => line.path === path && line.code === 'SP-2001');

    await provider.stop();
    // The shell looks every two seconds, and answers from what it saw last.
    const health = async () => (await request.get('/health/ready')).json() as Promise<unknown>;
    await expect.poll(health).toMatchObject({ status: 'ready', provider: false });

    await test.step('what was chosen before is not held, which is said with a next step, and stays', async () => {
      await booking.dialog.getByRole('button', { name: words.addToCart }).click();
      await expect(booking.dialog.getByRole('heading', { name: words.notInCart })).toBeFocused();
      await expect(booking.dialog.getByRole('listitem')).toContainText('1 ×');
      await expect(booking.dialog.getByRole('link', { name: words.webshop })).toBeVisible();
      // Once more to no avail, and nothing is lost by it.
      await booking.dialog.getByRole('button', { name: words.tryAgain }).click();
      await expect(booking.dialog.getByRole('heading', { name: words.notInCart })).toBeFocused();
      await expect(booking.dialog.getByRole('listitem')).toContainText('1 ×');
    });

    await test.step('a page nobody has asked for is a 503 that names a way on', async () => {
      const response = await page.goto(event.urls[lang]);
      expect(response?.status()).toBe(503);
      expect(response?.headers()).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.away);
      await expect(page.getByRole('link', { name: words.tryAgain })).toHaveAttribute('href', event.urls[lang]);
      // The frame is that of the site, and leads on to pages that are known.
      await page
        .getByRole('navigation', { name: words.mainMenu })
        .getByRole('link', { name: words.programme, exact: true })
        .click();
      await list.isReady();
      await expect(list.events).toHaveCount(10);
    });

    await test.step('what only the provider can answer is a 503, too', async () => {
      const call = await request.get(`/${lang}/api/events/${event.id}/`);
      expect(call.status()).toBe(503);
      expect(call.headers()['retry-after']).toMatch(/^\d+$/);
      expect(await call.json()).toMatchObject({ code: 'SP-2001' });
    });

    await test.step('a known page is served on, made again of what the provider said last', async () => {
      const failures = () =>
        shell.log('provider.stale').filter(({ call, code }) => call === 'events' && code === 'SP-2001').length;
      const before = failures();
      await expect
        .poll(
          async () => {
            const response = await request.get(known);
            expect(response.status()).toBe(200);
            expect(await response.text()).toContain('data-event=');
            return failures();
          },
          { timeout: 90_000, intervals: [500] },
        )
        .toBeGreaterThan(before);
      expect((await request.get(known)).status()).toBe(200);
      expect(failuresOf(known)).toEqual([]);
      expect(failuresOf(event.urls[lang])).not.toEqual([]);
    });

    await test.step('when the provider is back, so is the page, without a restart', async () => {
      await page.goto(event.urls[lang]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.away);
      await provider.start();
      await expect.poll(async () => (await request.get(event.urls[lang])).status()).toBe(200);
      await page.getByRole('link', { name: words.tryAgain }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(event.headline);
      await expect.poll(health).toMatchObject({ status: 'ready', provider: true });
    });

    await test.step('what was chosen before is held by one more press, once', async () => {
      await booking.dialog.getByRole('button', { name: words.tryAgain }).click();
      await expect(booking.dialog.getByRole('heading', { name: words.inCart })).toBeFocused();
      await expect(booking.cart).toHaveAccessibleName(words.cartWithOne);
      const cart = await buying.request.get('/api/shop-cart/');
      expect(await cart.json()).toMatchObject({ tickets_quantity: 1 });
      await buying.close();
    });
  });
}
