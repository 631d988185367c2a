import type { Fields } from '../forest/forest.ts';
import { type FieldConflict, isSameValue } from './serverState.ts';

export interface MergedFields {
  /** What the screen shows from now on: of a conflict, what was written here. */
  fields: Fields;
  conflicts: readonly FieldConflict[];
  /** Whether something of elsewhere was taken over beside changes of one's own. */
  isMerged: boolean;
}

/**
 * Joins what was written here with what was saved elsewhere,
 * both since `base`: each field goes its own way.
 */
export function mergeFields(base: Fields, theirs: Fields, mine: Fields): MergedFields {
  const fields: Record<string, unknown> = {};
  const conflicts: FieldConflict[] = [];
  let hasTheirs = false;
  let hasMine = false;
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [was, their, my] = [base[field], theirs[field], mine[field]];
    const isMine = !isSameValue(my, was) && !isSameValue(my, their);
    const isTheirs = !isSameValue(their, was) && !isSameValue(my, their);
    if (isMine && isTheirs) conflicts.push({ field, base: was, theirs: their, mine: my });
    hasTheirs ||= isTheirs;
    hasMine ||= isMine;
    const value = isMine ? my : their;
    if (value !== undefined) fields[field] = value;
  }
  return { fields, conflicts, isMerged: hasTheirs && hasMine && conflicts.length === 0 };
}
