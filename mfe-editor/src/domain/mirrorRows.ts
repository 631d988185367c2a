import { type Block, type BlockKey, blocksOf, type Forest, walk } from './forest/forest.ts';
import { SITE_DOCUMENT } from './workspace/workspace.ts';

export interface MirrorRow {
  readonly key: BlockKey;
  readonly model: string;
  /** 1 at the top of a document. */
  readonly depth: number;
}

/**
 * The blocks of a page as they are translated, from the top down, without those that only hold others. Of the
 * sections of the site those with a block that `isShown` on the page.
 */
export function mirrorRows(screen: Forest, isShown: (key: BlockKey) => boolean): MirrorRow[] {
  const hidden = new Set(
    (screen[SITE_DOCUMENT] ?? []).filter((section) => !keysIn(section).some(isShown)).flatMap((section) => keysIn(section)),
  );
  return [...walk(screen)].flatMap(({ block: { key, model, columns }, depth }) =>
    hidden.has(key) || columns.length > 0 ? [] : [{ key, model, depth }],
  );
}

function keysIn(block: Block): BlockKey[] {
  return [...blocksOf(block)].map(({ key }) => key);
}
