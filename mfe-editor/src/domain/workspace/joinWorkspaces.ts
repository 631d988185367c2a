import { type Block, type BlockKey, type Forest } from '../forest/forest.ts';
import { mergeForest } from '../sync/mergeForest.ts';
import { countWaiting } from './waiting.ts';
import type { Workspace } from './workspace.ts';

/**
 * Does to a workspace what another one of the same account, of a tab that is gone, has not sent yet.
 * Undo stays that of the first: the commands of two tabs have no common order.
 */
export function joinWorkspaces(workspace: Workspace, kept: Workspace): Workspace {
  if (countWaiting(kept) === 0) return workspace;
  const other = renameKeys(kept, workspace);
  const { screen, conflicts, removedElsewhere } = mergeForest(other.server.forest, workspace.screen, other.screen);
  return {
    ...workspace,
    screen,
    conflicts: { ...other.conflicts, ...workspace.conflicts, ...conflicts },
    lost: [...new Set([...workspace.lost, ...other.lost, ...removedElsewhere])],
    subtrees: { ...other.subtrees, ...workspace.subtrees },
    origins: { ...other.origins, ...workspace.origins },
    sent: [...new Set([...workspace.sent, ...other.sent])],
    problems: { ...other.problems, ...workspace.problems },
  };
}

/** A workspace in the keys of another one: each has named the blocks it knows by itself. */
function renameKeys(workspace: Workspace, { server }: Workspace): Workspace {
  const keysById = new Map(Object.entries(server.known).map(([key, { id }]) => [id, key]));
  const names = new Map(
    Object.entries(workspace.server.known).flatMap(([key, { id }]) => {
      const name = keysById.get(id);
      return name === undefined || name === key ? [] : [[key, name] as const];
    }),
  );
  if (names.size === 0) return workspace;
  const nameOf = (key: BlockKey) => names.get(key) ?? key;
  const rename = (block: Block): Block => ({
    ...block,
    key: nameOf(block.key),
    columns: block.columns.map((column) => ({ ...column, children: column.children.map(rename) })),
  });
  const inForest = (forest: Forest): Forest =>
    Object.fromEntries(Object.entries(forest).map(([document, blocks]) => [document, blocks.map(rename)]));
  const inRecord = <T>(record: Readonly<Record<BlockKey, T>>) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [nameOf(key), value]));
  return {
    ...workspace,
    screen: inForest(workspace.screen),
    server: { forest: inForest(workspace.server.forest), known: inRecord(workspace.server.known) },
    conflicts: inRecord(workspace.conflicts),
    lost: workspace.lost.map(nameOf),
    problems: inRecord(workspace.problems),
    subtrees: inRecord(workspace.subtrees),
    origins: Object.fromEntries(Object.entries(workspace.origins).map(([key, origin]) => [nameOf(key), nameOf(origin)])),
    sent: workspace.sent.map(nameOf),
  };
}
