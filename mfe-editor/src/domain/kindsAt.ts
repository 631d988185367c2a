import { findBlock, type BlockKey, type Forest, type Place } from './forest/forest.ts';
import type { Command } from './operations/command.ts';

interface PlacedKind {
  readonly model: string;
  /** Names of places, `page` or `container`; everywhere where they are left out. */
  readonly places?: readonly string[];
}

/** A place as the design settings name it: the sort of its document, in a column the kind of the block around. */
function placeName(forest: Forest, { document, parent }: Pick<Place, 'document' | 'parent'>): string {
  return (parent === null ? document.split(':')[0] : findBlock(forest, parent)?.block.model) ?? '';
}

/** The kinds that the design settings let editors choose at a place. */
export function kindsAt<Kind extends PlacedKind>(kinds: readonly Kind[], forest: Forest, place: Place): Kind[] {
  const name = placeName(forest, place);
  return kinds.filter(({ places }) => !places || places.includes(name));
}

/** Whether a block may go to a place: within places of one name it may, also where its kind is not offered any more. */
export function mayMoveTo(kinds: readonly PlacedKind[], forest: Forest, key: BlockKey, place: Place): boolean {
  const found = findBlock(forest, key);
  if (!found || placeName(forest, found.place) === placeName(forest, place)) return true;
  return isAllowed(kinds, forest, found.block.model, place);
}

/** Whether the design settings allow a command; as long as nobody knows the kinds they do. */
export function mayRun(kinds: readonly PlacedKind[] | null, forest: Forest, command: Command): boolean {
  if (!kinds) return true;
  if (command.kind === 'insert') return isAllowed(kinds, forest, command.block.model, command.place);
  return command.kind !== 'move' || mayMoveTo(kinds, forest, command.key, command.place);
}

/** Kinds that nobody describes are another team's: they may stand anywhere. */
function isAllowed(kinds: readonly PlacedKind[], forest: Forest, model: string, place: Place): boolean {
  const known = kinds.filter((kind) => kind.model === model);
  return known.length === 0 || kindsAt(known, forest, place).length > 0;
}
