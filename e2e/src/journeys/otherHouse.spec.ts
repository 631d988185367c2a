import { paths } from '@spielplan/shared-contracts/routes';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { findBookableEvent, findFullEvent } from '../fixtures/findEvent.ts';
import { DEEPEST_TITLE, expect, TEMPORARY_PAGE, SCRIPTED, test, UNTRANSLATED, WINDOWED } from '../fixtures/otherHouseTest.ts';
import { LANGUAGES, WORDS, otherThan } from '../fixtures/words.ts';

const HOUSE_WORDS = {
  de: {
    shopOffline: 'Webshop offline',
    untranslated: /nur auf Englisch/,
    keepChoice: 'Wunsch speichern',
    kept: 'Ihr Wunsch ist gespeichert.',
    reminder: /^Erinnerung für den Kalender/,
  },
  en: {
    shopOffline: 'Webshop offline',
    untranslated: /available in German only/,
    keepChoice: 'Save my choice',
    kept: 'Your choice is saved.',
    reminder: /^Reminder for your calendar/,
  },
} as const;

// One after the other: they share a shell.
test.describe.configure({ mode: 'default' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

for (const lang of LANGUAGES) {
  const words = { ...WORDS[lang], ...HOUSE_WORDS[lang] };

  test(`the menu lies on the left, lists have pictures, and the shop says why it is closed (${lang})`, async ({
    page,
    request,
  }) => {
    await open(page, paths.events({ lang }));
    const banner = page.getByRole('banner');
    const left = async (selector: string) => (await banner.locator(selector).boundingBox())?.x ?? 0;
    expect(await left('.main-menu')).toBeLessThan((await left('.logo')) + 400);
    await expect(page.locator('main [data-event] img').first()).toBeVisible();
    await expectAccessible(page, [320]);
    await open(page, await findFullEvent(request, lang));
    await expectAccessible(page, [320, 1280]);
    await open(page, paths.events({ lang }));

    await page.setViewportSize({ width: 1280, height: 800 });
    const account = banner.getByRole('link', { name: words.account });
    const tooltip = account.getByRole('tooltip');
    await expect(tooltip).toBeHidden();
    await tabTo(page, account, 8);
    await expect(tooltip).toBeVisible();
    await expect(account).toHaveAccessibleDescription(words.shopOffline);
    await expectAccessible(page, [1280]);
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await expect(account).toBeFocused();

    await page.setViewportSize({ width: 360, height: 800 });
    await banner.getByRole('button', { name: words.openMenu, exact: true }).click();
    const menu = page.getByRole('dialog', { name: words.openMenu });
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
    await page.setViewportSize({ width: 900, height: 800 });
    expect((await menu.boundingBox())?.x).toBe(0);
    await expectAccessible(page, [320]);
    // Pages inside pages inside pages.
    await menu.locator('summary').first().click();
    await menu.locator('details details summary').first().click();
    await expect(menu.getByRole('link', { name: DEEPEST_TITLE })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await banner.locator('.main-menu button').first().click();
    await expect(banner.getByRole('link', { name: DEEPEST_TITLE }).first()).toBeVisible();
  });

  test(`a closed shop keeps what is wanted, and says who sells and when (${lang})`, async ({ page, request }) => {
    const { event } = await findBookableEvent(request, lang);
    await open(page, event.urls[lang]);
    await expect(page.locator('#tickets a[href^="tel:"]')).toBeVisible();
    const file = await page.getByRole('link', { name: words.reminder }).getAttribute('href');
    expect(await (await request.get(file ?? '')).text()).toContain('DTSTART:20990131T090000Z');
    await page.getByRole('spinbutton').first().fill('2');
    await page.getByRole('button', { name: words.keepChoice }).click();
    await expect(page.getByText(words.kept)).toBeVisible();
    await expectAccessible(page, [320]);
    await page.reload();
    await expect(page.locator('#tickets')).toContainText(/2 × /);
  });

  test(`a page in one language leads to the other language's start page, which says so (${lang})`, async ({ page }) => {
    const other = otherThan(lang);
    await open(page, UNTRANSLATED[lang]);
    await expect(page.locator(`link[hreflang="${other}"]`)).toHaveCount(0);
    await page.getByRole('banner').locator('summary', { hasText: words.chooseLanguage }).click();
    await page.getByRole('banner').getByRole('link', { name: WORDS[other].language }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.home({ lang: other })}\\?`));
    await expect(page.getByText(HOUSE_WORDS[other].untranslated)).toBeVisible();
    await expectAccessible(page, [320]);
  });

  test(`a block with scripts runs sealed off from its page (${lang})`, async ({ page }) => {
    await open(page, SCRIPTED[lang]);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('Pegel: 42 cm')).toBeVisible();
    const sealed = page.frames().find((each) => each.url().includes('/_frame/'));
    expect(await sealed?.evaluate(() => ({ origin: self.origin, isOpen: Reflect.has(self, 'React') }))).toEqual({
      origin: 'null',
      isOpen: false,
    });
    // As high as what is in it, without a scrollbar of its own.
    await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeLessThan(250);
    // Axe goes into the frame, which takes its time.
    await expectAccessible(page, [320]);
  });
}

test('a block comes and another one goes to the second, also out of memory and caches', async ({ page, request, otherHouse }) => {
  // The clock of the two blocks runs from the first request on;
  // a shell that has never shown a page is slow to answer it.
  await request.get(paths.home({ lang: 'de' }));
  await Promise.all(
    LANGUAGES.map(async (lang) => {
      const seen: string[] = [];
      while (seen.at(-1) !== 'coming') {
        const asked = Date.now();
        const answer = await request.get(TEMPORARY_PAGE[lang]);
        const html = await answer.text();
        const answered = Date.now();
        const changesAt = otherHouse.changesAt.get(lang) ?? Infinity;
        const shown = ['passing', 'coming']
          .filter((name) => html.includes(WINDOWED[name as keyof typeof WINDOWED]))
          .join(' and ');
        if (answered < changesAt) expect(shown).toBe('passing');
        else if (asked >= changesAt) expect(shown).toBe('coming');
        const { 'cache-control': control = '', age = '0' } = answer.headers();
        const kept = Number(/s-maxage=(\d+)/.exec(control)?.[1]) - Number(age);
        // What a CDN keeps is over by then, too.
        if (answered < changesAt) expect(asked + kept * 1_000).toBeLessThanOrEqual(changesAt);
        if (shown !== seen.at(-1)) seen.push(shown);
        await page.waitForTimeout(100);
      }
      expect(seen).toEqual(['passing', 'coming']);
    }),
  );
  for (const lang of LANGUAGES) {
    await open(page, TEMPORARY_PAGE[lang]);
    await expect(page.getByText(WINDOWED.coming)).toBeVisible();
    await expect(page.getByText(WINDOWED.passing)).toHaveCount(0);
  }
});

for (const lang of LANGUAGES) {
  test(`cards replace the rows for every visitor once the house has chosen them (${lang})`, async ({
    page,
    request,
    otherHouse,
  }) => {
    otherHouse.alter(/\/pageeditor-api\/settings/, ({ design }: { design: Record<string, unknown> }) =>
      Object.assign(design, { event_style: 'style3', theme: 'cc03' }),
    );
    const list = paths.events({ lang });
    await expect.poll(async () => (await request.get(list)).text(), { timeout: 90_000 }).toMatch(/<html[^>]*class="cc03/);
    await open(page, list);
    const [one, next] = await Promise.all([0, 1].map((index) => page.locator('main [data-event]').nth(index).boundingBox()));
    expect(one?.width).toBeLessThan(640);
    expect(next).toBeTruthy();
    await expectAccessible(page, [320, 1280]);
    await open(page, await findFullEvent(request, lang));
    await expectAccessible(page, [1280, 320]);
  });
}
