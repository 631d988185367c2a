import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { askAxe } from '../fixtures/askAxe.ts';
import { LANGUAGES } from '../fixtures/words.ts';
import { discardDraft, EDITOR_WORDS, openEditing } from '../fixtures/editing.ts';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';

/** No other journey edits these two. */
const PATHS = { de: '/de/besuch/essen-und-trinken', en: '/en/watch-and-listen' } as const;
const fileOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const PICTURE = fileOf('docs/screenshot.png');
const FILM = fileOf('provider/src/seed/media/river-film-1.mp4');
const SOUND = fileOf('provider/src/seed/media/river-tones-1.mp3');
/** Every kind, with what it asks for in its order. */
const KINDS: readonly (readonly [model: string, values?: readonly string[]])[] = [
  ['headline', ['A headline']],
  ['text'],
  ['quote', ['A quote']],
  ['faq', ['Questions']],
  ['html', ['<p>Markup</p>']],
  ['link', ['A link', '/de']],
  ['anchor_item', ['#karten', 'Karten']],
  ['anchor_list'],
  ['image', [PICTURE]],
  ['image_list'],
  ['logo_list'],
  ['video', ['https://youtu.be/dQw4w9WgXcQ', PICTURE]],
  ['video_file', [FILM, PICTURE]],
  ['video_list', ['Films']],
  ['audio', ['https://soundcloud.com/altwasser/ufer']],
  ['audio_file', [SOUND]],
  ['viewer', ['https://issuu.com/altwasser/docs/heft']],
  ['social_media', ['https://www.instagram.com/p/abc123/']],
  ['form', ['1']],
  ['forms', ['a1b2-c3']],
  ['hero_media', ['Soon', '2030-01-01T10:00']],
  ['full_teaser', ['Full teaser']],
  ['teaser_item', ['Night concert']],
  ['teaser_list'],
  ['two_columns', [PICTURE]],
  ['venue', ['first']],
  ['venue_list', ['Houses']],
  ['event_list'],
  ['blog_teaser_list', ['3']],
  ['highlight_teaser'],
  ['section'],
  ['container'],
];
/** The presets by their keys, with their columns, in an order of each language. */
const PRESETS = {
  de: [
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ],
  en: [
    [6, 3],
    [5, 3],
    [4, 2],
    [3, 2],
    [2, 2],
    [1, 1],
  ],
} as const;
/** What is typed where a text can be: words of each kind's own, which may name it. */
const changeOf = (model: string) => `#${model.replaceAll('_', '')}`;

/** Each day in the other language. */
for (const lang of LANGUAGES)
  test(`every kind and all presets are built, changed, moved, removed and undone by keyboard alone (${lang})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/^editor:/);
    await logIn(page, lang);
    const document = await discardDraft(page, PATHS[lang]);
    const edited = await openEditing(page, PATHS[lang], lang);
    const words = EDITOR_WORDS[lang];
    const before = await edited.frames.count();
    const focused = page.locator('[data-frame]:focus');
    const keys: string[] = [];
    /** The kinds with a field that takes a text. */
    const written: string[] = [];

    await test.step('each is added below the one before, moved there and back, and changed', async () => {
      await edited.frames.first().focus();
      for (const [model, values] of KINDS) {
        await edited.add(model, values);
        await page.keyboard.press('Alt+Shift+ArrowUp');
        await expect(edited.toolbar).toContainText(words.movedUp);
        await expect(focused).toHaveCount(1);
        await page.keyboard.press('Alt+Shift+ArrowDown');
        await expect(focused).toHaveCount(1);
        keys.push((await focused.getAttribute('data-frame')) ?? '');
        await page.keyboard.press('s');
        const panel = page.getByRole('dialog');
        await expect(panel).toBeVisible();
        if (await typeInto(page, panel, changeOf(model))) written.push(model);
        expect.soft(await askAxe(page, []), `settings of ${model}`).toEqual([]);
        await panel.getByRole('button', { name: words.done }).press('Enter');
        await expect(panel).toHaveCount(0);
        await expect(focused).toHaveAttribute('data-frame', keys.at(-1)!);
        // What is sent one by one must not queue up until the end.
        await edited.saved();
      }
      await expect(edited.frames).toHaveCount(before + KINDS.length);
      await edited.saved();
      const { blocks } = await readBlocks(page, document, lang);
      expect(blocks.slice(1, KINDS.length + 1).map(({ model }) => model)).toEqual(KINDS.map(([model]) => model));
      const changed = blocks.filter((block) => JSON.stringify(block).includes(changeOf(block.model))).map(({ model }) => model);
      expect(changed).toEqual(written);
      await expectAccessible(page);
    });

    await test.step('a block with columns takes all presets, and loses nothing by them', async () => {
      const box = page.locator(`[data-frame="${keys.at(-1)}"]`);
      const columns = box.locator('[data-column]');
      await page.keyboard.press('4');
      await expect(columns).toHaveCount(2);
      await tabTo(page, box.locator('[data-side=alone] button').last(), 12);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill('quote');
      await expect(dialog.getByRole('listitem').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await dialog.getByLabel(words.required).fill('In the second column');
      await dialog.getByRole('button', { name: words.done }).press('Enter');
      await expect(dialog).toHaveCount(0);
      for (const [key, count] of PRESETS[lang]) {
        await box.focus();
        await page.keyboard.press(String(key));
        await expect(columns).toHaveCount(count);
        await expect(box).toContainText('In the second column');
      }
      for (const [key, count] of PRESETS[lang].toReversed()) {
        await box.focus();
        await page.keyboard.press('Shift+F10');
        await expect(page.getByRole('menuitem').first()).toBeFocused();
        for (let presses = key; presses <= PRESETS[lang].length; presses += 1) await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        await expect(columns).toHaveCount(count);
        await expect(box).toContainText('In the second column');
      }
      await edited.saved();
    });

    await test.step('all of it is removed, brought back, and undone', async () => {
      await page.locator(`[data-frame="${keys[0]}"]`).focus();
      for (const _ of keys) {
        await page.keyboard.press('Delete');
        await expect(focused).toHaveCount(1);
      }
      await expect(edited.frames).toHaveCount(before);
      await edited.saved();
      const undo = edited.toolbar.getByRole('button', { name: words.undo });
      for (const _ of keys) await undo.press('Enter');
      await expect(edited.frames).toHaveCount(before + KINDS.length + 1);
      await edited.saved();
      while (await undo.isEnabled()) await undo.press('Enter');
      await expect(edited.frames).toHaveCount(before);
      await edited.saved();
    });
    await discardDraft(page, PATHS[lang]);
  });

/** Goes by Tab to the first field of a panel that takes a text, and types there; false where none does. */
async function typeInto(page: Page, panel: Locator, words: string): Promise<boolean> {
  const field = panel.locator('input:not([type]), input[type=text], textarea').first();
  if ((await field.count()) === 0) return false;
  if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field, 30);
  await page.keyboard.press('End');
  await page.keyboard.type(words);
  return true;
}

interface StoredBlocks {
  blocks: readonly { model: string }[];
}

/** The draft as the provider has it. */
async function readBlocks(page: Page, document: object, lang: string): Promise<StoredBlocks> {
  const query = new URLSearchParams(Object.entries(document).map(([name, value]) => [name, String(value)]));
  const answer = await page.request.get(`/${lang}/pageeditor-api/documents/blocks/?${query.toString()}`);
  return (await answer.json()) as StoredBlocks;
}
