import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, TOOLBAR_MENU, WORDS } from '../fixtures/words.ts';

/** The entries of the toolbar's menu that open something, and how that is called. */
const ENTRIES = {
  de: [
    ['Änderungen und Termin …', 'Veröffentlichen'],
    ['Vorschau-Link …', 'Vorschau-Link'],
    ['Verlauf …', 'Verlauf'],
    ['Titel und Beschreibungen …', 'Titel und Beschreibungen der Seite'],
    ['Hilfe und Tasten', 'Hilfe und Tasten'],
  ],
  en: [
    ['Changes and schedule …', 'Publish'],
    ['Preview link …', 'Preview link'],
    ['History …', 'History'],
    ['Titles and descriptions …', 'Titles and descriptions of the page'],
    ['Help and keys', 'Help and keys'],
  ],
} as const;

/** A page that no other journey looks at. */
const PAGE = '/de/ueber-uns/stellen';
/** Each run, also a repeated one, writes words of its own. */
const RUN = Date.now();
const WRITTEN = `Arbeiten am Fluss ${RUN}`;
const ADDED = `Ganz neu ${RUN}`;

test('an editor writes, adds, moves and removes blocks, undoes after a reload and publishes; visitors see it then', async ({
  page,
  complaints,
  request,
}) => {
  complaints.allow(/^editor:/);
  await logIn(page, 'de');
  await page.goto(`${PAGE}?edit=1`);
  const toolbar = page.getByRole('region', { name: WORDS.de.toolbar });
  const saved = toolbar.locator('[data-saving=saved]');
  const headlines = page.getByRole('main').locator('[data-frame] :is(h2, h3)');
  const published = async () => (await request.get(PAGE)).text();
  await expect(saved).toBeVisible();

  await test.step('a headline is written where it stands, and stays a draft', async () => {
    const place = headlines.first().getByRole('textbox');
    await place.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(WRITTEN);
    await expect(saved).toBeVisible();
    await expect(toolbar.locator('[data-state=changed]')).toBeVisible();
    expect(await published()).not.toContain(WRITTEN);
    // Where the page was scrolled to, a row of its links may lie half under its header.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
  });

  await test.step('a block is added from the list of kinds and moved by keyboard', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Block darunter hinzufügen' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('headline');
    await expectAccessible(page);
    await dialog.getByRole('searchbox').press('Enter');
    await dialog.getByRole('textbox', { name: /\(erforderlich\)/ }).fill(ADDED);
    await dialog.getByRole('button', { name: 'Fertig' }).click();
    await expect(headlines.filter({ hasText: ADDED })).toBeVisible();
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await expect(toolbar).toContainText('nach unten verschoben, Platz');
    await expect(saved).toBeVisible();
  });

  await test.step('it is removed, and undone after a reload', async () => {
    await page.keyboard.press('Delete');
    await expect(headlines.filter({ hasText: ADDED })).toHaveCount(0);
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(saved).toBeVisible();
    await toolbar.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(headlines.filter({ hasText: ADDED })).toBeVisible();
    await expect(saved).toBeVisible();
  });

  await test.step('visitors see it once it is published', async () => {
    await toolbar.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(toolbar.locator('[data-state=published]')).toBeVisible();
    await expect.poll(published).toContain(ADDED);
    expect(await published()).toContain(WRITTEN);
  });
});

for (const lang of LANGUAGES)
  test(`each entry of the toolbar's menu opens what it names, by pointer and by keyboard (${lang})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/^editor:/);
    await logIn(page, lang);
    await page.goto('/de/ueber-uns/presse');
    const address = await page.locator(`link[rel=alternate][hreflang=${lang}]`).getAttribute('href');
    await page.goto(`${new URL(address ?? '').pathname}?edit=1`);
    const toolbar = page.getByRole('region', { name: WORDS[lang].toolbar });
    const menu = toolbar.getByRole('button', { name: TOOLBAR_MENU[lang], exact: true });
    await expect(toolbar.locator('[data-saving=saved]')).toBeVisible();
    for (const [index, [entry, title]] of ENTRIES[lang].entries()) {
      const button = toolbar.getByRole('button', { name: entry, exact: true });
      await menu.press('Enter');
      if (index % 2 === 0) await button.click();
      else await button.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(menu).toBeFocused();
    }
  });
