import type { APIRequestContext } from '@playwright/test';
import { EDITOR_WORDS, openEditing, sendAsEditor } from '../fixtures/editing.ts';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { logIn } from '../fixtures/logIn.ts';
import { paths } from '../fixtures/paths.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Language } from '../fixtures/words.ts';

/** Each run, also a repeated one, writes words of its own. */
const RUN = String(Date.now()).slice(-7);

/** Blocks stand on pages, in the sections of screens, and on what has a page of its own. */
const PLACES: readonly [name: string, lang: Language, find: (request: APIRequestContext) => Promise<Place>][] = [
  [
    'the section above the magazine',
    'de',
    async () => ({ path: paths.magazine({ lang: 'de' }), document: { content_type: 'site', object_id: 1 } }),
  ],
  [
    'an event',
    'en',
    async (request) => {
      const { event } = await findBookableEvent(request, 'en');
      return { path: event.urls.en, document: { content_type: 'event', object_id: event.id } };
    },
  ],
];
interface Place {
  path: string;
  document: { content_type: string; object_id: number };
}

for (const [name, lang, find] of PLACES) {
  test(`a block is added to ${name}, published, and undone (${lang})`, async ({ page, complaints, request }) => {
    complaints.allow(/^editor:/);
    const word = `Ort${lang}${RUN}`;
    const { path, document } = await find(request);
    const seen = async () => (await request.get(path)).text();
    await logIn(page, lang);
    await sendAsEditor(page.request, 'documents/discard/', { documents: [document] });
    const edited = await openEditing(page, path, lang);
    const before = await edited.frames.count();

    // The first frame is that of the section itself, which takes the block in.
    if (before > 0) await edited.frames.first().focus();
    else {
      await page.getByRole('main').getByRole('button', { name: EDITOR_WORDS[lang].insert }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    await edited.add('headline', [word]);
    await expect(edited.frames).toHaveCount(before + 1);
    await edited.saved();
    expect(await seen()).not.toContain(word);
    await edited.publish();
    await expect.poll(seen, { timeout: 5_000 }).toContain(word);

    await page.reload();
    await edited.saved();
    const undo = edited.toolbar.getByRole('button', { name: EDITOR_WORDS[lang].undo });
    await expect(undo).toBeEnabled();
    while (await undo.isEnabled()) await undo.press('Enter');
    await expect(edited.frames).toHaveCount(before);
    await edited.saved();
    await edited.publish();
    await expect.poll(seen, { timeout: 5_000 }).not.toContain(word);
  });
}
