import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test } from '../fixtures/ownSiteTest.ts';
import { logIn } from '../fixtures/logIn.ts';
import { readReleaseSet, waitForOtherSet } from '../fixtures/releaseSet.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { BookingPanel } from '../pages/BookingPanel.ts';
import { EventsPage } from '../pages/EventsPage.ts';
import { sayInstead, type Feed } from '../site/releaseFolder.ts';

const NEW_TITLES = { de: 'Neuer Plan', en: 'A new plan' };

// One after the other: they share a shell.
test.describe.configure({ mode: 'default' });

/** The newest builds, all of them; each journey goes on from there. */
let all: Feed;
test.beforeAll(async ({ ownSite }) => void (all = await ownSite.releases.readFeed()));
test.beforeEach(async ({ ownSite: { releases }, request }) => {
  const { remotes } = await releases.readFeed();
  if (Object.keys(remotes).length === Object.keys(all.remotes).length) return;
  const set = await readReleaseSet(request);
  await releases.writeFeed(all);
  await waitForOtherSet(request, set);
});

for (const lang of LANGUAGES) {
  const words = WORDS[lang];
  const newTitle = NEW_TITLES[lang];

  test(`a remote is released while a visitor is browsing (${lang})`, async ({ page, request, ownSite }) => {
    const { genre, event } = await findBookableEvent(request, lang);
    const list = new EventsPage(page, lang);
    await list.open(`?genre=${genre.id}`);
    const set = await readReleaseSet(request);
    const version = await ownSite.releases.release('programme', { bundle: sayInstead(`"${words.listTitle}"`, `"${newTitle}"`) });
    await waitForOtherSet(request, set);

    // The open page goes on with the release it came with …
    await list.filter(words.genre).click();
    await expect(page.getByRole('listbox', { name: words.genre })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.listTitle);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    // … and crosses over by a full navigation.
    await list.event(event.id).getByRole('link').first().click();
    await expect(page).toHaveURL(event.urls[lang]);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0 && !('isSameDocument' in window));
    expect(await page.content()).toContain(`/remotes/programme/${version}/`);
    await page.goto(paths.events({ lang }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newTitle);
    // The journeys after it find the words of the house again.
    const renamed = await readReleaseSet(request);
    await ownSite.releases.writeFeed(all);
    await waitForOtherSet(request, renamed);
  });

  test(`with the files of the booking remote gone the page stands, the ticket link is there, and the log says so (${lang})`, async ({
    page,
    request,
    complaints,
    ownSite: { shell },
  }) => {
    complaints.allow(/remotes\/booking|SP-3\d{3}|Failed to load resource|booking/i);
    const { event } = await findBookableEvent(request, lang);
    await page.route('**/remotes/booking/**', (route) => route.fulfill({ status: 404, body: '404' }));
    await page.goto(event.urls[lang]);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(event.headline);
    await expect(page.getByRole('link', { name: words.ticketLink }).first()).toBeVisible();
    // What went wrong in the browser stands in the house's log (0081).
    await expect
      .poll(() => shell.log('browser.failed').filter(({ path }) => path === event.urls[lang]))
      .toEqual(expect.arrayContaining([expect.objectContaining({ level: 'warn', what: 'slot event.booking', code: 'SP-3004' })]));
    await page.unroute('**/remotes/booking/**');
    await page.reload();
    await expect(new BookingPanel(page, lang).opener).toBeVisible();
  });
}

// What is the same in both languages, so nothing is left to the other one.
const lang = 'de';
const words = WORDS[lang];

test('a release of another team keeps pages and tabs that it cannot have changed', async ({ page, request, ownSite }) => {
  const { genre, event } = await findBookableEvent(request, lang);
  const list = new EventsPage(page, lang);
  const query = `?genre=${genre.id}`;
  await list.open(query);
  const set = await readReleaseSet(request);
  const version = await ownSite.releases.release('magazine', { bundle: (bundle) => `${bundle}// ${lang}` });
  const askForList = () => request.get(paths.events({ lang }) + query);
  // Asked for all the while: a page that nobody asks for is not kept long.
  await expect.poll(async () => (await askForList(), readReleaseSet(request)), { timeout: 120_000 }).not.toBe(set);
  all = await ownSite.releases.readFeed();
  const kept = await askForList();
  expect(kept.headers()['server-timing']).toMatch(/memory|stale/);
  expect((await request.get(paths.magazine({ lang }))).headers()['server-timing']).toContain('made');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await list.event(event.id).getByRole('link').first().click();
  await expect(page).toHaveURL(event.urls[lang]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.headline);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goto(paths.magazine({ lang }));
  expect(await page.content()).toContain(`/remotes/magazine/${version}/`);
});

test('without the booking remote an event leads to its tickets by a link', async ({ page, request, ownSite: { releases } }) => {
  const { event } = await findBookableEvent(request, lang);
  const set = await readReleaseSet(request);
  const { booking: _, ...remotes } = all.remotes;
  await releases.writeFeed({ ...all, remotes });
  await waitForOtherSet(request, set);
  await page.goto(event.urls[lang]);
  await expect(page.getByRole('link', { name: words.ticketLink })).toHaveAttribute('href', event.ticket_url ?? '');
});

test('without the editor the site is whole, also for who is logged in', async ({
  page,
  request,
  complaints,
  ownSite: { releases },
}) => {
  complaints.allow(/^editor:/);
  await logIn(page, lang);
  const set = await readReleaseSet(request);
  const { editor: _, ...remotes } = all.remotes;
  await releases.writeFeed({ ...all, remotes });
  await waitForOtherSet(request, set);
  expect((await page.goto(`${paths.home({ lang })}?edit=1`))?.status()).toBe(200);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: words.toolbar })).toBeHidden();
  await page.getByRole('banner').locator('.user-menu summary').click();
  await expect(page.getByRole('banner').getByRole('button', { name: words.logOut })).toBeVisible();
});

test('without the programme remote its pages are 503 inside the working shell', async ({
  page,
  request,
  complaints,
  ownSite: { releases },
}) => {
  complaints.allow(/503/);
  const set = await readReleaseSet(request);
  const { programme: _, ...remotes } = all.remotes;
  await releases.writeFeed({ ...all, remotes });
  await waitForOtherSet(request, set);
  const response = await page.goto(paths.events({ lang }));
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
  await expect(page.getByRole('banner')).toBeVisible();
  // In one language alone, so nothing is left to the other.
  await expectAccessible(page, [320, 640]);
  await expectAccessible(page, [1280]);
  await page.goto(paths.magazine({ lang }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
