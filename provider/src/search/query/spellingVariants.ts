/** Letters that are heard alike, either of which is typed for the other. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['ph', 'f'],
  ['v', 'w'],
  ['v', 'f'],
  ['y', 'i'],
  ['c', 'k'],
  ['ck', 'k'],
  ['ss', 'zz'],
  ['th', 't'],
  ['tz', 'z'],
  ['sch', 'ch'],
  ['x', 'ks'],
];
const MAX_VARIANTS = 12;

/**
 * Other spellings of a folded beginning by ear, one and two
 * changes away, the nearer first: "fysi" gives "physi".
 */
export function spellingVariants(begun: string): string[] {
  const once = changedOnce(begun);
  const all = new Set([...once, ...once.slice(0, MAX_VARIANTS).flatMap(changedOnce)]);
  all.delete(begun);
  return [...all].slice(0, MAX_VARIANTS);
}

function changedOnce(word: string): string[] {
  return ALIKE.flatMap(([one, other]) => [...replacedEach(word, one, other), ...replacedEach(word, other, one)]);
}

function replacedEach(word: string, from: string, to: string): string[] {
  const changed: string[] = [];
  for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
    // What already reads as the longer spelling stays: the "k" of "ck" becomes no second "ck".
    if (!word.startsWith(to, at) && !(to.endsWith(from) && word.startsWith(to, at - to.length + from.length)))
      changed.push(word.slice(0, at) + to + word.slice(at + from.length));
  }
  return changed;
}
