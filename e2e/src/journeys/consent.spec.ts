import { paths } from '@spielplan/shared-contracts/routes';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';
import { ORIGIN } from '../site/siteEnvironment.ts';

const COOKIE_WORDS = {
  de: {
    banner: 'Cookies',
    reject: 'Alle ablehnen',
    accept: 'Alle akzeptieren',
    settings: 'Cookie-Einstellungen',
    save: 'Auswahl speichern',
    allMedia: 'Medien: alle Dienste',
    details: 'Was sie tun und welche Cookies sie setzen',
    loadVideo: 'Video laden',
    always: 'YouTube immer laden',
  },
  en: {
    banner: 'Cookies',
    reject: 'Reject all',
    accept: 'Accept all',
    settings: 'Cookie settings',
    save: 'Save selection',
    allMedia: 'Media: all services',
    details: 'What they do and which cookies they set',
    loadVideo: 'Load video',
    always: 'Always load YouTube',
  },
} as const;

const MEDIA = { de: '/de/mediathek', en: '/en/watch-and-listen' };

test.use({ isUndecided: true });

/** Every address outside the site that the page asks for from now on, all of them answered by an empty page. */
async function watchOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.origin !== ORIGIN,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Player' });
    },
  );
  return asked;
}

for (const lang of LANGUAGES) {
  const words = COOKIE_WORDS[lang];
  const banner = (page: Page) => page.getByRole('region', { name: words.banner });

  test(`nothing is asked of others before consent, nor after rejecting (${lang})`, async ({ page }) => {
    const asked = await watchOthers(page);
    const walk = async () => {
      for (const path of [
        paths.home({ lang }),
        paths.events({ lang }),
        paths.magazine({ lang }),
        paths.imprint({ lang }),
        MEDIA[lang],
      ]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.mouse.wheel(0, 20_000);
      }
    };
    await walk();
    await banner(page).getByRole('button', { name: words.reject }).click();
    await expect(banner(page)).toBeHidden();
    await walk();
    expect(asked).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test(`accepting loads media, and taking it back unloads them (${lang})`, async ({ page }) => {
    const asked = await watchOthers(page);
    await page.goto(MEDIA[lang]);
    await banner(page).getByRole('button', { name: words.accept }).click();
    await expect(page.locator('iframe').first()).toBeVisible();
    await page.reload();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator('iframe[src*="youtube-nocookie.com"]')).toBeVisible();
    expect(asked.some((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(true);

    await page.getByRole('contentinfo').getByRole('button', { name: words.settings }).click();
    const dialog = page.getByRole('dialog', { name: words.settings });
    await dialog.getByRole('checkbox', { name: 'YouTube' }).uncheck();
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(page.locator('iframe[src*="youtube-nocookie.com"]')).toHaveCount(0);
    await expect(page.locator('iframe[src*="spotify.com"]')).toHaveCount(1);
  });

  test(`a video is loaded once on request, and always where that is wanted (${lang})`, async ({ page }) => {
    await watchOthers(page);
    await page.goto(MEDIA[lang]);
    await page.getByRole('button', { name: words.loadVideo }).first().click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(page.locator('iframe')).toBeFocused();
    await page.reload();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: words.always }).first().click();
    await expect(page.locator('iframe[src*="youtube-nocookie.com"]')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('iframe[src*="youtube-nocookie.com"]')).toHaveCount(1);
    await expect(page.locator('iframe')).toHaveCount(1);
  });

  test(`the banner is reached early by keyboard, holds nobody up, and covers nothing (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(paths.imprint({ lang }));
    await tabTo(page, banner(page).getByRole('button', { name: words.reject }), 4);
    await page.getByRole('main').focus();
    // Every stop of the page itself lies clear of the banner (WCAG 2.4.11).
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const isCovered = await page.evaluate(() => {
        const bottom = document.activeElement?.getBoundingClientRect().bottom ?? 0;
        return bottom > document.querySelector('.consent-banner')!.getBoundingClientRect().top + 1;
      });
      expect(isCovered).toBe(false);
    }
  });

  test(`a changed revision asks again, and so does leaving a legal page, once (${lang})`, async ({ page }) => {
    await page.goto(paths.home({ lang }));
    await banner(page).getByRole('button', { name: words.reject }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('consent'))).not.toBeNull();
    await page.goto(paths.privacy({ lang }));
    await expect(banner(page)).toHaveCount(0);
    await page.goto(paths.events({ lang }));
    await expect(banner(page)).toBeVisible();
    await page.goto(paths.privacy({ lang }));
    await page.goto(paths.events({ lang }));
    await expect(page.locator('html[data-consent]')).toHaveCount(1);
    await expect(banner(page)).toHaveCount(0);

    await page.evaluate(() => {
      const decision = JSON.parse(localStorage.getItem('consent') ?? '') as { revision: number };
      localStorage.setItem('consent', JSON.stringify({ ...decision, revision: decision.revision - 1 }));
    });
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  test(`axe finds nothing on the banner, in the settings, and on media before and after loading (${lang})`, async ({ page }) => {
    await watchOthers(page);
    await page.goto(MEDIA[lang]);
    await expectAccessible(page);
    await banner(page).getByRole('button', { name: words.settings }).click();
    const dialog = page.getByRole('dialog', { name: words.settings });
    for (const details of await dialog.getByText(words.details).all()) await details.click();
    // The buttons stay in sight below, and axe measures a box that lies half under them.
    await expectAccessible(page, undefined, ['target-size']);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(banner(page)).toBeVisible();
    await banner(page).getByRole('button', { name: words.accept }).click();
    await expect(page.locator('iframe').first()).toBeVisible();
    await expectAccessible(page, [1280]);
  });
}
