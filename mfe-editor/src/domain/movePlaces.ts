import { type BlockKey, blocksOf, findBlock, type Forest, type List, listAt, type Place } from './forest/forest.ts';
import { moveBlock } from './operations/moveBlock.ts';
import { isAmongSections } from './sections.ts';

/** The places of one document or column. */
export interface PlaceList {
  readonly list: List;
  /** 0 for a document, one more for each block around. */
  readonly depth: number;
  /** Each with the block that stands before it; null at the beginning. */
  readonly places: readonly { readonly place: Place; readonly behind: BlockKey | null }[];
}

/**
 * Every place a block can be moved to, as a tree read from the top. Sections of other screens are
 * left out, and so is the order of sections, which no page shows.
 */
export function movePlaces(
  forest: Forest,
  key: BlockKey,
  isOnPage: (key: BlockKey) => boolean,
  isAllowed: (place: Place) => boolean = () => true,
): PlaceList[] {
  const found = findBlock(forest, key);
  if (!found) return [];
  const inside = new Set([...blocksOf(found.block)].map((block) => block.key));
  const read = (list: List, depth: number): PlaceList[] => {
    const blocks = (listAt(forest, list) ?? []).filter((block) => !inside.has(block.key));
    const others = isAmongSections(list) ? blocks.filter((block) => isOnPage(block.key)) : blocks;
    const nested = others.flatMap((block) =>
      block.columns.flatMap((_, column) => read({ document: list.document, parent: block.key, column }, depth + 1)),
    );
    const places = isAmongSections(list) ? [] : placesIn(forest, key, list, blocks);
    return [{ list, depth, places: places.filter(({ place }) => isAllowed(place)) }, ...nested];
  };
  return Object.keys(forest)
    .flatMap((document) => read({ document, parent: null, column: 0 }, 0))
    .filter(({ places }) => places.length > 0);
}

function placesIn(forest: Forest, key: BlockKey, list: List, blocks: readonly { key: BlockKey }[]): PlaceList['places'] {
  const own = findBlock(forest, key)!.place;
  const isOwn = own.document === list.document && own.parent === list.parent && own.column === list.column;
  return [null, ...blocks]
    .map((behind, position) => ({ place: { ...list, position }, behind: behind?.key ?? null }))
    .filter(({ place }) => !(isOwn && place.position === own.position) && !('refusal' in moveBlock(forest, key, place)));
}
