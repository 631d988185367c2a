/**
 * The list itself, which must have entries: a loop over an empty one would expect nothing and pass.
 * It takes no iterator, which a look would use up: `atLeastOne(list).entries()`.
 */
export function atLeastOne<List extends Iterable<unknown>>(list: List): List {
  if (list[Symbol.iterator]() === (list as unknown)) throw new TypeError('An iterator is no list: looking uses it up.');
  for (const _ of list) return list;
  throw new Error('The list is empty, so nothing would be expected.');
}
