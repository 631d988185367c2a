import type { Browser } from '@playwright/test';
import { discardDraft, type EditedPage, EDITOR_WORDS, openEditing, write } from '../fixtures/editing.ts';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { logIn, loginUrl, sendLogin } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, type Language, TOOLBAR_MENU } from '../fixtures/words.ts';

/** Each run, also a repeated one, writes words of its own. */
const RUN = String(Date.now()).slice(-7);
const PATH = '/de/ueber-uns/freundeskreis';
const PATHS = { de: '/de/ueber-uns/presse', en: '/en/about/press' } as const;

/** Somebody else's browser, logged in, on the same page. */
async function colleague(browser: Browser, path: string, lang: Language): Promise<EditedPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, lang);
  return openEditing(page, path, lang);
}

test('two editors in two browsers: other fields join, one field asks, what was removed or moved elsewhere is told', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/^editor:|response: 4(04|09|12)|console\.error: Failed to load resource/);
  const words = EDITOR_WORDS.de;
  await logIn(page, 'de');
  await discardDraft(page, PATH);
  const mine = await openEditing(page, PATH, 'de');
  await mine.frames.first().focus();
  for (const name of ['eins', 'zwei', 'drei', 'vier', 'fuenf', 'sechs', 'sieben'])
    await mine.add('quote', [`Block ${name} ${RUN}`]);
  await mine.saved();
  const theirs = await colleague(browser, PATH, 'de');
  const order = async (edited: EditedPage) =>
    (await edited.frames.allTextContents()).filter((text) => text.includes(RUN)).map((text) => /Block (\w+)/.exec(text)?.[1]);
  const look = (edited: EditedPage) => edited.page.evaluate(() => window.dispatchEvent(new Event('focus')));

  await test.step('the same field asks, with both texts', async () => {
    await write(theirs, `Block eins ${RUN}`, `Block eins ihres ${RUN}`);
    await theirs.saved();
    await write(mine, `Block eins ${RUN}`, `Block eins meines ${RUN}`);
    await expect(mine.toolbar.locator('[data-saving=undecided]')).toBeVisible();
    await mine.frame(`Block eins meines ${RUN}`).focus();
    await mine.page.getByRole('button', { name: words.solve }).click();
    await expect(page.getByRole('dialog')).toContainText('ihres');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: words.takeMine }).click();
    await mine.saved();
    await look(theirs);
    await expect(theirs.frame(`Block eins meines ${RUN}`)).toBeVisible();
  });

  await test.step('different fields join by themselves', async () => {
    await theirs.frame(`Block zwei ${RUN}`).focus();
    await theirs.page.keyboard.press('s');
    const panel = theirs.page.getByRole('dialog');
    await panel.getByRole('textbox').last().fill('Ihre Quelle');
    await panel.getByRole('button', { name: words.done }).click();
    await theirs.saved();
    await write(mine, `Block zwei ${RUN}`, `Block zwei meines ${RUN}`);
    await mine.saved();
    await expect(mine.toolbar).toContainText(words.merged);
    await expect(mine.frame(`Block zwei meines ${RUN}`)).toContainText('Ihre Quelle');
  });

  await test.step('what was removed elsewhere can be brought back', async () => {
    await theirs.frame(`Block drei ${RUN}`).focus();
    await theirs.page.keyboard.press('Delete');
    await theirs.saved();
    await write(mine, `Block drei ${RUN}`, `Block drei meines ${RUN}`);
    await mine.frame(`Block drei meines ${RUN}`).focus();
    await mine.page.getByRole('button', { name: words.lost }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.bringBack }).click();
    await mine.saved();
    await look(theirs);
    await expect(theirs.frame(`Block drei meines ${RUN}`)).toBeVisible();
  });

  await test.step('what was moved elsewhere keeps what is written here', async () => {
    await theirs.frame(`Block vier ${RUN}`).focus();
    await theirs.page.keyboard.press('Alt+Shift+ArrowUp');
    await theirs.saved();
    await write(mine, `Block vier ${RUN}`, `Block vier meines ${RUN}`);
    await mine.saved();
    await look(theirs);
    await expect(theirs.frame(`Block vier meines ${RUN}`)).toBeVisible();
    await look(mine);
    await expect.poll(() => order(mine)).toEqual(await order(theirs));
  });

  await test.step('the other ways: theirs, and both below one another', async () => {
    for (const [name, way, wanted] of [
      ['fuenf', words.takeTheirs, ['ihres']],
      ['sechs', words.takeBoth, ['meines', 'ihres']],
    ] as const) {
      await write(theirs, `Block ${name} ${RUN}`, `Block ${name} ihres ${RUN}`);
      await theirs.saved();
      await write(mine, `Block ${name} ${RUN}`, `Block ${name} meines ${RUN}`);
      await expect(mine.toolbar.locator('[data-saving=undecided]')).toBeVisible();
      await mine.frame(`Block ${name} meines ${RUN}`).focus();
      await mine.page.getByRole('button', { name: words.solve }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: way }).press('Enter');
      await mine.saved();
      await look(theirs);
      for (const word of wanted) await expect(theirs.frame(`Block ${name} ${word} ${RUN}`)).toBeVisible();
    }
  });

  await test.step('a field of the panel that both have filled in asks too', async () => {
    for (const [edited, source] of [
      [theirs, 'Ihre Quelle'],
      [mine, 'Meine Quelle'],
    ] as const) {
      await edited.frame(`Block fuenf ihres ${RUN}`).focus();
      await edited.page.keyboard.press('s');
      await edited.page.getByRole('dialog').getByRole('textbox').last().fill(source);
      await edited.page.getByRole('dialog').getByRole('button', { name: words.done }).press('Enter');
      if (edited === theirs) await theirs.saved();
    }
    await expect(mine.toolbar.locator('[data-saving=undecided]')).toBeVisible();
    await mine.frame(`Block fuenf ihres ${RUN}`).focus();
    await mine.page.getByRole('button', { name: words.solve }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: words.takeTheirs }).press('Enter');
    await mine.saved();
    await expect(mine.frame(`Block fuenf ihres ${RUN}`)).toContainText('Ihre Quelle');
  });

  await test.step('what was removed here and written elsewhere is there again, and it is told', async () => {
    await write(theirs, `Block sieben ${RUN}`, `Block sieben ihres ${RUN}`);
    await theirs.saved();
    await mine.frame(`Block sieben ${RUN}`).focus();
    await mine.page.keyboard.press('Delete');
    await expect(mine.toolbar).toContainText(words.returned);
    await expect(mine.frame(`Block sieben ihres ${RUN}`)).toBeVisible();
  });

  await test.step('what both have moved stands where it was moved last, and it is told', async () => {
    await theirs.frame(`Block sieben ihres ${RUN}`).focus();
    // Of two neighbours that change places nobody can tell which one was moved.
    await theirs.page.keyboard.press('Alt+Shift+ArrowUp');
    await theirs.page.keyboard.press('Alt+Shift+ArrowUp');
    await theirs.saved();
    await mine.frame(`Block sieben ihres ${RUN}`).focus();
    await mine.page.keyboard.press('Alt+Shift+ArrowDown');
    await mine.page.keyboard.press('Alt+Shift+ArrowDown');
    await expect(mine.toolbar).toContainText(words.movedByBoth);
    await mine.saved();
    await look(theirs);
    await expect.poll(() => order(theirs)).toEqual(await order(mine));
  });

  await test.step('texts of the page ask in the same way', async () => {
    const open = async (edited: EditedPage) => {
      await edited.toolbar.getByRole('button', { name: TOOLBAR_MENU.de, exact: true }).press('Enter');
      await edited.toolbar.getByRole('button', { name: words.pageTexts, exact: true }).press('Enter');
      return edited.page.getByRole('dialog');
    };
    const [my, their] = [await open(mine), await open(theirs)];
    for (const [dialog, text] of [
      [their, 'Ihre Beschreibung'],
      [my, 'Meine Beschreibung'],
    ] as const) {
      await dialog.getByRole('textbox', { name: words.description }).fill(`${text} ${RUN}`);
      await dialog.getByRole('button', { name: words.save, exact: true }).press('Enter');
      if (dialog === their) await expect(dialog).toHaveCount(0);
    }
    const clash = my.getByRole('group', { name: words.description }).filter({ hasText: 'Ihre' });
    await expect(clash).toContainText(`Ihre Beschreibung ${RUN}`);
    await expectAccessible(page);
    await clash.getByRole('button', { name: words.takeBoth }).press('Enter');
    await expect(my.getByRole('textbox', { name: words.description })).toHaveValue(
      `Meine Beschreibung ${RUN}\nIhre Beschreibung ${RUN}`,
    );
    await my.getByRole('button', { name: words.save, exact: true }).press('Enter');
    await expect(my).toHaveCount(0);
  });

  await theirs.page.context().close();
  await discardDraft(page, PATH);
});

for (const lang of LANGUAGES)
  test(`who else edits a page is named within seconds, and not any more soon after leaving (${lang})`, async ({
    page,
    browser,
    complaints,
  }) => {
    complaints.allow(/^editor:/);
    const path = PATHS[lang];
    await logIn(page, lang);
    const mine = await openEditing(page, path, lang);
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await theirs.goto(loginUrl(lang));
    await sendLogin(theirs, lang, 'leitung');
    await expect(theirs).toHaveURL(/\/(de|en)$/);
    await openEditing(theirs, path, lang);
    const named = mine.toolbar.getByRole('status').filter({ hasText: 'leitung' });
    await expect(named).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page);
    await theirs.close();
    // 14 s by the contract; the machine that tests has more to do.
    await expect(named).toHaveCount(0, { timeout: 25_000 });
    await context.close();
  });
