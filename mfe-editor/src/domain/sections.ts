import { type BlockKey, findBlock, type Forest, type Place } from './forest/forest.ts';
import type { Command } from './operations/command.ts';
import { SITE_DOCUMENT } from './workspace/workspace.ts';

/** Whether a place is that of a section. No page shows their order, nor a block beside them. */
export function isAmongSections({ document, parent }: Pick<Place, 'document' | 'parent'>): boolean {
  return document === SITE_DOCUMENT && parent === null;
}

/** Where a new block goes above (0) or below (1) another one; a section takes it in. Null where the block is not there. */
export function placeBeside(forest: Forest, key: BlockKey, step: 0 | 1): Place | null {
  const found = findBlock(forest, key);
  if (!found) return null;
  const { block, place } = found;
  if (!isAmongSections(place)) return { ...place, position: place.position + step };
  const column = step === 0 ? 0 : Math.max(0, block.columns.length - 1);
  const position = step === 0 ? 0 : (block.columns[column]?.children.length ?? 0);
  return { document: place.document, parent: key, column, position };
}

/** Whether a command would add a block among the sections, or move one of them. */
export function changesSections(forest: Forest, command: Command): boolean {
  if (command.kind === 'insert') return isAmongSections(command.place);
  if (command.kind !== 'move' && command.kind !== 'duplicate') return false;
  const place = findBlock(forest, command.key)?.place;
  return (place !== undefined && isAmongSections(place)) || (command.kind === 'move' && isAmongSections(command.place));
}
