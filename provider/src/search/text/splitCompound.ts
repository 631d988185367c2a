import { COMPOUND_PARTS } from './compoundParts.ts';
import { foldWord } from './foldWord.ts';
import { memoizeBounded } from './memoizeBounded.ts';

const PARTS: ReadonlySet<string> = new Set(COMPOUND_PARTS.map(foldWord));
/** What may stand between two parts: "Familie-n-konzert", "Geschicht-s-buch", "Kind-er-garten". */
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'] as const;
/** What may stand behind the last part: the ending of a plural or a case. */
const ENDINGS = ['', 's', 'n', 'e', 'en', 'es', 'er', 'ern', 'nen'] as const;
const MIN_CHARS = 6;
const MIN_PART_CHARS = 3;
/**
 * A part alone splits a word that the dictionary knows
 * only half of, if it and the other half are long enough.
 */
const MIN_KNOWN_HALF_CHARS = 5;
const MIN_OTHER_HALF_CHARS = 4;

/**
 * The parts of a German compound, folded, in their order: "Kammermusiksaal" is `kammer`, `musik`,
 * `saal`. Few long parts are preferred to many short ones. A word whose end or beginning alone is
 * known gives the known and the other half. Words that are no compound give nothing.
 */
export const splitCompound: (word: string) => readonly string[] = memoizeBounded(20_000, (word) => {
  const folded = foldWord(word);
  if (folded.length < MIN_CHARS) return [];
  const parts = splitWhole(folded, new Map()) ?? [];
  return parts.length > 1 ? parts : splitHalf(folded);
});

/** Splits the whole of a word into parts; the best split of each rest is kept in `tried`. */
function splitWhole(rest: string, tried: Map<string, string[] | null>): string[] | null {
  if (ENDINGS.some((ending) => PARTS.has(withoutEnd(rest, ending) ?? ''))) return [rest];
  const known = tried.get(rest);
  if (known !== undefined) return known;
  let best: string[] | null = null;
  for (let length = rest.length - MIN_PART_CHARS; length >= MIN_PART_CHARS; length -= 1) {
    const part = rest.slice(0, length);
    if (!PARTS.has(part)) continue;
    for (const link of LINKS) {
      if (!rest.startsWith(link, length)) continue;
      const others = splitWhole(rest.slice(length + link.length), tried);
      if (others && (!best || others.length + 1 < best.length)) best = [part, ...others];
    }
  }
  tried.set(rest, best);
  return best;
}

function splitHalf(word: string): string[] {
  for (let length = MIN_OTHER_HALF_CHARS; length <= word.length - MIN_KNOWN_HALF_CHARS; length += 1) {
    const end = word.slice(length);
    if (ENDINGS.some((ending) => isKnownHalf(withoutEnd(end, ending)))) return [word.slice(0, length), end];
  }
  for (let length = word.length - MIN_OTHER_HALF_CHARS; length >= MIN_KNOWN_HALF_CHARS; length -= 1) {
    const start = word.slice(0, length);
    if (!isKnownHalf(start)) continue;
    const end = word.slice(length);
    return [start, end.startsWith('s') && end.length > MIN_OTHER_HALF_CHARS ? end.slice(1) : end];
  }
  return [];
}

function isKnownHalf(part: string | null): boolean {
  return part !== null && part.length >= MIN_KNOWN_HALF_CHARS && PARTS.has(part);
}

function withoutEnd(word: string, ending: string): string | null {
  return word.endsWith(ending) ? word.slice(0, word.length - ending.length) : null;
}
