import type { Locator, Page } from '@playwright/test';
import type { EventSummary } from '@spielplan/shared-contracts/api';
import { paths } from '@spielplan/shared-contracts/routes';
import { countPages } from '../fixtures/countPages.ts';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { findFullEvent } from '../fixtures/findEvent.ts';
import { readSheets, squeeze } from '../fixtures/readSheets.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';
import { EventsPage } from '../pages/EventsPage.ts';

/** What moves while one page turns into the next: a name and a length in ms for each that does. */
type Moved = [pseudo: string, duration: number][];
/** The Layout Instability API, which TypeScript's library lacks. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Shifted {
  shift: number;
}
/** Of all that moves by itself on the way there and back (docs/performance.md). */
const MAX_SHIFT = 0.01;

for (const lang of LANGUAGES) {
  test(`a poster turns into that of its page and back, where motion is wanted (${lang})`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { moved: [], shift: 0 });
      new PerformanceObserver((list) => {
        // What a press moves at once is what it was made for.
        const unasked = (list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
        for (const { value } of unasked) Object.assign(globalThis, { shift: (globalThis as unknown as Shifted).shift + value });
      }).observe({ type: 'layout-shift', buffered: true });
      const own = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = own(update);
        void transition.ready.then(() => {
          const moved = document.getAnimations().flatMap(({ effect }): Moved => {
            const { pseudoElement: pseudo } = effect as KeyframeEffect;
            return pseudo?.startsWith('::view-transition-group') ? [[pseudo, Number(effect?.getTiming().duration)]] : [];
          });
          Object.assign(globalThis, { moved });
        });
        return transition;
      };
    });
    const moved = () =>
      page.evaluate(() => {
        const { moved } = globalThis as unknown as { moved: Moved };
        return Object.fromEntries(moved);
      });
    const all = (duration: number) => ({
      '::view-transition-group(root)': duration,
      '::view-transition-group(poster)': duration,
    });
    const list = new EventsPage(page, lang);
    await list.open();
    const chosen = list.events.nth(1).getByRole('link').first();
    const href = await chosen.getAttribute('href');
    await chosen.click();
    await expect.poll(moved).toEqual(all(800));
    // What comes can be used before the motion is over.
    await expect(page.getByRole('main')).toBeFocused();
    await page.evaluate(() => Object.assign(globalThis, { moved: [] }));
    await page.goBack();
    await expect.poll(moved).toEqual(all(800));
    await expect(page.locator(`main a[href="${href}"]`)).toBeFocused();
    await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport();
    const shift = () => page.evaluate(() => (globalThis as unknown as Shifted).shift);
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => Object.assign(globalThis, { moved: [] }));
    await page.goForward();
    await expect.poll(moved).toEqual(all(0));
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
  });

  test(`ten events are one page of paper, and an event is a flyer that leads to itself (${lang})`, async ({ page }) => {
    const list = new EventsPage(page, lang);
    await list.open();
    await expect(list.events).toHaveCount(10);
    expect(await countPages(page)).toBe(1);
    const href = await list.events.first().getByRole('link').first().getAttribute('href');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(href ?? '');
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    expect(asked).not.toContain(`/_qr${href}.svg`);
    expect(await countPages(page)).toBe(1);
    expect(asked).toContain(`/_qr${href}.svg`);
    expect(href).toContain(paths.events({ lang }));
  });

  test(`twelve dates are printed whole, as a plan and on the page of their production (${lang})`, async ({ page, request }) => {
    const list = await request.get(`/${lang}/api/events/?page_size=100`);
    const { results } = (await list.json()) as { results: EventSummary[] };
    const coming = results.filter(({ date_start: start }) => Date.parse(start) > Date.now());
    await page.goto(
      `${paths.favourites({ lang })}?events=${coming
        .slice(0, 12)
        .map(({ id }) => id)
        .join(',')}`,
    );
    expect(await missingInPrint(page, page.locator('main [data-event]'), { count: 12, mostSheets: 2 })).toEqual([]);
    const [fullest = []] = Object.values(Object.groupBy(coming, ({ production }) => String(production))).sort(
      (one = [], other = []) => other.length - one.length,
    );
    const { slug = '', production } = fullest[0] ?? {};
    await page.goto(paths.production({ lang, slug, id: production ?? 0 }));
    const dates = page.locator('main li:has(> a > time)');
    expect(await dates.count()).toBeGreaterThan(5);
    // Its words and what else there is take more than a sheet by themselves.
    expect(await missingInPrint(page, dates, { count: await dates.count(), mostSheets: 3 })).toEqual([]);
  });

  test(`an event tells all there is, asks nobody else before a press, and stays a flyer of one page (${lang})`, async ({
    page,
    request,
    complaints,
    baseURL,
  }) => {
    complaints.allow(/^request: https:\/\/|console.error: .*ERR_/);
    const elsewhere: string[] = [];
    page.on('request', (asked) => {
      if (!asked.url().startsWith(baseURL ?? '')) elsewhere.push(asked.url());
    });
    await page.goto(await findFullEvent(request, lang));
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await expectAccessible(page);
    expect(elsewhere).toEqual([]);
    await page.locator('main a[target="player-1"]').click();
    await expect(page.locator('iframe[name="player-1"]')).toHaveAttribute('sandbox', /allow-scripts/);
    await expect.poll(() => elsewhere.length).toBeGreaterThan(0);
    await page.evaluate(() => {
      for (const item of document.querySelectorAll('[data-read] :is(p, dd, li)'))
        for (let copy = 0; copy < 12; copy += 1) item.after(item.cloneNode(true));
    });
    expect(await countPages(page)).toBe(1);
  });
}

/** What of the rows does not stand together on one of the sheets that the page may take: a title and its time, or a date. */
async function missingInPrint(
  page: Page,
  rows: Locator,
  { count, mostSheets }: { count: number; mostSheets: number },
): Promise<string[]> {
  await expect(rows).toHaveCount(count);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  // Paper leaves out "today" and "tomorrow", so the texts are read as paper has them.
  await page.emulateMedia({ media: 'print' });
  const wanted = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll<HTMLElement>('h3, time, .time')].map(({ innerText }) => innerText)),
  );
  await page.emulateMedia({ media: null });
  const sheets = await readSheets(page);
  expect(sheets.length).toBeLessThanOrEqual(mostSheets);
  const isTogether = (texts: string[]) =>
    texts.length > 0 && sheets.some((sheet) => texts.every((text) => sheet.includes(squeeze(text))));
  return wanted.filter((texts) => !isTogether(texts)).map((texts) => texts.join(' '));
}
