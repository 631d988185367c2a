/**
 * Whether objects and lists stand in each other on more than so many levels: what
 * walks through such a value runs out of stack. Looks no deeper than it has to.
 */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1));
}

/** More than anything has that the calls take; removed blocks with columns in columns come nearest. */
export const MAX_BODY_LEVELS = 64;
