import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';

const VISIT = { de: '/de/besuch', en: '/en/visit' };

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`the programme opens over a page, and back, Escape and its button close it (${lang})`, async ({ page }) => {
    await page.goto(VISIT[lang]);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const opener = page.getByRole('link', { name: words.overlay });
    const overlay = page.getByRole('dialog');

    await opener.click();
    await expect(overlay.locator('[data-event]').first()).toBeVisible();
    await expect(page).toHaveURL(`${VISIT[lang]}?overlay=true`);
    await expectAccessible(page);
    await page.goBack();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL(VISIT[lang]);

    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await overlay.getByRole('button', { name: words.closeOverlay }).click();
    await expect(overlay).toBeHidden();

    await opener.click();
    await overlay.locator('[data-event]').first().getByRole('link').first().click();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${paths.events({ lang })}/`));
    await expect(opener).toHaveCount(0);
    expect([await page.evaluate(nameOfPoster, false), await page.evaluate(nameOfPoster, true)]).toEqual(['poster', 'none']);
  });

  test(`nobody arrives with an open overlay (${lang})`, async ({ page }) => {
    await page.goto(`${VISIT[lang]}?utm_source=brief&overlay=true`);
    await expect(page).not.toHaveURL(/overlay/);
    await expect(page).toHaveURL(/utm_source=brief/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(`the way to the tickets is at hand while they are out of sight, and the way to the top (${lang})`, async ({
    page,
    request,
  }) => {
    const { event } = await findBookableEvent(request, lang);
    await page.setViewportSize({ width: 1280, height: 480 });
    const atHand = page.getByRole('navigation', { name: words.quickAccess });
    const tickets = atHand.getByRole('link', { name: words.tickets, exact: true });
    const toTop = atHand.getByRole('link', { name: words.toTop });
    await page.goto(event.urls[lang]);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const opener = page.getByRole('button', { name: words.chooseTickets }).first();
    await expect(opener).not.toBeInViewport();
    await expect(toTop).toHaveCount(0);
    await tickets.click();
    // What is said of places comes before the button in so low a window.
    await expect(page.locator('[data-booking]').first()).toBeInViewport();
    await expect(tickets).toHaveCount(0);
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, 20_000);
    await expect(opener).not.toBeInViewport();
    await expect(tickets).toBeVisible();
    await toTop.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(toTop).toHaveCount(0);
    // Where there is no event there are no tickets to lead to.
    await page.getByRole('banner').locator('a.logo').click();
    await expect(page).toHaveURL(paths.home({ lang }));
    await expect(tickets).toHaveCount(0);
  });
}

/**
 * Runs in the page: what a change of pages calls its poster, while a list over the page has the focus or not. Two of
 * one name would stop the change.
 */
function nameOfPoster(hasListOver: boolean): string {
  const over = document.createElement('dialog');
  over.innerHTML = '<ol><li tabindex="0"><picture></picture></li></ol>';
  document.body.append(over);
  if (hasListOver) over.show();
  const poster = document.querySelector('main picture > img');
  const name = poster ? getComputedStyle(poster).viewTransitionName : '';
  over.remove();
  return name;
}
