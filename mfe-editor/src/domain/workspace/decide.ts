import { type Block, type BlockKey, findBlock, type Forest } from '../forest/forest.ts';
import type { Command } from '../operations/command.ts';
import type { FieldConflict } from '../sync/serverState.ts';
import { type Entry, type Workspace, without } from './workspace.ts';

/** The three ways on where a text was changed here and elsewhere. */
export type ConflictChoice = 'mine' | 'theirs' | 'both';

/** One field is decided; what is on the screen is sent once all of its block are. */
export function decideConflict(workspace: Workspace, key: BlockKey, field: string): Workspace {
  const rest = (workspace.conflicts[key] ?? []).filter((conflict) => conflict.field !== field);
  const conflicts = rest.length > 0 ? { ...workspace.conflicts, [key]: rest } : without(workspace.conflicts, key);
  return { ...workspace, conflicts };
}

/** What was written here, as it is by now: typing may have gone on since the conflict was found. */
export function getMyValue({ screen }: Workspace, key: BlockKey, { field, mine }: FieldConflict): unknown {
  const found = findBlock(screen, key);
  return found ? found.block.fields[field] : mine;
}

/** What the field of a conflict becomes on one of the ways. */
export function valueFor(workspace: Workspace, key: BlockKey, conflict: FieldConflict, way: ConflictChoice): unknown {
  const mine = getMyValue(workspace, key, conflict);
  if (way === 'theirs') return conflict.theirs;
  return way === 'both' ? (joinTexts(mine, conflict.theirs) ?? mine) : mine;
}

/**
 * A block that was removed elsewhere comes back, as a new one of the provider: under a key of its own, because somebody may bring the
 * old one back as well.
 */
export function decideLost(workspace: Workspace, key: BlockKey, newKey: BlockKey): Workspace {
  const nameOf = (each: BlockKey) => (each === key ? newKey : each);
  const inEntry = (entry: Entry): Entry => ({
    ...entry,
    command: renameInCommand(entry.command, nameOf),
    inverse: renameInCommand(entry.inverse, nameOf),
  });
  const inRecord = <T>(record: Readonly<Record<BlockKey, T>>) =>
    Object.fromEntries(Object.entries(record).map(([each, value]) => [nameOf(each), value]));
  const stacks = Object.entries(workspace.stacks).map(
    ([area, { undo, redo }]) => [area, { undo: undo.map(inEntry), redo: redo.map(inEntry) }] as const,
  );
  return {
    ...workspace,
    screen: renameInForest(workspace.screen, nameOf),
    stacks: Object.fromEntries(stacks),
    conflicts: inRecord(workspace.conflicts),
    problems: inRecord(workspace.problems),
    lost: workspace.lost.filter((each) => each !== key),
  };
}

function renameInForest(forest: Forest, nameOf: (key: BlockKey) => BlockKey): Forest {
  return Object.fromEntries(
    Object.entries(forest).map(([document, blocks]) => [document, blocks.map((block) => renameInBlock(block, nameOf))]),
  );
}

/** What stays the same stays the same object: nothing of it is drawn again. */
function renameInBlock(block: Block, nameOf: (key: BlockKey) => BlockKey): Block {
  const columns = block.columns.map((column) => {
    const children = column.children.map((child) => renameInBlock(child, nameOf));
    return children.every((child, index) => child === column.children[index]) ? column : { ...column, children };
  });
  const key = nameOf(block.key);
  const isSame = key === block.key && columns.every((column, index) => column === block.columns[index]);
  return isSame ? block : { ...block, key, columns };
}

function renameInCommand(command: Command, nameOf: (key: BlockKey) => BlockKey): Command {
  const at = <P extends { readonly parent: BlockKey | null }>(place: P): P => ({
    ...place,
    parent: place.parent === null ? null : nameOf(place.parent),
  });
  switch (command.kind) {
    case 'insert':
    case 'restore':
      return { ...command, block: renameInBlock(command.block, nameOf), place: at(command.place) };
    case 'remove':
    case 'change':
      return { ...command, key: nameOf(command.key) };
    case 'move':
      return { ...command, key: nameOf(command.key), place: at(command.place) };
    case 'duplicate': {
      const keys = Object.entries(command.keys).map(([from, to]) => [nameOf(from), nameOf(to)]);
      return { ...command, key: nameOf(command.key), keys: Object.fromEntries(keys) as typeof command.keys };
    }
    case 'arrange': {
      const columns = command.columns.map((column) => ({ ...column, children: column.children.map(nameOf) }));
      return { ...command, key: nameOf(command.key), columns };
    }
    case 'version':
      return command;
  }
}

/** Both texts below one another; null for what is no text. */
export function joinTexts(mine: unknown, theirs: unknown): string | null {
  if (typeof mine !== 'string' || typeof theirs !== 'string') return null;
  return /<\w/.test(mine + theirs) ? `${mine}${theirs}` : `${mine}\n${theirs}`;
}
