/**
 * The same function with a bounded memory: the same words and texts come
 * again and again when a year of dates is indexed. A full memory is emptied.
 */
export function memoizeBounded<T>(most: number, work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}
