import { createStore, type StoreApi } from 'zustand/vanilla';
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

/** Makes a store; `onChange` hears of each command and undo, not of what the provider answers. */
export function createDocumentStore(onChange: () => void, kept: Workspace = EMPTY_WORKSPACE): DocumentStore {
  const { setState, ...store } = createStore<Workspace>(() => kept);
  const take = (outcome: RunOutcome): RunRefusal | null => {
    if ('refusal' in outcome) return outcome.refusal;
    setState(outcome.workspace, true);
    onChange();
    return null;
  };
  return {
    ...store,
    run: (command, joins) => take(runCommand(store.getState(), command, joins)),
    runAll: (commands) => take(runCommands(store.getState(), commands)),
    undo: (area) => take(undo(store.getState(), area)),
    redo: (area) => take(redo(store.getState(), area)),
    put: (workspace) => setState(workspace, true),
  };
}
