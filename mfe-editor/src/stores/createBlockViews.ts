import type { BlockView, PresentBlocksRequest, PresentedBlock } from '@spielplan/shared-contracts/remote';
import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import { type Block, type BlockKey, walk } from '../domain/forest/forest.ts';
import { isSame } from '../domain/sync/serverState.ts';
import type { Workspace } from '../domain/workspace/workspace.ts';

const PRESENT_MS = 400;
const MAX_BLOCKS = 50;

interface SeenView {
  readonly view: BlockView;
  /** What the block was when the view was made of it. */
  readonly of: Pick<Block, 'fields' | 'columns'>;
}
type Views = Readonly<Record<BlockKey, SeenView>>;

/** How blocks look: as the page brought them, and as the shell presents what has been changed since. */
export interface BlockViews extends Omit<StoreApi<Views>, 'setState'> {
  /**
   * Takes over what the page shows of a block, unless something newer is known. `isOld`: the block has changed since the page was
   * made, so that it is asked for again.
   */
  offer(block: Block, view: BlockView, isOld: boolean): void;
  /** Blocks that the page has a place for; no others are asked for. */
  want(keys: readonly BlockKey[]): void;
  /** Asks for the views of blocks that have changed; soon, and for all of them together. */
  refresh(): void;
  /** Forgets all of them and asks for nothing more. */
  clear(): void;
}

interface BlockViewsOptions {
  workspace: () => Workspace;
  /** Blocks in which somebody is writing look as they are until they are left. */
  isWriting: (key: BlockKey) => boolean;
  present: (blocks: PresentBlocksRequest['blocks']) => Promise<readonly PresentedBlock[] | null>;
}

export function createBlockViews({ workspace, isWriting, present }: BlockViewsOptions): BlockViews {
  const { setState, ...store } = createStore<Views>(() => ({}));
  const wanted = new Set<BlockKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    const { screen, server } = workspace();
    const views = store.getState();
    const stale = [...walk(screen)]
      .map(({ block }) => block)
      .filter(({ key }) => wanted.has(key))
      .filter((block) => !isWriting(block.key) && (!views[block.key] || !looksAlike(views[block.key]!.of, block)))
      .slice(0, MAX_BLOCKS);
    if (stale.length === 0) return;
    const blocks = stale.map(({ key, model, fields, columns }) => ({
      key,
      model,
      fields: columns.length > 0 ? { ...fields, columns: columns.map(({ classes }) => ({ classes })) } : fields,
      ...(server.known[key] && { id: server.known[key].id }),
    }));
    const presented = await present(blocks);
    if (!presented) return;
    const of = new Map(stale.map((block) => [block.key, block]));
    setState(
      Object.fromEntries(
        presented.flatMap((each) => ('block' in each ? [[each.key, { view: each.block, of: of.get(each.key)! }]] : [])),
      ),
    );
  };

  return {
    ...store,
    offer(block, view, isOld) {
      const seen = store.getState()[block.key];
      if (!seen) setState({ [block.key]: { view, of: isOld ? NOTHING : block } });
    },
    want(keys) {
      for (const key of keys) wanted.add(key);
    },
    refresh() {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), PRESENT_MS);
    },
    clear() {
      clearTimeout(timer);
      wanted.clear();
      setState({}, true);
    },
  };
}

/** What no block looks like. */
const NOTHING: SeenView['of'] = { fields: {}, columns: [{ classes: '', children: [] }] };

function looksAlike(one: SeenView['of'], other: SeenView['of']): boolean {
  const classes = ({ columns }: SeenView['of']) => columns.map((column) => column.classes);
  return isSame(one.fields, other.fields) && isSame(classes(one), classes(other));
}
