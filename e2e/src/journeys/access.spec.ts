import type { EventDetail } from '@spielplan/shared-contracts/api';
import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { EventsPage } from '../pages/EventsPage.ts';

const OWN_WORDS = {
  de: {
    question: 'Was brauchen Sie?',
    stepFree: 'stufenlos',
    companion: 'Begleitplatz',
    fits: 'Passt für Sie',
    first: 'Passendes zuerst',
    only: 'Nur Passendes',
    show: 'Zeigen, was passt',
    places: /^Rollstuhlplätze/,
    heading: 'Barrierefreiheit',
  },
  en: {
    question: 'What do you need?',
    stepFree: 'step-free',
    companion: 'companion seat',
    fits: 'Fits your needs',
    first: 'Matches first',
    only: 'Matching events only',
    show: 'Show matching events',
    places: /^Wheelchair spaces/,
    heading: 'Access',
  },
};

for (const lang of LANGUAGES) {
  const words = { ...WORDS[lang], ...OWN_WORDS[lang] };
  const list = paths.events({ lang });

  test(`what a visitor needs, said once, is marked, stands first and can be booked (${lang})`, async ({ page, request }) => {
    const marked = page.locator('main li[data-event]:has([data-a="♿︎"]):has([data-a="+1"])');
    const isMarked = (mark: Element) => getComputedStyle(mark, '::before').content;
    await page.goto(list);
    await new EventsPage(page, lang).openMore();
    await page.getByRole('link', { name: words.question }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.question);
    await page.getByRole('checkbox', { name: words.stepFree }).check();
    await page.getByRole('checkbox', { name: words.companion }).check();
    await expectAccessible(page);

    await page.goto(list);
    await page.getByRole('button', { name: words.first }).click();
    await expect(page.getByRole('button', { name: words.first })).toHaveAttribute('aria-pressed', 'true');
    expect(await marked.first().locator('.access').evaluate(isMarked)).toContain(words.fits);
    await expectAccessible(page);
    await page.getByRole('link', { name: words.only }).click();
    await expect(page).toHaveURL(/\?access=step_free&access=companion|\?access=companion&access=step_free/);
    await expect(marked).toHaveCount(await page.locator('main li[data-event]').count());

    const answer = await request.get(`/${lang}/api/events/?access=step_free,companion&page_size=50`);
    const { results } = (await answer.json()) as { results: EventDetail[] };
    const sold = results.filter(({ ticket_status: state, ticket_url: url }) => state === 'available' && url !== null);
    const details = sold.map(async ({ id }) => (await (await request.get(`/${lang}/api/events/${id}/`)).json()) as EventDetail);
    const hasSpaces = ({ seat_groups: groups }: EventDetail) =>
      groups.some(({ kept_for: keptFor, status }) => keptFor === 'wheelchair' && status !== 0);
    const open = (await Promise.all(details)).find(hasSpaces);
    await page.goto(open?.link ?? '');
    await expect(page.getByRole('region', { name: words.heading })).toContainText('+49 69 90009 110');
    // Ears hear where one need ends.
    await expect(page.getByRole('region', { name: words.heading })).toMatchAriaSnapshot(`- paragraph: /${words.stepFree} ,/`);
    await page.getByRole('button', { name: words.chooseTickets }).click();
    const first = page.getByRole('dialog').getByRole('listitem').first();
    await expect(first).toContainText(words.places);
    await first.getByRole('button', { name: words.oneMore }).click();
    await page.getByRole('button', { name: words.addToCart }).click();
    await expect(page.getByText(words.inCart)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test.beforeEach(({ complaints }) => complaints.allow(/\.js csp$/));

    test(`needs lead to the programme that meets all of them (${lang})`, async ({ page }) => {
      await page.goto(list);
      await new EventsPage(page, lang).openMore();
      await page.getByRole('link', { name: words.question }).click();
      await page.getByRole('checkbox', { name: words.stepFree }).check();
      await page.getByRole('checkbox', { name: words.companion }).check();
      await page.getByRole('button', { name: words.show }).click();
      await expect(page).toHaveURL(`${list}?access=step_free&access=companion`);
      await expect(page.locator('main li[data-event]')).not.toHaveCount(0);
      await expect(page.locator('main li[data-event]:not(:has([data-a="+1"]))')).toHaveCount(0);
    });
  });
}
