/**
 * A source of numbers in [0, 1) that gives the same sequence
 * for the same key on every machine (mulberry32 over FNV-1a).
 */
export type Random = () => number;

/** Makes a random source from any text key. */
export function createRandom(key: string): Random {
  let state = 0x811c9dc5;
  for (const letter of key) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError('Nothing to pick from.');
  return chosen;
}

/** A whole number from `from` to `to`, both included. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}
