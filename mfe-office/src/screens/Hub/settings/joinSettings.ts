/**
 * A setting with the changes of two who began with the same: entry by entry of a list, value by value of all others.
 * Null where both have changed the same to something else, or a list has got longer or shorter: that is to be decided.
 */
export function joinSettings<V>(base: V, mine: V, theirs: V): V | null {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  const [before, own, other] = [base, mine, theirs].map((value) => Object.entries(value as object));
  const keys = [before, own, other].map((entries) => entries?.map(([key]) => key).join());
  if (!before || !own || !other || new Set(keys).size > 1) return null;
  const joined = before.map(([key, was], index): [string, unknown] | null => {
    const [is, given]: unknown[] = [own[index]?.[1], other[index]?.[1]];
    if (isSame(is, was)) return [key, given];
    return isSame(given, was) || isSame(is, given) ? [key, is] : null;
  });
  if (joined.includes(null)) return null;
  const entries = joined.filter((entry) => entry !== null);
  // The same shape with other values.
  return (Array.isArray(base) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as V;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
