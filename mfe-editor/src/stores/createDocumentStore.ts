import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import type { Forest } from '../domain/forest/forest.ts';
import type { Command } from '../domain/operations/command.ts';
import { redo, runCommand, runCommands, type RunOutcome, type RunRefusal, undo } from '../domain/workspace/undo.ts';
import { type Area, EMPTY_WORKSPACE, type Workspace } from '../domain/workspace/workspace.ts';

/**
 * The documents that are edited on a page, as the
 * screen shows them, with undo and redo for each area.
 */
export interface DocumentStore extends Omit<StoreApi<Workspace>, 'setState'> {
  /**
   * Does a command; says why where it does not fit the screen any more. `joins`: see `runCommand`.
   */
  run(command: Command, joins?: boolean): RunRefusal | null;
  /** Does several commands, all or none, which one undo takes back. */
  runAll(commands: readonly Command[]): RunRefusal | null;
  undo(area: Area): RunRefusal | null;
  redo(area: Area): RunRefusal | null;
  /** Replaces everything: what came from the provider, or was kept in this browser. */
  put(workspace: Workspace): void;
}

/**
 * Makes a store; `onChange` hears of each command and undo, not of what the provider answers. `isAllowed`
 * is asked before new commands, not before what undo brings back.
 */
export function createDocumentStore(
  onChange: () => void,
  kept: Workspace = EMPTY_WORKSPACE,
  isAllowed: (forest: Forest, command: Command) => boolean = () => true,
): DocumentStore {
  const { setState, ...store } = createStore<Workspace>(() => kept);
  const take = (outcome: RunOutcome): RunRefusal | null => {
    if ('refusal' in outcome) return outcome.refusal;
    setState(outcome.workspace, true);
    onChange();
    return null;
  };
  const mayRunAll = (commands: readonly Command[]) => commands.every((command) => isAllowed(store.getState().screen, command));
  return {
    ...store,
    run: (command, joins) => (mayRunAll([command]) ? take(runCommand(store.getState(), command, joins)) : 'notHere'),
    runAll: (commands) => (mayRunAll(commands) ? take(runCommands(store.getState(), commands)) : 'notHere'),
    undo: (area) => take(undo(store.getState(), area)),
    redo: (area) => take(redo(store.getState(), area)),
    put: (workspace) => setState(workspace, true),
  };
}
