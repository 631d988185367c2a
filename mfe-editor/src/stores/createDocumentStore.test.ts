import { PAGE } from '../testing/forests.ts';
import type { Block } from '../domain/forest/forest.ts';
import { EMPTY_WORKSPACE } from '../domain/workspace/workspace.ts';
import { createDocumentStore } from './createDocumentStore.ts';

const block = (key: string): Block => ({ key, model: 'headline', fields: { content: key }, columns: [] });

it('who watches a block hears of it, of its place and of decisions, and nothing of words in others', () => {
  const screen = { [PAGE]: ['a', 'b', 'c'].map(block) };
  const store = createDocumentStore(() => undefined, { ...EMPTY_WORKSPACE, screen });
  const heard: (string | null)[] = [];
  const ends = ['a', 'b', 'z', null].map((key) => store.watch(key, () => heard.push(key)));
  const hears = (work: () => unknown) => {
    work();
    return heard.splice(0);
  };
  const write = (key: string) => () => store.run({ kind: 'change', key, fields: { content: `${key}${key}` } });
  const move = (key: string, position: number) => () =>
    store.run({ kind: 'move', key, place: { document: PAGE, parent: null, column: 0, position } });
  expect(hears(write('a'))).toEqual(['a', null]);
  expect(hears(write('c'))).toEqual([null]);
  expect(hears(move('c', 1))).toEqual(['b', null]);
  expect(hears(() => store.run({ kind: 'remove', key: 'a' }))).toEqual(['a', 'b', 'z', null]);
  expect(hears(() => store.put({ ...store.getState(), lost: ['c'] }))).toEqual(['a', 'b', 'z', null]);
  for (const end of ends) end();
  expect(hears(write('b'))).toEqual([]);
});
