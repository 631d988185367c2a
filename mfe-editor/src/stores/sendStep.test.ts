import { findBlock } from '../domain/forest/forest.ts';
import type { Command } from '../domain/operations/command.ts';
import { nextStructureStep, saveSteps } from '../domain/sync/planSteps.ts';
import type { WireBlock } from '../domain/workspace/wireBlock.ts';
import { EMPTY_WORKSPACE } from '../domain/workspace/workspace.ts';
import type { EditingCalls, Reply } from '../transport/editingCalls.ts';
import { container, PAGE, text } from '../testing/forests.ts';
import { createDocumentStore } from './createDocumentStore.ts';
import { sendStep } from './sendStep.ts';

const LOST: Reply<never> = { kind: 'lost' };
const TOP = { document: PAGE, parent: null, column: 0 };

/** A page with a text `b1` and a container `b2`, as the provider has it; every call is noted and answered by the test. */
function open(reply: Reply<unknown> = LOST, granted: readonly string[] = ['subtree', 'remove'], read = wire({}, 3)) {
  const sent: [call: string, ...values: unknown[]][] = [];
  const calls = new Proxy({} as EditingCalls, {
    get:
      (_, name: string) =>
      (...values: unknown[]) => {
        sent.push([name, ...values]);
        const value = name === 'subtree' ? { block: read, subtree: { seal: 'seal of b1' } } : 'subtree of b1';
        return Promise.resolve(granted.includes(name) ? { kind: 'done', value } : reply);
      },
  });
  const forest = { [PAGE]: [text('b1', 'one'), container('b2', [])] };
  const known = { b1: { id: 1, revision: 3 }, b2: { id: 2, revision: 5 } };
  const store = createDocumentStore(() => undefined, { ...EMPTY_WORKSPACE, screen: forest, server: { forest, known } });
  const send = () => {
    const { screen, server } = store.getState();
    const [save] = saveSteps(server.forest, screen);
    return sendStep(store, calls, nextStructureStep({ server: server.forest, screen, isReady: () => true }) ?? save!);
  };
  return { store, send, sent, contentOf: (key: string) => findBlock(store.getState().screen, key)?.block.fields.content };
}

const wire = (fields: object, revision: number): WireBlock => ({
  id: 1,
  slug: 's1',
  model: 'text',
  revision,
  columns: [],
  ...fields,
});
const duplicate: Command = { kind: 'duplicate', key: 'b1', keys: { b1: 'text-copy' } };
const columns = [{ classes: 'col-6' }, { classes: 'col-6' }];

describe('a block that is new goes out', () => {
  it('by the call of its kind, with its fields and columns', async () => {
    const { store, send, sent } = open();
    store.run({ kind: 'insert', block: container('container-new', []), place: { ...TOP, position: 0 } });
    await send();
    const block = { model: 'container', slug: 'container-new', fields: {}, columns: [{ classes: 'col-6' }] };
    expect(sent).toEqual([['create', block, { ...TOP, position: 0 }]]);
  });

  it('as a copy of the one it was made of, which has both languages', async () => {
    const { store, send, sent } = open();
    store.run(duplicate);
    await send();
    expect(sent).toEqual([['copy', { id: 1 }, { ...TOP, position: 1 }, 'text-copy']]);
  });

  it('as a copy of what was removed since', async () => {
    const { store, send, sent } = open();
    store.run({ kind: 'remove', key: 'b1' });
    await send();
    store.undo(PAGE);
    store.run(duplicate);
    store.run({ kind: 'remove', key: 'b1' });
    sent.length = 0;
    await send();
    expect(sent).toEqual([['copy', { subtree: 'subtree of b1' }, { ...TOP, position: 0 }, 'text-copy']]);
  });

  it('as a copy of what was cut or copied, with what came along', async () => {
    const { store, send, sent } = open();
    store.run({ kind: 'insert', block: text('text-pasted'), place: { ...TOP, position: 0 }, subtree: 'pasted' });
    await send();
    expect(sent).toEqual([['copy', { subtree: 'pasted' }, { ...TOP, position: 0 }, 'text-pasted']]);
  });

  it('as what it was before it was removed', async () => {
    const { store, send, sent } = open();
    store.run({ kind: 'remove', key: 'b1' });
    await send();
    expect(sent).toEqual([
      ['subtree', 1],
      ['remove', 1, 3, 'seal of b1'],
    ]);
    store.undo(PAGE);
    sent.length = 0;
    await send();
    expect(sent[0]).toEqual(['restore', 'subtree of b1', { ...TOP, position: 0 }]);
  });

  it('not where the one around it is not there yet', async () => {
    const { store, send, sent } = open();
    store.run({ kind: 'insert', block: text('text-new'), place: { document: PAGE, parent: 'b2', column: 0, position: 0 } });
    const { server } = store.getState();
    store.put({ ...store.getState(), server: { ...server, known: { b1: server.known.b1! } } });
    expect([await send(), sent]).toEqual([{ kind: 'unclear', merged: [] }, []]);
  });
});

describe('fields that somebody else was quicker with', () => {
  it('are joined with what is current, where the refusal says it', async () => {
    const { store, send, contentOf } = open({ kind: 'outdated', current: wire({ content: 'one', anchor: 'theirs' }, 4) });
    store.run({ kind: 'change', key: 'b1', fields: { content: 'mine' } });
    expect(await send()).toEqual({ kind: 'done', merged: ['b1'] });
    expect(contentOf('b1')).toBe('mine');
    expect(findBlock(store.getState().screen, 'b1')?.block.fields).toMatchObject({ anchor: 'theirs' });
    expect(store.getState().server.known.b1).toEqual({ id: 1, revision: 4 });
  });

  it.each([
    ['nobody says what is current', null, undefined],
    ['columns went along', wire({}, 6), columns],
  ])('are read first, where %s', async (_, current, wanted) => {
    const { store, send, contentOf, sent } = open({ kind: 'outdated', current });
    const before = store.getState().server;
    if (wanted) store.run({ kind: 'arrange', key: 'b2', columns: wanted.map((each) => ({ ...each, children: [] })) });
    else store.run({ kind: 'change', key: 'b1', fields: { content: 'mine' } });
    expect(await send()).toEqual({ kind: 'unclear', merged: [] });
    expect([sent[0]![0], contentOf('b1'), store.getState().server]).toEqual(['save', wanted ? 'one' : 'mine', before]);
  });
});

describe('a removal', () => {
  const within = (id: number, revision: number) => [{ classes: 'col-6', children: [{ ...wire({}, revision), id }] }];
  it.each([
    ['has changed', wire({}, 4)],
    ['holds what was never read', wire({ columns: within(9, 1) }, 3)],
    ['holds what has changed', wire({ columns: within(2, 6) }, 3)],
  ])('waits until all is read where the block %s', async (_, read) => {
    const { store, send, sent } = open(LOST, ['subtree', 'remove'], read);
    store.run({ kind: 'remove', key: 'b1' });
    expect([await send(), sent]).toEqual([{ kind: 'unclear', merged: [] }, [['subtree', 1]]]);
    expect(store.getState().subtrees).toEqual({});
  });
});

describe('what is refused', () => {
  const into: Command = { kind: 'move', key: 'b1', place: { document: PAGE, parent: 'b2', column: 0, position: 0 } };
  const back: Command = { kind: 'move', key: 'b1', place: { ...TOP, position: 0 } };
  const away: Command = { kind: 'remove', key: 'b1' };
  const again: Command = { kind: 'insert', block: text('b1', 'one'), place: { ...TOP, position: 0 } };
  it.each<[string, sent: Command, meanwhile: Command | null, problems: string[], isThere: boolean]>([
    ['a move', into, null, ['b1'], true],
    ['a move that was taken back meanwhile', into, back, [], true],
    ['a move of what was removed meanwhile', into, away, [], false],
    ['a removal', away, null, ['b1'], true],
    ['a removal that was taken back meanwhile', away, again, [], true],
  ])('is told where it is still wanted: %s', async (_, sent, meanwhile, problems, isThere) => {
    const { store, send } = open({ kind: 'refused', status: 400 }, ['subtree']);
    store.run(sent);
    const going = send();
    if (meanwhile) store.run(meanwhile);
    expect(await going).toEqual({ kind: 'done', merged: [] });
    const now = store.getState();
    expect([Object.keys(now.problems), findBlock(now.screen, 'b1') !== null]).toEqual([problems, isThere]);
  });
});
