import { paths } from '@spielplan/shared-contracts/routes';
import type { Page } from '@playwright/test';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { findUnpressable } from '../fixtures/findUnpressable.ts';
import { logIn, sendLogin } from '../fixtures/logIn.ts';
import { everyScreen, hasControls } from '../fixtures/screensOf.ts';
import { expect, test } from '../fixtures/test.ts';
import { walkByTab } from '../fixtures/walkByTab.ts';
import { LANGUAGES, type Language, WORDS } from '../fixtures/words.ts';
import { chooseScreens } from '../press/chooseScreens.ts';
import { BookingPanel } from '../pages/BookingPanel.ts';
import { dashboardPaths } from '../fixtures/paths.ts';

const WIDTHS = [360, 768, 1280, 1440, 1920];
/** A phone, and a desk at 400 % (WCAG 1.4.10). */
const SMALL_WINDOWS = [
  { width: 390, height: 700 },
  { width: 320, height: 256 },
];

/** Of the two windows each language has one with the banner and the other one without it, unless all is asked for. */
const isChosen = (lang: Language, isUndecided: boolean, height: number) =>
  Boolean(process.env.PRESS_ALL) || ((lang === 'de') === isUndecided) === height < 300;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 1_800_000 });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(hasControls);
}

/** The complaints of a state at all widths. */
async function expectPressable(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 500 ? 700 : 900 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect.soft(await findUnpressable(page), `${what} at ${width} px`).toEqual([]);
  }
}

/** What is wrong with the keyboard's stops in a small window, or in both where all is asked for. */
async function expectWalked(page: Page, what: string): Promise<void> {
  for (const viewport of SMALL_WINDOWS.slice(0, process.env.PRESS_ALL ? 2 : 1)) {
    await page.setViewportSize(viewport);
    const findings = await walkByTab(page);
    if (findings.length > 0) process.stdout.write(`${what} at ${viewport.width}\n  ${findings.join('\n  ')}\n`);
    expect.soft(findings, `${what} at ${viewport.width} × ${viewport.height}`).toEqual([]);
  }
  await page.setViewportSize(SMALL_WINDOWS[0]!);
}

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`every link, button and field of every screen can be pressed at five widths (${lang})`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(/./);
    const { event } = await findBookableEvent(request, lang);
    for (const path of [...everyScreen(lang), event.urls[lang]]) {
      await open(page, path);
      await expectPressable(page, path);
    }
  });

  test(`so can those of every layer (${lang})`, async ({ page, request, complaints }) => {
    complaints.allow(/./);
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, paths.team({ lang }));
    await page.getByRole('banner').getByRole('button', { name: words.openMenu, exact: true }).click();
    expect.soft(await findUnpressable(page), 'menu').toEqual([]);
    await expectWalked(page, 'menu');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: words.search }).click();
    expect.soft(await findUnpressable(page), 'search').toEqual([]);
    await page.getByRole('link', { name: words.overlay }).click();
    await expect(page.getByRole('dialog').locator('[data-event]').first()).toBeVisible();
    expect.soft(await findUnpressable(page), 'overlay').toEqual([]);
    await expectWalked(page, 'overlay');
    await open(page, paths.events({ lang }));
    await page.getByRole('button', { name: words.allFilters }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await findUnpressable(page), 'filters').toEqual([]);
    await expectWalked(page, 'filters');
    const { event } = await findBookableEvent(request, lang);
    await open(page, event.urls[lang]);
    await new BookingPanel(page, lang).open();
    await expectPressable(page, 'booking');
    await expectWalked(page, 'booking');
  });

  test(`so can those of who is logged in (${lang})`, async ({ page, complaints }) => {
    complaints.allow(/./);
    await logIn(page, lang);
    for (const path of [paths.home({ lang }), `/cms-hub?lang=${lang}`, paths.userProfile({ lang })]) {
      await open(page, path);
      await expectPressable(page, `${path} of an editor`);
      await expectWalked(page, `${path} of an editor`);
    }
    await page.context().clearCookies();
    await page.goto(dashboardPaths.overview({ lang }));
    await sendLogin(page, lang, 'leitung');
    await expect(page).toHaveURL(dashboardPaths.overview({ lang }));
    for (const pathTo of Object.values(dashboardPaths)) {
      await open(page, pathTo({ lang }));
      await expectPressable(page, pathTo({ lang }));
      await expectWalked(page, pathTo({ lang }));
    }
  });

  for (const isUndecided of [false, true])
    test.describe(`with ${isUndecided ? 'the' : 'no'} cookie banner`, () => {
      test.use({ isUndecided });

      for (const viewport of SMALL_WINDOWS.filter(({ height }) => isChosen(lang, isUndecided, height)))
        test(`each stop of the keyboard is seen, and nothing jumps, at ${viewport.width} × ${viewport.height} (${lang})`, async ({
          page,
          complaints,
        }) => {
          complaints.allow(/./);
          await page.setViewportSize(viewport);
          for (const path of chooseScreens(everyScreen(lang))) {
            await open(page, path);
            const findings = await walkByTab(page);
            // A run takes minutes: what is found is told at once.
            if (findings.length > 0) process.stdout.write(`${path}\n  ${findings.join('\n  ')}\n`);
            expect.soft(findings, path).toEqual([]);
          }
        });
    });
}
