import { findBlock } from '../domain/forest/forest.ts';
import type { Command } from '../domain/operations/command.ts';
import { type ConflictChoice, decideConflict, decideLost, valueFor } from '../domain/workspace/decide.ts';
import { FakeProvider } from '../testing/FakeProvider.ts';
import { PAGE } from '../testing/forests.ts';
import { openQueue } from '../testing/openQueue.ts';

/** Two editors of the blocks b1 to b4, who both know what is there. */
async function two() {
  const provider = new FakeProvider();
  for (const content of ['one', 'two', 'three', 'four']) provider.add(PAGE, 'text', { content, level: 2, items: ['a'] });
  globalThis.fetch = provider.fetch;
  document.cookie = 'csrftoken=known; path=/';
  const [mine, theirs] = [openQueue(), openQueue()];
  const editors = [mine, theirs];
  for (const editor of editors) await editor.rest();
  const first = (key: string) => provider.documents[PAGE]!.find(({ id }) => `b${id}` === key)?.fields;
  const meet = async (their: Command, my: Command) => {
    theirs.store.run(their);
    await theirs.rest();
    mine.store.run(my);
    expect(await mine.rest()).toBe('rest');
  };
  const settle = async () => {
    for (const { queue, rest } of [...editors, ...editors]) {
      queue.check();
      expect(await rest()).toBe('rest');
    }
    for (const { screen, queue } of editors) {
      expect(screen(PAGE)).toEqual(provider.tree(PAGE));
      expect(queue.getState().waiting).toBe(0);
      queue.stop();
    }
    return provider.documents[PAGE]!.map(({ id }) => `b${id}`).join(' ');
  };
  return { mine, theirs, first, meet, settle };
}
type Editor = Awaited<ReturnType<typeof two>>['mine'];

const change = (fields: Record<string, unknown>): Command => ({ kind: 'change', key: 'b1', fields });
const move = (position: number): Command => ({
  kind: 'move',
  key: 'b1',
  place: { document: PAGE, parent: null, column: 0, position },
});
const remove: Command = { kind: 'remove', key: 'b1' };

/** Takes a way as the dialog does. */
function decide({ store, queue }: Editor, way: ConflictChoice) {
  const [conflict] = store.getState().conflicts.b1!;
  const value = valueFor(store.getState(), 'b1', conflict!, way);
  store.put(decideConflict(store.getState(), 'b1', conflict!.field));
  store.run(change({ [conflict!.field]: value }));
  queue.changed();
}

it.each([
  ['a text', 'mine', 'content', 'theirs', 'mine', 'mine'],
  ['a text', 'theirs', 'content', 'theirs', 'mine', 'theirs'],
  ['a text', 'both', 'content', 'theirs', 'mine', 'mine\ntheirs'],
  ['a text with markup', 'both', 'content', '<p>theirs</p>', '<p>mine</p>', '<p>mine</p><p>theirs</p>'],
  ['a number', 'mine', 'level', 3, 4, 4],
  ['a number', 'theirs', 'level', 3, 4, 3],
  ['a list', 'mine', 'items', ['theirs'], ['mine'], ['mine']],
  ['a list', 'theirs', 'items', ['theirs'], ['mine'], ['theirs']],
] as const)('%s that both have written waits for a way: %s', async (_, way, field, theirs, mine, stored) => {
  const editors = await two();
  await editors.meet(change({ [field]: theirs }), change({ [field]: mine }));
  expect([editors.first('b1')![field], editors.mine.queue.getState().waiting]).toEqual([theirs, 1]);
  expect(editors.mine.store.getState().conflicts.b1).toMatchObject([{ field, theirs, mine }]);
  decide(editors.mine, way);
  await editors.settle();
  expect(editors.first('b1')![field]).toEqual(stored);
});

it.each([
  ['mine', 'mine and on'],
  ['both', 'mine and on\ntheirs'],
] as const)('what is typed after a conflict was found is not lost by the way %s', async (way, stored) => {
  const editors = await two();
  await editors.meet(change({ content: 'theirs' }), change({ content: 'mine' }));
  editors.mine.store.run(change({ content: 'mine and on' }));
  decide(editors.mine, way);
  await editors.settle();
  expect(editors.first('b1')!.content).toBe(stored);
});

it('several fields of one block are decided one by one, and different fields join and say so', async () => {
  const editors = await two();
  await editors.meet(change({ content: 'theirs', level: 3, items: ['theirs'] }), change({ content: 'mine', level: 4 }));
  expect(editors.mine.store.getState().conflicts.b1).toHaveLength(2);
  decide(editors.mine, 'mine');
  expect(editors.mine.queue.getState().waiting).toBe(1);
  decide(editors.mine, 'theirs');
  await editors.settle();
  expect(editors.first('b1')).toEqual({ content: 'mine', level: 3, items: ['theirs'] });

  const others = await two();
  await others.meet(change({ level: 3 }), change({ content: 'mine' }));
  expect(others.mine.merged).toEqual(['b1']);
  await others.settle();
  expect(others.first('b1')).toEqual({ content: 'mine', level: 3, items: ['a'] });
});

it.each([
  ['elsewhere', move(3), move(2), 'b2 b3 b1 b4', ['b1']],
  ['to the same place', move(3), move(3), 'b2 b3 b4 b1', []],
] as const)(
  'a block that both have moved %s stands where it was moved to last, and it is told',
  async (_, their, my, order, told) => {
    const editors = await two();
    await editors.meet(their, my);
    expect(editors.mine.moved).toEqual(told);
    expect(await editors.settle()).toBe(order);
  },
);

it.each([
  ['moved', move(2), 'b2 b3 b1 b4'],
  ['changed in another field', change({ level: 3 }), 'b1 b2 b3 b4'],
])('a block that was %s elsewhere keeps what is written here', async (_, their, order) => {
  const editors = await two();
  await editors.meet(their, change({ content: 'mine' }));
  expect(await editors.settle()).toBe(order);
  expect(editors.first('b1')!.content).toBe('mine');
});

it.each([
  ['brought back', ['mine']],
  ['let go', []],
])('a block that was removed elsewhere and written here waits until it is %s', async (way, contents) => {
  const editors = await two();
  await editors.meet(remove, change({ content: 'mine' }));
  const { store, queue, screen } = editors.mine;
  expect([store.getState().lost, screen(PAGE)!.length]).toEqual([['b1'], 4]);
  if (contents.length === 0) store.run(remove);
  else store.put(decideLost(store.getState(), 'b1', 'text-again'));
  queue.changed();
  await editors.settle();
  const seen = editors.theirs.store.getState().screen[PAGE]!.map(({ fields }) => fields.content);
  expect([way, seen]).toEqual([way, [...contents, 'two', 'three', 'four']]);
});

it.each([
  ['left', 'b1 b2 b3 b4'],
  ['removed again', 'b2 b3 b4'],
])('a block that was removed here and written elsewhere is there again, which is told, and may be %s', async (way, order) => {
  const editors = await two();
  await editors.meet(change({ content: 'theirs' }), remove);
  const { store, returned } = editors.mine;
  expect(returned).toEqual(['b1']);
  expect(findBlock(store.getState().screen, 'b1')?.block.fields.content).toBe('theirs');
  if (way !== 'left') store.run(remove);
  expect(await editors.settle()).toBe(order);
});
