export interface WordsPart {
  words: string;
  /** Whether the other text lacks these words. */
  isNew: boolean;
  /** The number of its first word, which names the part. */
  at: number;
}

const MAX_WORDS = 2_000;

/** The words of a text in parts: what both texts have in this order, and what is new in it. */
export function diffWords(before: string, after: string): WordsPart[] {
  const [old, now] = [before.split(' '), after.split(' ')];
  if (old.length > MAX_WORDS || now.length > MAX_WORDS) return [{ words: after, isNew: before !== after, at: 0 }];
  const kept = commonWords(old, now);
  const parts: WordsPart[] = [];
  for (const [at, word] of now.entries()) {
    const isNew = !kept.has(at);
    const last = parts.at(-1);
    if (last?.isNew === isNew) last.words += `${word} `;
    else parts.push({ words: `${word} `, isNew, at });
  }
  return parts;
}

/** The places in `now` of the longest common run of words. */
function commonWords(old: readonly string[], now: readonly string[]): Set<number> {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let at = now.length - 1; at >= 0; at -= 1)
      lengths[row]![at] =
        old[row] === now[at] ? lengths[row + 1]![at + 1]! + 1 : Math.max(lengths[row + 1]![at]!, lengths[row]![at + 1]!);
  const kept = new Set<number>();
  for (let row = 0, at = 0; row < old.length && at < now.length;) {
    if (old[row] === now[at]) {
      kept.add(at);
      row += 1;
      at += 1;
    } else if (lengths[row + 1]![at]! >= lengths[row]![at + 1]!) row += 1;
    else at += 1;
  }
  return kept;
}
