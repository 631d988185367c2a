import { PAGE, text } from '../../testing/forests.ts';
import { type Forest, findBlock } from '../forest/forest.ts';
import { adoptDocuments } from './adopt.ts';
import { toServerState, type WireBlock } from './wireBlock.ts';
import { EMPTY_WORKSPACE, type Workspace } from './workspace.ts';

const wire = (id: number, content: string, slug = `s${id}`): WireBlock => ({
  id,
  slug,
  model: 'text',
  revision: 3,
  columns: [],
  content,
});
const forest = (...contents: readonly [key: string, content: string][]): Forest => ({
  [PAGE]: contents.map(([key, content]) => text(key, content)),
});

/** An editor who knows two blocks of the provider, of whom one was made here. */
const known: Workspace = {
  ...EMPTY_WORKSPACE,
  screen: forest(['text-made', 'one'], ['b2', 'two']),
  server: {
    forest: forest(['text-made', 'one'], ['b2', 'two']),
    known: { 'text-made': { id: 1, revision: 0 }, b2: { id: 2, revision: 0 } },
  },
};
const adopt = (workspace: Workspace, ...blocks: WireBlock[]) =>
  adoptDocuments(workspace, toServerState(workspace, { [PAGE]: blocks }));
const keys = ({ screen }: Workspace) => screen[PAGE]!.map(({ key }) => key);

describe('what came from the provider', () => {
  it('takes what is gone from the screen, and knows it by its id when it is brought back', () => {
    const { workspace: without } = adopt(known, wire(2, 'two'));
    expect([keys(without), without.server.known]).toEqual([
      ['b2'],
      { 'text-made': { id: 1, revision: 0 }, b2: { id: 2, revision: 3 } },
    ]);
    expect(keys(adopt(without, wire(1, 'one', 'another-slug'), wire(2, 'two')).workspace)).toEqual(['text-made', 'b2']);
  });

  it('takes with it the conflicts and questions about what is nowhere any more', () => {
    const conflict = { field: 'content', base: 'one', theirs: 'x', mine: 'one' };
    const asking: Workspace = { ...known, conflicts: { 'text-made': [conflict], b2: [conflict] }, lost: ['b2', 'b9'] };
    const { workspace } = adopt(asking, wire(2, 'two'));
    expect([workspace.conflicts, workspace.lost]).toEqual([{ b2: [conflict] }, []]);
  });

  it('asks about what was written here and is gone there, once, and no more when it is there again', () => {
    const written: Workspace = { ...known, screen: forest(['text-made', 'written'], ['b2', 'two']) };
    const first = adopt(written, wire(2, 'two')).workspace;
    expect([first.lost, keys(first)]).toEqual([['text-made'], ['text-made', 'b2']]);
    const again = adopt(first, wire(2, 'two')).workspace;
    expect(again.lost).toEqual(['text-made']);
    expect(adopt(again, wire(1, 'one'), wire(2, 'two')).workspace.lost).toEqual([]);
  });

  it('counts as known where it was sent and no answer came', () => {
    const sent: Workspace = {
      ...known,
      screen: forest(['text-made', 'sent'], ['b2', 'two'], ['text-new', 'new, written on']),
      unclear: { 'text-made': { content: 'sent' }, 'text-new': { content: 'new' } },
      sent: ['text-new'],
    };
    const { workspace, merged } = adopt(sent, wire(1, 'sent'), wire(2, 'two'), wire(3, 'new', 'text-new'));
    expect([workspace.conflicts, workspace.lost, workspace.unclear, merged]).toEqual([{}, [], {}, []]);
    expect(findBlock(workspace.screen, 'text-new')?.block.fields).toEqual({ content: 'new, written on' });
    // What somebody else has written over it is in conflict all the same.
    expect(adopt(sent, wire(1, 'theirs'), wire(2, 'two')).workspace.conflicts['text-made']).toHaveLength(1);
  });
});
