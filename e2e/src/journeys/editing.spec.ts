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

/** A page that no other journey looks at, and what the editor says on it. */
const EDITED = {
  de: {
    path: '/de/ueber-uns/stellen',
    addBelow: 'Block darunter hinzufügen',
    required: /\(erforderlich\)/,
    done: 'Fertig',
    movedDown: 'nach unten verschoben, Platz',
    undo: 'Rückgängig',
    publish: 'Veröffentlichen',
  },
  en: {
    path: '/en/about/jobs',
    addBelow: 'Add a block below',
    required: /\(required\)/,
    done: 'Done',
    movedDown: 'moved down',
    undo: 'Undo',
    publish: 'Publish',
  },
} as const;
/** Each run, also a repeated one, writes words of its own. */
const RUN = Date.now();
const WRITTEN = `Arbeiten am Fluss ${RUN}`;
const ADDED = `Ganz neu ${RUN}`;

// Both languages share the blocks of the page, so they are edited one after the other.
test.describe.configure({ mode: 'default' });

for (const lang of LANGUAGES)
  test(`an editor writes, adds, moves and removes blocks, undoes after a reload and publishes; visitors see it then (${lang})`, async ({
    page,
    complaints,
    request,
  }) => {
    const words = EDITED[lang];
    const [written, added] = [`${WRITTEN} ${lang}`, `${ADDED} ${lang}`];
    complaints.allow(/^editor:/);
    await logIn(page, lang);
    await page.goto(`${words.path}?edit=1`);
    const toolbar = page.getByRole('region', { name: WORDS[lang].toolbar });
    const saved = toolbar.locator('[data-saving=saved]');
    const headlines = page.getByRole('main').locator('[data-frame] :is(h2, h3)');
    const published = async () => (await request.get(words.path)).text();
    await expect(saved).toBeVisible();

    await test.step('a headline is written where it stands, and stays a draft', async () => {
      const place = headlines.first().getByRole('textbox');
      await place.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(written);
      await expect(saved).toBeVisible();
      await expect(toolbar.locator('[data-state=changed]')).toBeVisible();
      expect(await published()).not.toContain(written);
      // Where the page was scrolled to, a row of its links may lie half under its header.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectAccessible(page);
    });

    await test.step('a block is added from the list of kinds and moved by keyboard', async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.addBelow }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill('headline');
      await expectAccessible(page);
      await dialog.getByRole('searchbox').press('Enter');
      await dialog.getByRole('textbox', { name: words.required }).fill(added);
      await dialog.getByRole('button', { name: words.done }).click();
      await expect(headlines.filter({ hasText: added })).toBeVisible();
      await page.keyboard.press('Alt+Shift+ArrowDown');
      await expect(toolbar).toContainText(words.movedDown);
      await expect(saved).toBeVisible();
    });

    await test.step('it is removed, and undone after a reload', async () => {
      await page.keyboard.press('Delete');
      await expect(headlines.filter({ hasText: added })).toHaveCount(0);
      await expect(saved).toBeVisible();
      await page.reload();
      await expect(saved).toBeVisible();
      await toolbar.getByRole('button', { name: words.undo }).click();
      await expect(headlines.filter({ hasText: added })).toBeVisible();
      await expect(saved).toBeVisible();
    });

    await test.step('visitors see it once it is published', async () => {
      await toolbar.getByRole('button', { name: words.publish, exact: true }).click();
      await expect(toolbar.locator('[data-state=published]')).toBeVisible();
      await expect.poll(published).toContain(added);
      expect(await published()).toContain(written);
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
