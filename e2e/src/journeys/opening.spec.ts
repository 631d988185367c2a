import { paths } from '@spielplan/shared-contracts/routes';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';

for (const lang of LANGUAGES) {
  test(`the start page opens with the next event, on a phone and on a desk (${lang})`, async ({ page, request }) => {
    const answer = await request.get(`/${lang}/api/events/?page_size=24`);
    const { results } = (await answer.json()) as { results: { id: number; date_start: string; date_end: string | null }[] };
    const isComing = ({ date_start: start, date_end: end }: (typeof results)[number]) =>
      (end ? Date.parse(end) : Date.parse(start) + 3 * 3_600_000) > Date.now();
    const coming = results.filter(isComing);
    const day = coming[0]?.date_start.slice(0, 10);
    const next = coming.filter(({ date_start: start }) => start.startsWith(day ?? '')).map(({ id }) => String(id));
    for (const [width, height] of [[360, 740] as const, [1_440, 900] as const]) {
      await page.setViewportSize({ width, height });
      await page.goto(paths.home({ lang }));
      const first = page.locator('main [data-event]').first();
      // Within a day the latest stands first (R4).
      expect(next).toContain(await first.getAttribute('data-event'));
      await expect(first.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      await expect(first.locator('time')).toBeInViewport({ ratio: 1 });
    }
    // Then a production, what hangs now, and the newest story.
    const main = page.getByRole('main');
    await expect(main.locator(`a[href*="${paths.productions({ lang })}/"]`).first()).toBeVisible();
    await expect(main.locator(`a[href^="${paths.magazine({ lang })}/"]`).first()).toBeVisible();
  });
}
