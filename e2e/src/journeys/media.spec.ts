import { paths } from '@spielplan/shared-contracts/routes';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { findLostText } from '../fixtures/findLostText.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';

/** A page in each theme, by its class: paper, night, poster. */
const THEMED = {
  de: { cc01: '/de/ueber-uns/spielzeit', cc02: '/de/mediathek', cc03: '/de/besuch' },
  en: { cc01: '/en/about/season', cc02: '/en/watch-and-listen', cc03: '/en/visit' },
};

/**
 * What is seen on paper that belongs to a screen: what is fixed
 * to a window, and what is pressed, typed into or walked through.
 */
function findControls(): string[] {
  const controls =
    'button, input, select, textarea, video, iframe, [role="button"], nav, .site-header a:not(.logo), .consent-banner';
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const isFixed = /fixed|sticky/.test(getComputedStyle(element).position);
    const box = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && box.width > 1 && box.height > 1;
    return isSeen && (isFixed || element.matches(controls)) ? [element.outerHTML.slice(0, 120)] : [];
  });
}

/**
 * How light the ground and the letters of the page's main part
 * are, and the ground of the page around it, from 0 to 1.
 */
function readLightness(): { frame: number; ground: number; ink: number } {
  const of = (color: string) => {
    const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    return Math.round((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 2.55) / 100;
  };
  const [frame, main] = [getComputedStyle(document.body), getComputedStyle(document.querySelector('main')!)];
  // Only a page with a theme of its own has a ground of its own.
  const { backgroundColor } = main.backgroundColor === 'rgba(0, 0, 0, 0)' ? frame : main;
  return { frame: of(frame.backgroundColor), ground: of(backgroundColor), ink: of(main.color) };
}

/** Controls that are drawn only, and whose drawing has the colour of what lies behind it. */
function findInvisibleDrawings(): string[] {
  return [...document.querySelectorAll<SVGElement>('a svg, button svg, summary svg')].flatMap((drawing) => {
    if (!drawing.checkVisibility({ visibilityProperty: true })) return [];
    let behind = 'rgb(255, 255, 255)';
    for (let element: Element | null = drawing; element; element = element.parentElement) {
      const { backgroundColor } = getComputedStyle(element);
      if (!/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)) {
        behind = backgroundColor;
        break;
      }
    }
    const inks = [drawing, ...drawing.querySelectorAll('path, circle, rect')].flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke].filter((paint) => paint !== 'none');
    });
    return inks.some((ink) => ink !== behind) ? [] : [drawing.parentElement?.outerHTML.slice(0, 120) ?? ''];
  });
}

/** The page hears of a change of its media a moment later. */
async function emulate(page: Page, media: Parameters<Page['emulateMedia']>[0], query: string): Promise<void> {
  await page.emulateMedia(media);
  await page.waitForFunction((asked) => matchMedia(asked).matches, query);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test.describe('before a decision about cookies', () => {
    test.use({ isUndecided: true });

    test(`pages can be read in the dark, in forced colours and on paper (${lang})`, async ({ page, request }) => {
      const { event } = await findBookableEvent(request, lang);
      const list = paths.events({ lang });
      const { cc01, cc02, cc03 } = THEMED[lang];
      // How a page looks is no matter of its language, so each language has its half of them.
      const pages = { de: [list, cc01, cc02], en: [event.urls[lang], paths.article({ lang, slug: 'x', id: 1 }), cc03] };
      for (const path of pages[lang]) {
        await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'none' });
        await page.setViewportSize({ width: 1280, height: 800 });
        await open(page, path);
        await page.mouse.wheel(0, 1_500);
        const light = await page.evaluate(readLightness);

        await emulate(page, { colorScheme: 'dark' }, '(prefers-color-scheme: dark)');
        // Paper turns dark with the system; night and poster are what they are.
        expect(light.frame, path).toBeGreaterThan(0.8);
        await expect.poll(() => page.evaluate(readLightness).then(({ frame }) => frame), { message: path }).toBeLessThan(0.2);
        const { ground, ink } = await page.evaluate(readLightness);
        if (path === cc02 || path === cc03) expect.soft([ground, ink], path).toEqual([light.ground, light.ink]);
        else expect.soft(ground, path).toBeLessThan(0.2);
        await expectAccessible(page, [1280]);

        await emulate(page, { forcedColors: 'active' }, '(forced-colors: active)');
        expect.soft(await page.evaluate(findInvisibleDrawings), path).toEqual([]);

        // A4 less its margins, at 96 dots per inch.
        await page.setViewportSize({ width: 703, height: 1_000 });
        await emulate(page, { media: 'print', forcedColors: 'none' }, 'print and (max-width: 703px)');
        expect.soft(await page.evaluate(findControls), path).toEqual([]);
        expect.soft(await findLostText(page), path).toEqual([]);
        // Colours change with the next frame.
        await expect.soft.poll(() => page.evaluate(readLightness), { message: path }).toEqual({ frame: 1, ground: 1, ink: 0 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path === list) expect(await page.locator('main [data-event]:visible').count()).toBeGreaterThanOrEqual(10);
      }
    });
  });

  test(`forced colours leave the focus and the menu to be seen (${lang})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, paths.home({ lang }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).not.toBe('none');
    await page.getByRole('banner').getByRole('button', { name: words.openMenu, exact: true }).click();
    await expect(page.getByRole('dialog', { name: words.openMenu })).toBeVisible();
    expect(await page.evaluate(findInvisibleDrawings)).toEqual([]);
  });

  test(`nothing moves for those who asked for it (${lang})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const expectRest = async (what: string) => {
      // Not even for a moment: what becomes visible by a
      // transition cannot be focused before the next frame.
      await expect(page.locator('body')).toHaveCSS('transition-duration', '0s');
      // A frame for what has been begun; an animation of a
      // millisecond or less is over before anybody sees it.
      const moving = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return document
          .getAnimations()
          .filter((each) => each instanceof CSSTransition || Number(each.effect?.getComputedTiming().endTime) > 1)
          .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 120));
      });
      expect(moving, what).toEqual([]);
    };
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, paths.events({ lang }));
    await expectRest('the page');
    await page.getByRole('banner').getByRole('button', { name: words.openMenu }).click();
    await expectRest('the menu');
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo(0, 3_000));
    await page.getByRole('link', { name: words.toTop }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, THEMED[lang].cc03);
    await page.getByRole('banner').getByRole('button').first().click();
    await expectRest('the submenu');
    await page.getByRole('link', { name: words.overlay }).click();
    await expect(page.getByRole('dialog').locator('[data-event]').first()).toBeVisible();
    await expectRest('the overlay');
  });
}
