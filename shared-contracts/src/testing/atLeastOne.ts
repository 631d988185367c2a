/**
 * The list itself, which must have entries: a loop over an empty one would expect nothing and pass.
 */
export function atLeastOne<T, List extends Iterable<T>>(list: List & Iterable<T>): List {
  for (const _ of list) return list;
  throw new Error('The list is empty, so nothing would be expected.');
}
