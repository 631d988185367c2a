import { findBlock } from '../forest/forest.ts';
import type { Command } from '../operations/command.ts';
import { PAGE, SITE, start, text } from '../../testing/forests.ts';
import { redo, runCommand, undo, type RunOutcome } from './undo.ts';
import { EMPTY_WORKSPACE, type Workspace } from './workspace.ts';

const begin: Workspace = { ...EMPTY_WORKSPACE, screen: start() };
const SECTION = `${SITE}/s`;
const change = (key: string, content: string): Command => ({ kind: 'change', key, fields: { content } });
const toSection: Command = { kind: 'move', key: 'a', place: { document: SITE, parent: 's', column: 0, position: 0 } };

function must(outcome: RunOutcome): Workspace {
  if ('refusal' in outcome) throw new Error(outcome.refusal);
  return outcome.workspace;
}
const contentOf = ({ screen }: Workspace, key: string) => findBlock(screen, key)?.block.fields.content;

describe('undo', () => {
  it('is kept for each section by itself', () => {
    const both = must(runCommand(must(runCommand(begin, change('b', 'page'))), change('t', 'section')));
    const undone = must(undo(both, PAGE));
    expect([contentOf(undone, 'b'), contentOf(undone, 't')]).toEqual(['text b', 'section']);
    expect(must(redo(undone, PAGE)).screen).toEqual(both.screen);
    expect(undo(undone, PAGE)).toEqual({ refusal: 'nothing' });
    expect(must(undo(undone, SECTION)).screen).toEqual(begin.screen);
  });

  it('of a move between sections is one entry of both, and is taken from both', () => {
    const moved = must(runCommand(begin, toSection));
    expect(Object.keys(moved.stacks)).toEqual([PAGE, SECTION]);
    const undone = must(undo(moved, SECTION));
    expect(undone.screen).toEqual(begin.screen);
    expect(undo(undone, PAGE)).toEqual({ refusal: 'nothing' });
    expect(must(redo(undone, PAGE)).screen).toEqual(moved.screen);
  });

  it('of a move is refused where later commands of the other section depend on it', () => {
    const later = must(runCommand(must(runCommand(begin, toSection)), change('a', 'later')));
    expect(undo(later, PAGE)).toEqual({ refusal: 'laterChanges' });
    expect(must(undo(must(undo(later, SECTION)), PAGE)).screen).toEqual(begin.screen);
  });

  it('of an addition leaves no decision about what was in it, because nobody could take one', () => {
    const undecided: Workspace = {
      ...begin,
      problems: { a: { status: 400 }, c: { status: 400 }, d: { status: 400 } },
      conflicts: { b: [], f: [] },
      lost: ['e', 't'],
    };
    const { problems, conflicts, lost } = must(runCommand(undecided, { kind: 'remove', key: 'c' }));
    expect([Object.keys(problems), Object.keys(conflicts), lost]).toEqual([['a'], ['b'], ['t']]);
  });

  it('takes back what was typed in one go at once, and a new command ends what could be done again', () => {
    const typed = ['H', 'Ha', 'Hal'].reduce((workspace, word) => must(runCommand(workspace, change('b', word), true)), begin);
    const undone = must(undo(typed, PAGE));
    expect(undone.screen).toEqual(begin.screen);
    const block = text('n');
    const place = { document: PAGE, parent: null, column: 0, position: 0 };
    expect(redo(must(runCommand(undone, { kind: 'insert', block, place })), PAGE)).toEqual({ refusal: 'nothing' });
  });
});
