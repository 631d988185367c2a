import { LANGUAGES } from '../fixtures/words.ts';
import { discardDraft, EDITOR_WORDS, openEditing } from '../fixtures/editing.ts';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { paths } from '../fixtures/paths.ts';

/** Each run, also a repeated one, writes words of its own. */
const RUN = String(Date.now()).slice(-7);
const PATHS = { de: '/de/ueber-uns/stellen', en: '/en/about/venue-hire' } as const;
const TOMORROW = new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 16);

/** Ten kinds, with what each of them asks for, and the words that visitors see of it. */
const kindsOf = (word: string): readonly [model: string, values?: readonly string[], seen?: string][] => [
  ['headline', [`${word} headline`], `${word} headline`],
  ['hero_media', [`${word} tomorrow`, TOMORROW]],
  ['link', [`${word} link`, '/de'], `${word} link`],
  ['quote', [`${word} quote`], `${word} quote`],
  ['html', [`<p>${word} html</p>`], `${word} html`],
  ['faq', [`${word} faq`]],
  ['full_teaser', [`${word} teaser`], `${word} teaser`],
  ['event_list'],
  ['highlight_teaser'],
  ['blog_teaser_list', ['3']],
];

for (const lang of LANGUAGES) {
  test(`ten kinds of block by keyboard alone, published, found, and undone (${lang})`, async ({ page, complaints, request }) => {
    complaints.allow(/^editor:/);
    const word = `Wehr${lang}${RUN}`;
    const path = PATHS[lang];
    await logIn(page, lang);
    await discardDraft(page, path);
    const edited = await openEditing(page, path, lang);
    const before = await edited.frames.count();

    await test.step('ten blocks are added one below the other', async () => {
      await edited.frames.first().focus();
      for (const [model, values] of kindsOf(word)) await edited.add(model, values);
      await expect(edited.frames).toHaveCount(before + 10);
      await edited.saved();
      await expectAccessible(page);
    });

    await test.step('they are published: visitors see them, not the one of tomorrow, and find them', async () => {
      expect(await (await request.get(path)).text()).not.toContain(word);
      await edited.publish();
      await expect.poll(async () => (await request.get(path)).text(), { timeout: 5_000 }).toContain(`${word} headline`);
      const html = await (await request.get(path)).text();
      for (const [, , seen] of kindsOf(word)) if (seen) expect(html).toContain(seen);
      expect(html).not.toContain(`${word} tomorrow`);
      const search = `${paths.search({ lang })}?q=${word}`;
      await expect.poll(async () => (await request.get(search)).text()).toContain(`href="${path}"`);
    });

    await test.step('everything is undone, also after a reload', async () => {
      await page.reload();
      await edited.saved();
      const undo = edited.toolbar.getByRole('button', { name: EDITOR_WORDS[lang].undo });
      while (await undo.isEnabled()) await undo.press('Enter');
      await expect(edited.frames).toHaveCount(before);
      await edited.saved();
      await edited.publish();
      await expect.poll(async () => (await request.get(path)).text(), { timeout: 5_000 }).not.toContain(word);
    });
  });
}
