/**
 * Answers equal questions from memory. `make` has to be a function of its key alone and what it
 * makes is shared, so nobody may change it. At most `most` answers are kept; then all are forgotten.
 * What it throws is not kept.
 */
export function memoize<K, T>(make: (key: K) => T, most: number): (key: K) => T {
  const kept = new Map<K, T>();
  return (key) => {
    let value = kept.get(key);
    if (value === undefined) {
      value = make(key);
      if (kept.size >= most) kept.clear();
      kept.set(key, value);
    }
    return value;
  };
}
