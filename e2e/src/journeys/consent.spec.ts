import { paths } from '@spielplan/shared-contracts/routes';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { logIn } from '../fixtures/logIn.ts';
import { readSitemap } from '../fixtures/readSitemap.ts';
import { expect, test, WIDER_IN_MEMORY } from '../fixtures/test.ts';
import { EDITING, LANGUAGES, WORDS } from '../fixtures/words.ts';
import { EventsPage } from '../pages/EventsPage.ts';
import { walkByTab } from '../fixtures/walkByTab.ts';
import { CONTAINER, listenForOthers, TAGS, watchOthers } from '../fixtures/watchOthers.ts';

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

/**
 * Pages with something of every other service, with markup of the
 * house, and what no sitemap names.
 */
const STRANGE = {
  de: ['/eventim-template?lang=de', '/webshop?lang=de', '/de/besuch/anfahrt', '/de/ueber-uns/vermietung', '/de/ueber-uns/presse'],
  en: ['/eventim-template?lang=en', '/webshop?lang=en', '/en/visit/getting-here', '/en/about/venue-hire', '/en/about/press'],
};
/** The page with all layers. */
const MEDIA = { de: '/de/mediathek', en: '/en/watch-and-listen' };

test.use({ isUndecided: true });

/** A press before the page's controls work is kept for five seconds only. */
async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

for (const lang of LANGUAGES) {
  const words = COOKIE_WORDS[lang];
  const banner = (page: Page) => page.getByRole('region', { name: words.banner, exact: true });

  test(`nothing is asked of others before consent, nor after rejecting, on any kind of page (${lang})`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(WIDER_IN_MEMORY);
    const asked = listenForOthers(page);
    const kinds = [...(await readSitemap(request, lang, 1)), ...STRANGE[lang]];
    const walk = async (addresses: readonly string[]) => {
      for (const path of addresses) {
        expect((await page.goto(path))?.status(), path).toBe(200);
        if (!path.includes('template')) await isAlive(page);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      }
    };
    await walk([...kinds, `/webshop?lang=${lang}`, MEDIA[lang]]);
    const told = await page.evaluate(() =>
      Array.from((window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer[0] ?? []),
    );
    expect(told).toEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' })]);

    // What opens above a page asks nobody else either.
    await page.getByRole('banner').getByRole('button', { name: WORDS[lang].search }).click();
    await page.getByRole('combobox', { name: WORDS[lang].searchTerm }).pressSequentially('mu');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // Its button waits until the banner has gone, so nobody but a script presses it.
    await page.locator('.overlay-button').dispatchEvent('click');
    await expect(page.getByRole('dialog').locator('[data-event]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('banner').getByRole('button', { name: WORDS[lang].openMenu, exact: true }).click();
    await expect(page.getByRole('dialog', { name: WORDS[lang].openMenu })).toBeVisible();
    await page.keyboard.press('Escape');

    await banner(page).getByRole('button', { name: words.reject }).click();
    await expect(banner(page)).toBeHidden();
    await walk([paths.home({ lang }), MEDIA[lang]]);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    // The shop's forms need their token and the visitor it belongs to; nothing else is kept.
    expect((await page.context().cookies()).map(({ name }) => name).toSorted()).toEqual(['cartid', 'csrftoken']);
  });
}

for (const lang of LANGUAGES) {
  const words = COOKIE_WORDS[lang];
  const banner = (page: Page) => page.getByRole('region', { name: words.banner, exact: true });

  test(`the tag manager comes with the agreement, may do what was agreed to, and goes with it (${lang})`, async ({ page }) => {
    const asked = await watchOthers(page);
    await page.goto(paths.events({ lang }));
    await isAlive(page);
    await banner(page).getByRole('button', { name: words.accept }).click();
    await expect.poll(() => asked).toContain(CONTAINER);
    // The container runs, and the services of the settings are
    // reached: what the policy refuses is a complaint in the console.
    await expect.poll(() => asked).toEqual(expect.arrayContaining(TAGS));
    await page.reload();
    await expect.poll(() => asked.filter((url) => url === CONTAINER)).toHaveLength(2);

    await isAlive(page);
    await page.getByRole('contentinfo').getByRole('button', { name: words.settings }).click();
    const hasReloaded = page.waitForEvent('load');
    await page.getByRole('dialog', { name: words.settings }).getByRole('button', { name: words.reject }).click();
    await hasReloaded;
    asked.length = 0;
    await page.goto(paths.magazine({ lang }), { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0);
  });

  test(`accepting loads media, and taking it back unloads them (${lang})`, async ({ page }) => {
    const asked = await watchOthers(page);
    await page.goto(MEDIA[lang]);
    await isAlive(page);
    await banner(page).getByRole('button', { name: words.accept }).click();
    await expect(page.locator('iframe').first()).toBeVisible();
    await page.reload();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator('iframe[src*="youtube-nocookie.com"]')).toBeVisible();
    expect(asked.some((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(true);

    await isAlive(page);
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
    await isAlive(page);
    await tabTo(page, page.getByRole('button', { name: words.loadVideo }).first());
    await page.keyboard.press('Enter');
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(page.locator('iframe')).toBeFocused();
    await page.reload();
    await expect(page.locator('iframe')).toHaveCount(0);
    await isAlive(page);
    await page.getByRole('button', { name: words.always }).first().click();
    await expect(page.locator('iframe[src*="youtube-nocookie.com"]')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('iframe[src*="youtube-nocookie.com"]')).toHaveCount(1);
    await expect(page.locator('iframe')).toHaveCount(1);
  });

  test(`a decision outlives its page, though the code that keeps it has not come (${lang})`, async ({ page }) => {
    await watchOthers(page);
    const waiting = Promise.withResolvers<void>();
    await page.route(/keep-choice/, () => waiting.resolve());
    await page.goto(MEDIA[lang]);
    await isAlive(page);
    await banner(page).getByRole('button', { name: words.accept }).click();
    await waiting.promise;
    await page.unroute(/keep-choice/);
    await page.reload();
    await expect(page.locator('iframe').first()).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test(`the banner is reached early by keyboard, holds nobody up, and covers nothing (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(paths.imprint({ lang }));
    await tabTo(page, banner(page).getByRole('button', { name: words.reject }), 6);
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
    // What a filter opens lies above it.
    const list = new EventsPage(page, lang);
    await list.open();
    await list.filter(WORDS[lang].date).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
    for (let stop = 0; stop < 9; stop += 1) {
      const isOnTop = await page.evaluate(() => {
        const focused = document.activeElement!;
        const { x, y, width, height } = focused.getBoundingClientRect();
        const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
        return focused !== document.body && focused.contains(onTop);
      });
      expect(isOnTop).toBe(true);
      await page.keyboard.press('Tab');
    }
  });

  test(`the banner leaves an editor's toolbar in reach (${lang})`, async ({ page, complaints }) => {
    complaints.allow(/^editor:/);
    await logIn(page, lang);
    await expect(banner(page)).toBeVisible();
    const edit = page.getByRole('region', { name: WORDS[lang].toolbar }).getByRole('button', { name: EDITING[lang] });
    await edit.click();
    await expect(edit).toHaveAttribute('aria-pressed', 'true');
    await banner(page).getByRole('button', { name: words.reject }).click();
    await expect(banner(page)).toBeHidden();
  });

  test(`a changed revision asks again, and so does leaving a legal page, once (${lang})`, async ({ page }) => {
    await page.goto(paths.home({ lang }));
    await isAlive(page);
    await banner(page).getByRole('button', { name: words.reject }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('consent'))).not.toBeNull();
    // A page that is left before it knows that it is a legal one has never been.
    const isKnownAs = (kind: 'legal' | 'other') =>
      page.waitForFunction((is) => sessionStorage.getItem('consent.wasLegal') === is, kind === 'legal' ? '1' : '0');
    await page.goto(paths.privacy({ lang }));
    await isKnownAs('legal');
    await expect(banner(page)).toHaveCount(0);
    await page.goto(paths.events({ lang }));
    await expect(banner(page)).toBeVisible();
    await isKnownAs('other');
    await page.goto(paths.privacy({ lang }));
    await isKnownAs('legal');
    await page.goto(paths.events({ lang }));
    await isKnownAs('other');
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
    // It neither hides what the keyboard reaches nor makes the page jump.
    await page.setViewportSize(lang === 'de' ? { width: 390, height: 700 } : { width: 320, height: 256 });
    await page.goto(MEDIA[lang]);
    await isAlive(page);
    expect(await walkByTab(page, 40)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
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
