import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test as base } from '../fixtures/test.ts';
import { readPageHead } from '../fixtures/readPageHead.ts';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { COLORS, DEAREST, eventsOf, HOUSE_ZONE, MARK, OWN_WORDS } from '../secondHouse/houseContent.ts';
import { startSecondHouse, type SecondHouse } from '../secondHouse/startSecondHouse.ts';
import { startOwnShell, type OwnShell } from '../site/ownShell.ts';
import { STATE_DIR } from '../site/siteEnvironment.ts';

const VERIFY = fileURLToPath(new URL('../../../provider/src/verify/main.ts', import.meta.url));
const PROGRAMME = '/de/programm/veranstaltungen';

/** How far things moved while the page came (web.dev, cumulative layout shift). */
function shiftOf(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 300);
  });
}

/** The colour of a picture's upper left corner. */
async function cornerOf(src: string): Promise<number[]> {
  const image = Object.assign(new Image(), { src });
  await image.decode();
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context?.drawImage(image, 0, 0);
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
}

const test = base.extend<object, { site: { house: SecondHouse; shell: OwnShell } }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const house = await startSecondHouse();
      // Cold and at its worst: what it says wrongly is the first thing that the shell hears.
      house.isBroken = true;
      const shell = await startOwnShell({ releases: `${STATE_DIR}/remotes`, providerUrl: house.url });
      await use({ house, shell });
      await shell.stop();
      await house.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.shell.origin),
});
test.describe.configure({ mode: 'default' });

test('a house that knows nothing of ours is served, and what it says wrongly costs itself alone', async ({
  page,
  request,
  site,
}) => {
  await expect.poll(async () => (await request.get('/health/ready')).status(), { timeout: 120_000 }).toBe(200);
  expect(await (await request.get('/health/ready')).json()).toMatchObject({ missing: [] });
  for (const path of ['/de', PROGRAMME, '/de/impressum']) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  await page.goto(PROGRAMME);
  for (const name of ['Rübenblues', 'Die Waage', 'Sirup und Saiten'])
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await expect(page.getByText('Ohne Datum')).toHaveCount(0);
  const left = site.shell.log('provider.leftOut').map(({ call, field }) => `${String(call)} ${String(field)}`);
  expect(left).toEqual(expect.arrayContaining(['settings house.telephone', 'events results.*', 'events results.*.date_start']));
  expect(new Set(left).size).toBe(left.length);

  const event = page
    .getByRole('main')
    .getByRole('link', { name: /Rübenblues/ })
    .first();
  const address = await event.getAttribute('href');
  const answer = await page.goto(address ?? '');
  expect([answer?.status(), answer?.headers()['content-security-policy']]).toEqual([
    200,
    expect.stringContaining(site.house.url),
  ]);
  const picture = page.locator(`main img[src^="${site.house.url}"]`).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('German alone: no English page, switch, hreflang or entry of the sitemap', async ({ page, request }) => {
  for (const path of ['/en', '/en/program/events']) expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  expect((await request.get('/', { maxRedirects: 0 })).headers()['location']).toBe('/de');
  await page.goto(PROGRAMME);
  await expect(page.locator('[hreflang="en"], [hreflang="x-default"]')).toHaveCount(0);
  expect(await (await request.get('/sitemap-section-1.xml')).text()).not.toContain('/en/');
});

test('it looks and speaks like itself by its settings alone, and nothing moves when its typeface arrives', async ({
  page,
  request,
  site,
}, testInfo) => {
  const icons = ['/favicon.ico', '/apple-touch-icon.png', '/assets/icons/icon-512.png', '/assets/icons/maskable-512.png'];
  for (const path of icons) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  const tab = await (await request.get('/assets/favicon.svg')).text();
  expect([tab.includes(MARK), tab.includes(COLORS.accent)]).toEqual([true, true]);
  const manifest = (await (await request.get('/manifest.de.webmanifest')).json()) as object;
  expect(manifest).toMatchObject({ name: 'Zuckerfabrik Nord', theme_color: COLORS.ground });

  for (const width of [360, 768, 1_440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PROGRAMME);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    expect(await page.evaluate(async () => (await document.fonts.ready, document.fonts.check('800 16px House')))).toBe(true);
    expect(await page.evaluate(shiftOf)).toBeLessThan(0.02);
    // What was never seen is not drawn.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.screenshot({ path: testInfo.outputPath(`house-${width}.png`), fullPage: true });
  }
  await expect(page.locator(`header path[d="${MARK}"]`)).toBeVisible();
  const styleOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { fontFamily, backgroundColor } = getComputedStyle(element);
      return { fontFamily, backgroundColor };
    });
  expect(await styleOf('body')).toEqual({ fontFamily: expect.stringMatching(/^House/), backgroundColor: 'rgb(255, 253, 245)' });
  expect(await styleOf('.site-footer')).toMatchObject({ backgroundColor: 'rgb(58, 15, 43)' });
  await expect(page.getByRole('heading', { level: 1, name: OWN_WORDS['programme:list.title'] })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: OWN_WORDS['shell:footer.privacy'] })).toBeVisible();
  expect(site.shell.log('houseTexts.refused')[0]).toMatchObject({ refused: [{ lang: 'de', key: 'shell:nothing.here' }] });
  await expectAccessible(page, [320, 1_280]);
  const start = await (await request.get('/de')).text();
  expect(start).toContain(`<meta property="og:image" content="${site.house.url}/bilder/haus-1200x630.png">`);
  expect(start).not.toMatch(/Altwasser|M0 32V14|bricolage[^"]*" crossorigin/);
  // Search engines read its name, its mark and its own description of the list; networks get a card in
  // its colours.
  expect(readPageHead(start).structured).toContainEqual(
    expect.objectContaining({
      '@graph': expect.arrayContaining([
        expect.objectContaining({
          '@type': 'Organization',
          name: 'Zuckerfabrik Nord',
          logo: { '@type': 'ImageObject', url: expect.stringMatching(/\/assets\/icons\/icon-512\.png$/) },
        }),
      ]),
    }),
  );
  const list = await (await request.get(PROGRAMME)).text();
  expect(readPageHead(list).description).toBe(OWN_WORDS['programme:list.description']);
  const event = /href="(\/de\/programm\/veranstaltungen\/[^"/]+\/\d+)"/.exec(list)?.[1] ?? '';
  const { image } = readPageHead(await (await request.get(event)).text());
  expect(image).toMatch(new RegExp(`^/_cards${event}\\.`));
  const card = await request.get(image);
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  await writeFile(testInfo.outputPath('card.jpg'), await card.body());
  // JPEG moves a colour by a step or two.
  const ground = [255, 253, 245];
  const corner = await page.evaluate(cornerOf, image);
  expect(corner.map((value, at) => Math.abs(value - (ground[at] ?? 0)) <= 2)).toEqual([true, true, true]);
});

test('it tells the time of its own zone and names prices in its own currency, on the server and in the browser', async ({
  page,
  request,
  site,
}) => {
  const written = (instant: string) =>
    new Date(instant).toLocaleString('sv', { timeZone: HOUSE_ZONE, dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T');
  await page.goto(PROGRAMME);
  const rows = page.locator('main [data-event]');
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => [Number((row as HTMLElement).dataset['event']), row.querySelector('time')?.dateTime]),
  );
  expect(shown.length).toBeGreaterThan(2);
  const starts = new Map(eventsOf(site.house.url).map(({ id, date_start: at }) => [id, written(at.replace('+0000', 'Z'))]));
  // The house makes its events for the moment it is asked: a minute may lie between the two.
  const apart = shown.map(([id, minute]) => Math.abs(Date.parse(`${minute}Z`) - Date.parse(`${starts.get(id as number)}Z`)));
  expect(Math.max(...apart)).toBeLessThanOrEqual(120_000);

  const calendar = await (await request.get(`${PROGRAMME}/programm.ics`)).text();
  expect(calendar).toContain(`BEGIN:VTIMEZONE\r\nTZID:${HOUSE_ZONE}\r\n`);
  expect(calendar).toMatch(new RegExp(`DTSTART;TZID=${HOUSE_ZONE}:\\d{8}T\\d{6}\\r\\n`));

  const href = await page.getByRole('main').getByRole('link', { name: DEAREST.name }).first().getAttribute('href');
  const html = await (await request.get(href ?? '')).text();
  const event = readPageHead(html).structured.find(({ '@type': type }) => type === 'Event');
  const start = String(event?.['startDate']);
  expect([start.slice(0, 16), event?.['offers']]).toEqual([
    written(start),
    [expect.objectContaining({ price: DEAREST.price, priceCurrency: 'GBP' })],
  ]);
  await page.goto(href ?? '');
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await expect(page.getByText(DEAREST.shown).first()).toBeVisible();
  await expect(page.getByText('€')).toHaveCount(0);
});

test('a zone that there is not costs nothing but a line in the log', async ({ request, site }) => {
  site.house.zone = 'Europe/Lundun';
  const refused = async () => {
    await request.get(PROGRAMME);
    return site.shell.log('houseFormats.refused').map(({ code, value }) => [code, value]);
  };
  await expect.poll(refused, { timeout: 60_000 }).toContainEqual(['SP-4003', 'Europe/Lundun']);
  const calendar = await (await request.get(`${PROGRAMME}/programm.ics`)).text();
  expect([calendar.includes(`TZID:${HOUSE_ZONE}`), calendar.includes('Europe/Berlin')]).toEqual([true, false]);
  site.house.zone = HOUSE_ZONE;
});

test('menu and sitemap follow the calls that are missing, and a list comes back by itself', async ({ request, site }) => {
  const html = await (await request.get('/de')).text();
  expect(html).not.toMatch(/href="\/de\/(?:stories|team)"/);
  const readSitemap = async () => (await request.get(`/sitemap-section-1.xml?${Date.now()}`)).text();
  expect(await readSitemap()).not.toMatch(/\/de\/(?:stories|team)</);
  site.house.lost.add('/de/api/events/');
  const missing = async () => ((await (await request.get('/health/ready')).json()) as { missingLists: string[] }).missingLists;
  await expect.poll(missing, { timeout: 90_000 }).toContain(PROGRAMME);
  // The way to the tickets is no menu: it says what is there to be had.
  const menu = /<nav[^>]*main-menu[^]*?<\/nav>/.exec(await (await request.get('/de/impressum')).text())?.[0] ?? '';
  expect(menu).not.toContain(`href="${PROGRAMME}"`);
  site.house.lost.clear();
  await expect.poll(missing, { timeout: 15_000 }).not.toContain(PROGRAMME);
  await expect.poll(async () => (await request.get(PROGRAMME)).status(), { timeout: 15_000 }).toBe(200);
});

test('the contract suite is green for it, and red for what it says wrongly', async ({ site }) => {
  const verify = () =>
    promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', VERIFY, '--url', site.house.url]).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => error,
    );
  site.house.isBroken = false;
  expect(await verify()).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing deviates') });
  site.house.isBroken = true;
  expect(await verify()).toMatchObject({ code: 1, stdout: expect.stringMatching(/house\.telephone/) });
});
