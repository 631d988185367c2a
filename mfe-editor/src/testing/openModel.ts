import type { BlockKind } from '@spielplan/shared-contracts/remote';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { toRef } from '../transport/createEditingCalls.ts';
import { type EditorOnPage, openEditor, SITE } from './editorOnPage.tsx';
import { type Browser, openRealHouse, type RealHouse } from './realHouse.ts';
import { expectTruth, readAll, walkOfEditors } from './walkOfEditors.ts';

export interface Model {
  house: RealHouse;
  /** The editors of a fresh document, whose screens are compared with the provider. */
  open(langs?: readonly Language[]): Promise<OpenModel>;
  /** Walks so many steps; the same for the same seed. */
  walk(seed: number, steps: number): Promise<number>;
  stop(): Promise<void>;
}

export interface OpenModel {
  main: string;
  section: number;
  editors: readonly EditorOnPage[];
  /** All send and read; then each screen whose toolbar says "saved" is what the provider has, and nothing was removed without a command. */
  agree(): Promise<void>;
  close(): void;
}

/** A house with a document and a section for the walks of two people in three tabs. */
export async function openModel(kinds: readonly BlockKind[], publishing: 'draft' | 'direct' = 'draft'): Promise<Model> {
  // The page draws as it does for an editor: nothing waits for the test.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  const house = await openRealHouse(kinds, publishing);
  const browsers: Browser[] = [];
  for (const username of ['redaktion', 'leitung', 'redaktion']) browsers.push(await house.open(username));
  const events = (await house.ask('/de/api/events/')) as { results: { id: number }[] };
  let next = 0;
  const used = new Set([SITE]);
  const post = async (path: string, body: object) =>
    (await house.ask(`/de/pageeditor-api/${path}/`, { method: 'POST', body })) as { id: number };
  const prepare = async () => {
    const main = `event:${events.results[next]!.id}`;
    next = (next + 1) % events.results.length;
    used.add(main);
    const documents = [toRef(main), toRef(SITE)];
    // Blocks of earlier walks may have moved between any two of them.
    await post('documents/discard', { documents: [...used].map(toRef) });
    const columns = [{ classes: 'col-6' }, { classes: 'col-6' }];
    const section = await post('container', { ...toRef(SITE), parent: null, slug: `walk-${crypto.randomUUID()}`, columns });
    await post('text', { ...toRef(SITE), parent: section.id, column: 0, slug: '', content: '<p>in the section</p>' });
    for (const content of ['one', 'two'])
      await post('text', { ...toRef(main), parent: null, slug: '', content: `<p>${content}</p>` });
    await post('headline', { ...toRef(main), parent: null, slug: '', content: 'a headline' });
    await post('documents/publish', { documents });
    for (const browser of browsers) Object.assign(browser, { isOffline: false, faults: [], removals: [] });
    return { main, section: section.id };
  };
  return {
    house,
    async open(langs = ['de', 'de']) {
      const { main, section } = await prepare();
      const editors: EditorOnPage[] = [];
      for (const [index, lang] of langs.entries())
        editors.push(await openEditor({ house, main, section }, browsers[index]!, lang, `e${index}`));
      return {
        main,
        section,
        editors,
        async agree() {
          await readAll(editors);
          await expectTruth(editors, house, main, section);
        },
        close: () => editors.forEach((editor) => editor.close()),
      };
    },
    async walk(seed, steps) {
      return walkOfEditors({ house, browsers, langs: ['de', seed % 2 ? 'de' : 'en', 'de'], ...(await prepare()), seed, steps });
    },
    stop: house.stop,
  };
}
