import { waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { type BlockKey, blocksOf, findBlock } from '../domain/forest/forest.ts';
import type { Command } from '../domain/operations/command.ts';
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

const text = (words: string) => ({ key: newKey('text'), model: 'text', fields: { content: `<p>${words}</p>` }, columns: [] });
const into = (parent: BlockKey | null, column = 0) => ({ document: opened.main, parent, column, position: 9 });

/** One editor has put a text into columns within columns, all is saved, and the other one has read it. */
async function openNested() {
  opened = await model.open();
  const [ada, ben] = [opened.editors[0]!, opened.editors[1]!];
  const columns = () =>
    [
      { classes: 'col-6', children: [] },
      { classes: 'col-6', children: [] },
    ] as const;
  const [outer, inner] = [newKey('outer'), newKey('inner')];
  const inside = text('Inside');
  const run = (command: Command) => byCommand(ada, () => ada.session.store.run(command));
  run({ kind: 'insert', block: { key: outer, model: 'container', fields: {}, columns: columns() }, place: into(null) });
  run({ kind: 'insert', block: { key: inner, model: 'container', fields: {}, columns: columns() }, place: into(outer) });
  run({ kind: 'insert', block: inside, place: into(inner) });
  await opened.agree();
  const screenOf = (editor: typeof ben) => editor.session.store.getState();
  const id = (key: BlockKey) => screenOf(ada).server.known[key]!.id;
  const keyOfBen = (key: BlockKey) => Object.entries(screenOf(ben).server.known).find(([, known]) => known.id === id(key))![0];
  return { ada, ben, outer, inner: keyOfBen(inner), inside: keyOfBen(inside.key) };
}

it.each<[string, (keys: { inner: BlockKey; inside: BlockKey; first: BlockKey }) => Command, string]>([
  ['moves into it', ({ inner, first }) => ({ kind: 'move', key: first, place: into(inner, 1) }), 'one'],
  ['adds in it', ({ inner }) => ({ kind: 'insert', block: text('Added'), place: into(inner, 1) }), 'Added'],
  ['writes in it', ({ inside }) => ({ kind: 'change', key: inside, fields: { content: '<p>Written</p>' } }), 'Written'],
])(
  'a removal does not take along what somebody else just %s',
  async (_, commandOf, words) => {
    const { ada, ben, outer, inner, inside } = await openNested();
    const first = ben.session.store.getState().screen[opened.main]![0]!.key;
    byCommand(ben, () => expect(ben.session.store.run(commandOf({ inner, inside, first }))).toBeNull());
    await settle(ben);
    await waitFor(() => expect(ben.bar()).toBe('Gespeichert'));
    byCommand(ada, () => ada.session.store.run({ kind: 'remove', key: outer }));
    await opened.agree();
    for (const editor of [ada, ben]) {
      // Both ask every five seconds what others have saved, and may just be reading it.
      await waitFor(() => expect({ [editor.name]: editor.bar() }).toEqual({ [editor.name]: 'Gespeichert' }));
      expect({ [editor.name]: JSON.stringify(editor.shown()) }).toEqual({ [editor.name]: expect.stringContaining(words) });
    }
  },
  240_000,
);

it('a removal does not take along what somebody else just wrote in the other language', async () => {
  opened = await model.open(['de', 'en']);
  const [ada, ben] = [opened.editors[0]!, opened.editors[1]!];
  const [first] = ada.session.store.getState().screen[opened.main]!;
  const { id } = ada.session.store.getState().server.known[first!.key]!;
  const ofBen = Object.entries(ben.session.store.getState().server.known).find(([, known]) => known.id === id)![0];
  byCommand(ben, () => ben.session.store.run({ kind: 'change', key: ofBen, fields: { content: '<p>Only in English</p>' } }));
  await settle(ben);
  byCommand(ada, () => ada.session.store.run({ kind: 'remove', key: first!.key }));
  await opened.agree();
  const stored = await model.house.blocks(opened.main, 'en');
  expect(stored.map(({ content }) => content)).toContain('<p>Only in English</p>');
  // Who has been told may still remove it.
  byCommand(ada, () => ada.session.store.run({ kind: 'remove', key: first!.key }));
  await opened.agree();
  expect((await model.house.blocks(opened.main, 'en')).map(({ id: each }) => each)).not.toContain(id);
}, 240_000);

it('a copy of columns keeps what somebody else has put into them meanwhile', async () => {
  const { ada, ben, outer, inner } = await openNested();
  ada.browser.isOffline = true;
  byCommand(ben, () => ben.session.store.run({ kind: 'insert', block: text('Added'), place: into(inner, 1) }));
  await settle(ben);
  await waitFor(() => expect(ben.bar()).toBe('Gespeichert'));
  const original = findBlock(ada.session.store.getState().screen, outer)!.block;
  const copied = Object.fromEntries([...blocksOf(original)].map(({ key }) => [key, newKey('copy')]));
  byCommand(ada, () => expect(ada.session.store.run({ kind: 'duplicate', key: outer, keys: copied })).toBeNull());
  ada.browser.isOffline = false;
  // Nothing is removed, which `agree` checks by what was sent.
  await opened.agree();
  await opened.agree();
  for (const editor of [ada, ben]) {
    await waitFor(() => expect({ [editor.name]: editor.bar() }).toEqual({ [editor.name]: 'Gespeichert' }));
    expect(JSON.stringify(editor.shown()).split('Added')).toHaveLength(3);
  }
}, 240_000);

it('a removal of columns with all in them goes through where nobody else has changed anything', async () => {
  const { ada, ben, outer, inside } = await openNested();
  byCommand(ada, () => ada.session.store.run({ kind: 'remove', key: outer }));
  await opened.agree();
  await waitFor(() => expect(ada.bar()).toBe('Gespeichert'));
  expect(findBlock(ben.session.store.getState().screen, inside)).toBeNull();
}, 240_000);
