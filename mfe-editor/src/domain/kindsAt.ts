import { mayStandAt, type PlacedKind, placeName } from '@spielplan/shared-contracts/rules/field-rules';
import { findBlock, type BlockKey, type Forest, type Place } from './forest/forest.ts';
import type { Command } from './operations/command.ts';
import { changesSections } from './sections.ts';

function nameOf(forest: Forest, { document, parent }: Pick<Place, 'document' | 'parent'>): string {
  const around = parent === null ? null : (findBlock(forest, parent)?.block.model ?? '');
  return placeName(document.split(':')[0] ?? '', around);
}

/** The kinds that the design settings let editors choose at a place. */
export function kindsAt<Kind extends PlacedKind>(kinds: readonly Kind[], forest: Forest, place: Place): Kind[] {
  const name = nameOf(forest, place);
  return kinds.filter((kind) => mayStandAt([kind], kind.model, name));
}

/** Whether a block may go to a place; the provider refuses it elsewhere by the same rule. */
export function mayMoveTo(kinds: readonly PlacedKind[], forest: Forest, key: BlockKey, place: Place): boolean {
  const found = findBlock(forest, key);
  return !found || mayStandAt(kinds, found.block.model, nameOf(forest, place), nameOf(forest, found.place));
}

/** Whether sections and design settings allow a command; as long as nobody knows the kinds the settings do. */
export function mayRun(kinds: readonly PlacedKind[] | null, forest: Forest, command: Command): boolean {
  if (changesSections(forest, command)) return false;
  if (!kinds) return true;
  if (command.kind === 'insert') return mayStandAt(kinds, command.block.model, nameOf(forest, command.place));
  return command.kind !== 'move' || mayMoveTo(kinds, forest, command.key, command.place);
}
