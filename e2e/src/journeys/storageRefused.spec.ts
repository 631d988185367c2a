import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { paths } from '../fixtures/paths.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { BROWSER_OPTIONS } from '../site/browserOptions.ts';
import { ORIGIN } from '../site/siteEnvironment.ts';

const OWN_WORDS = {
  de: {
    save: 'Merken',
    notSaved: /lässt diese Seite nichts speichern, deshalb lässt sich hier nichts merken/,
    needsNotKept: /lässt diese Seite nichts speichern. Passendes zeigen wir Ihnen trotzdem/,
    stepFree: 'stufenlos',
    show: 'Zeigen, was passt',
    seasonRefused: /lässt die Website nichts speichern/,
    reject: 'Alle ablehnen',
    settings: 'Cookie-Einstellungen',
    decisionNotKept: /gilt nur, solange diese Seite geöffnet ist/,
    noCart: /lässt keine Cookies zu, der Warenkorb braucht sie aber/,
    buyThere: 'Karten im Webshop kaufen',
  },
  en: {
    save: 'Save',
    notSaved: /does not let this page store anything, so nothing can be saved here/,
    needsNotKept: /let this page store anything. You can still see/,
    stepFree: 'step-free',
    show: 'Show matching events',
    seasonRefused: /let the website store anything/,
    reject: 'Reject all',
    settings: 'Cookie settings',
    decisionNotKept: /applies only while this page is open/,
    noCart: /doesn’t accept cookies, but the cart needs them/,
    buyThere: 'Buy tickets in the webshop',
  },
};

for (const lang of LANGUAGES) {
  const [words, own] = [WORDS[lang], OWN_WORDS[lang]];

  test(`a browser that stores nothing is told what cannot be kept, and everything else works (${lang})`, async ({
    request,
  }, testInfo) => {
    const { event } = await findBookableEvent(request, lang);
    const context = await startStoringNothing(testInfo.outputPath('profile'));
    try {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const isHydrated = () => page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      await page.goto(event.urls[lang]);
      await isHydrated();
      // What this journey is about: the browser itself refuses.
      expect(await page.evaluate(nameOfRefusal)).toBe('SecurityError');

      await page.getByRole('button', { name: own.reject }).click();
      await expect(page.locator('.consent-banner')).toHaveCount(0);
      await page.getByRole('button', { name: own.settings }).click();
      await expect(page.getByRole('dialog').getByText(own.decisionNotKept)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('main').getByRole('button', { name: own.save, exact: true }).first().click();
      await expect(page.getByText(own.notSaved)).toBeVisible();
      await page.getByRole('button', { name: words.chooseTickets }).click();
      const panel = page.getByRole('dialog');
      await expect(panel.getByText(own.noCart)).toBeVisible();
      await expect(panel.getByRole('spinbutton')).toHaveCount(0);
      await expect(panel.getByRole('link', { name: own.buyThere })).toHaveAttribute('href', /./);

      await page.goto(`${paths.favourites({ lang })}?events=${event.id}`);
      await expect(page.locator('main [data-event]')).toHaveCount(1);

      await page.goto(paths.offline({ lang }));
      await isHydrated();
      await page.getByRole('button', { name: words.keepSeason }).click();
      await expect(page.getByText(own.seasonRefused)).toBeVisible();

      await page.goto(paths.access({ lang }));
      await isHydrated();
      await page.getByRole('checkbox', { name: own.stepFree }).check();
      await expect(page.getByText(own.needsNotKept)).toBeVisible();
      await page
        .getByRole('link', { name: own.show })
        .or(page.getByRole('button', { name: own.show }))
        .click();
      await expect(page).toHaveURL(/\?access=step_free$/);
      await expect(page.locator('main li[data-event]')).not.toHaveCount(0);
      expect(errors).toEqual([]);
    } finally {
      await context.close();
    }
  });
}

/** A browser whose settings block cookies and all that goes with them: storage, databases, service workers. */
async function startStoringNothing(profile: string): Promise<BrowserContext> {
  const file = join(profile, 'Default', 'Preferences');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }));
  return chromium.launchPersistentContext(profile, {
    ...BROWSER_OPTIONS,
    ...(process.env.WHOLE_CHROME_PATH && { executablePath: process.env.WHOLE_CHROME_PATH }),
    baseURL: ORIGIN,
    viewport: { width: 390, height: 700 },
  });
}

/** Runs in the page. */
function nameOfRefusal(): string {
  try {
    return String(localStorage.length);
  } catch (error) {
    return (error as Error).name;
  }
}
