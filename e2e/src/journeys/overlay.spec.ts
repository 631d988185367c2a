import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';

const VISIT = { de: '/de/besuch', en: '/en/visit' };

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`the programme opens over a page, and back, Escape and its button close it (${lang})`, async ({ page }) => {
    await page.goto(VISIT[lang]);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const opener = page.getByRole('link', { name: words.overlay });
    const overlay = page.getByRole('dialog', { name: words.overlayTitle });

    await opener.click();
    await expect(overlay.locator('[data-event]').first()).toBeVisible();
    await expect(page).toHaveURL(`${VISIT[lang]}?overlay=true`);
    await expectAccessible(page, [320, 1280]);
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
  });

  test(`nobody arrives with an open overlay (${lang})`, async ({ page }) => {
    await page.goto(`${VISIT[lang]}?utm_source=brief&overlay=true`);
    await expect(page).not.toHaveURL(/overlay/);
    await expect(page).toHaveURL(/utm_source=brief/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(`the way to the top and the tickets stay at hand (${lang})`, async ({ page }) => {
    await page.goto(VISIT[lang]);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const toTop = page.getByRole('link', { name: words.toTop });
    await expect(toTop).toHaveCount(0);
    await page.mouse.wheel(0, 1_500);
    await toTop.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(toTop).toHaveCount(0);
  });
}
