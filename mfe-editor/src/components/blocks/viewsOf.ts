import type { BlockView } from '@spielplan/shared-contracts/remote';
import { type Block, type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import type { Workspace } from '../../domain/workspace/workspace.ts';
import { keyOfId } from '../../domain/workspace/wireBlock.ts';

/** Where a block is of which nobody has said yet how it looks. */
const UNSAVED: NonNullable<BlockView['source']> = {
  document: { content_type: '', object_id: 0 },
  slug: '',
  parent: null,
  gap: 'empty',
};
const temporary = new Map<BlockKey, number>();
/** What was made of a view last: a block that looks as before gets the same object, and is not rendered again. */
const made = new WeakMap<BlockView, { id: number; given: BlockView | undefined; view: BlockView }>();

/** The views of a list as the screen has it: of the page, as presented since, or a place for what is still asked for. */
export function viewsOf(
  list: readonly Block[],
  blocks: readonly BlockView[],
  workspace: Workspace,
  seen: Readonly<Record<BlockKey, { view: BlockView }>>,
): BlockView[] {
  const given = new Map(blocks.map((view) => [keyOfId(workspace, view.id), view]));
  return list.map((block) => {
    const view = seen[block.key]?.view ?? given.get(block.key);
    const id = viewId(block.key, workspace);
    if (view) return viewAs(view, id, given.get(block.key));
    return { id, model: block.model, owner: 'shell', data: null, source: UNSAVED };
  });
}

/** The views of a section, whose order is the page's own: as presented since where they have changed. */
export function sectionViews(
  blocks: readonly BlockView[],
  workspace: Workspace,
  seen: Readonly<Record<BlockKey, { view: BlockView }>>,
): BlockView[] {
  return blocks.map((given) => {
    const view = seen[keyOfId(workspace, given.id) ?? '']?.view;
    return view && view !== given ? viewAs(view, given.id, given) : given;
  });
}

function viewAs(view: BlockView, id: number, given: BlockView | undefined): BlockView {
  const last = made.get(view);
  if (last?.id === id && last.given === given) return last.view;
  const next = withColumns({ ...view, id }, given);
  made.set(view, { id, given, view: next });
  return next;
}

/**
 * The same number for a block as long as it is on the screen, saved or not: the page keeps its place by it. The provider's own number
 * only as long as the block has it: one that was made anew has another.
 */
function viewId(key: BlockKey, { server: { known } }: Workspace): number {
  const first = Number(/^b(\d+)$/.exec(key)?.[1]);
  if (first > 0 && known[key]?.id === first) return first;
  const id = temporary.get(key) ?? -1 - temporary.size;
  temporary.set(key, id);
  return id;
}

export function keyOfViewId({ screen, server }: Workspace, id: number): BlockKey | null {
  if (id > 0) return keyOfId({ screen, server }, id);
  for (const [key, own] of temporary) if (own === id) return findBlock(screen, key) ? key : null;
  return null;
}

/** A presented container has empty columns; those of the page know the views inside. */
function withColumns(view: BlockView, given: BlockView | undefined): BlockView {
  const own = (view.data as { columns?: { blocks: unknown[] }[] } | null)?.columns;
  const old = (given?.data as { columns?: { blocks: unknown[] }[] } | null)?.columns;
  if (!own || !old) return view;
  const columns = own.map((column, index) =>
    column.blocks.length > 0 ? column : { ...column, blocks: old[index]?.blocks ?? [] },
  );
  return { ...view, data: { ...(view.data as object), columns } };
}
