import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import { type BlockKey, findBlock, type Forest } from '../domain/forest/forest.ts';
import type { Command } from '../domain/operations/command.ts';
import { redo, runCommand, runCommands, type RunOutcome, type RunRefusal, undo } from '../domain/workspace/undo.ts';
import { type Area, EMPTY_WORKSPACE, type Workspace } from '../domain/workspace/workspace.ts';

type Hearer = Parameters<StoreApi<Workspace>['subscribe']>[0];

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
  /**
   * As `subscribe`, where one block is shown: hears nothing of the words that are typed in others. Null hears of everything.
   */
  watch(key: BlockKey | null, hear: Hearer): () => void;
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
  const watchers = new Map<BlockKey | null, Set<Hearer>>();
  store.subscribe((now, before) => {
    for (const [key, hearers] of watchers) if (concerns(key, now, before)) for (const hear of hearers) hear(now, before);
  });
  const take = (outcome: RunOutcome): RunRefusal | null => {
    if ('refusal' in outcome) {
      if (outcome.workspace) setState(outcome.workspace, true);
      return outcome.refusal;
    }
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
    watch(key, hear) {
      const hearers = watchers.get(key) ?? new Set();
      watchers.set(key, hearers.add(hear));
      return () => {
        hearers.delete(hear);
        if (hearers.size === 0) watchers.delete(key);
      };
    },
  };
}

/** Whether a change is one of a block, its place or what is known of blocks besides their words. */
function concerns(key: BlockKey | null, now: Workspace, before: Workspace): boolean {
  const { server, problems, conflicts, lost } = before;
  if (now.server !== server || now.problems !== problems || now.conflicts !== conflicts || now.lost !== lost) return true;
  if (key === null) return now.screen !== before.screen;
  const [is, was] = [findBlock(now.screen, key), findBlock(before.screen, key)];
  if (!is || !was) return is !== was;
  return is.block !== was.block || PLACE.some((part) => is.place[part] !== was.place[part]);
}

const PLACE = ['document', 'parent', 'column', 'position'] as const;
