import { paths } from '@spielplan/shared-contracts/routes';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Nothing, one filter of many, and several at once with a span of days. */
const QUERIES = ['', '?genre=1', '?genre=1,5&access=step_free'];

for (const lang of LANGUAGES)
  for (const viewport of WINDOWS)
    for (const query of QUERIES)
      test(`the first event is seen without scrolling: ${viewport.width} px, ${query || 'all'} (${lang})`, async ({ page }) => {
        await page.setViewportSize(viewport);
        // Somebody who has closed the notice at the top.
        await page.addInitScript(() => {
          for (let id = 1; id < 4; id += 1) document.cookie = `topAlert=${id}; path=/`;
        });
        await page.goto(paths.events({ lang }) + query);
        await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
        await page.evaluate(() => document.fonts.ready);
        const event = page.locator('main [data-event]').first();
        const ends = await event.evaluate((item) => {
          const bottomOf = (part: Element | null | undefined) => part?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
          const price = item.querySelector('.facts');
          return {
            title: bottomOf(item.querySelector('h3')),
            time: bottomOf(item.querySelector('time')),
            price: bottomOf(price),
          };
        });
        for (const bottom of Object.values(ends)) expect(bottom).toBeLessThanOrEqual(viewport.height);
      });
