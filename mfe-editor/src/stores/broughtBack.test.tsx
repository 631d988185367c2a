import 'fake-indexeddb/auto';
import { bringBack } from '../components/bringBack.ts';
import { findBlock } from '../domain/forest/forest.ts';
import { newKey } from '../domain/workspace/wireBlock.ts';
import { stubBrowser } from '../testing/editPage.tsx';
import { byCommand, MODEL_KINDS } from '../testing/editorOnPage.tsx';
import { type Model, type OpenModel, openModel } from '../testing/openModel.ts';
import { settle } from '../testing/walkOfEditors.ts';

let model: Model;
let opened: OpenModel;
beforeAll(async () => {
  stubBrowser();
  model = await openModel(MODEL_KINDS);
}, 240_000);
afterEach(() => opened.close());
afterAll(() => model.stop());

/** The provider knows a new block by its key. */
const quote = () => ({ key: newKey('quote'), model: 'text', fields: { content: '<p>A quote</p>' }, columns: [] });
const words = ({ shown }: OpenModel['editors'][number]) => JSON.stringify(shown());

async function insertNameRemove() {
  opened = await model.open();
  const [ada] = opened.editors;
  const block = quote();
  byCommand(ada!, () =>
    ada!.session.store.run({ kind: 'insert', block, place: { document: opened.main, parent: null, column: 0, position: 1 } }),
  );
  await opened.agree();
  expect(await ada!.browser.act(() => ada!.session.history.keep(opened.main, 'with the quote'))).toBe(true);
  byCommand(ada!, () => ada!.session.store.run({ kind: 'remove', key: block.key }));
  await opened.agree();
  const version = (await ada!.browser.act(() => ada!.session.history.list(opened.main, 1)))!.versions.find(
    ({ name }) => name !== null,
  )!;
  return { ada: ada!, ben: opened.editors[1]!, version: version.id };
}

it('a version that somebody else brings back stays, also when the one who had removed a block of it reloads', async () => {
  const { ada, ben, version } = await insertNameRemove();
  expect(await ben.browser.act(() => ben.session.history.restore(opened.main, version))).toBe('done');
  await ada.reload();
  await opened.agree();
  for (const editor of [ada, ben])
    expect([editor.name, words(editor)]).toEqual([editor.name, expect.stringContaining('A quote')]);
  expect([ada.bar(), ben.bar()]).toEqual(['Gespeichert', 'Gespeichert']);
});

it('who brings a version back alone sees it, and undo takes it back without anything left to complete', async () => {
  const { ada, version } = await insertNameRemove();
  expect(await ada.browser.act(() => ada.session.history.restore(opened.main, version))).toBe('done');
  await opened.agree();
  expect(words(ada)).toContain('A quote');
  expect(await ada.browser.act(() => ada.session.history.step(opened.main, 'undo'))).toBe('done');
  await opened.agree();
  expect([words(ada).includes('A quote'), ada.bar()]).toEqual([false, 'Gespeichert']);
  expect(await ada.browser.act(() => ada.session.history.step(opened.main, 'redo'))).toBe('done');
  await opened.agree();
  expect(words(ada)).toContain('A quote');
});

it('what was removed elsewhere and is brought back is on the screen, and can be written in, also after a reload', async () => {
  opened = await model.open();
  const [ada, ben] = [opened.editors[0]!, opened.editors[1]!];
  const key = ada.session.store.getState().screen[opened.main]![0]!.key;
  ada.browser.isOffline = true;
  ada.browser.act(() => ada.session.store.run({ kind: 'change', key, fields: { content: '<p>Rescued</p>' } }));
  byCommand(ben, () => ben.session.store.run({ kind: 'remove', key }));
  await opened.agree();
  ada.browser.isOffline = false;
  await opened.agree();
  expect(ada.bar()).toBe('Zu entscheiden: 1');
  const back = ada.browser.act(() => bringBack(ada.session, key));
  await opened.agree();
  expect([ada.bar(), words(ada)]).toEqual(['Gespeichert', expect.stringContaining('Rescued')]);
  ada.browser.act(() => ada.session.store.run({ kind: 'change', key: back, fields: { content: '<p>Rescued and changed</p>' } }));
  await settle(ada);
  await ada.reload();
  await opened.agree();
  for (const editor of [ada, ben])
    expect([editor.name, words(editor)]).toEqual([editor.name, expect.stringContaining('Rescued and changed')]);
  expect(findBlock(ada.session.store.getState().screen, back)).not.toBeNull();
});
