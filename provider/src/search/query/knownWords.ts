import { sql } from 'drizzle-orm';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { Db } from '../../platform/database/connect.ts';
import { foldWord } from '../text/foldWord.ts';
import { isStopWord } from '../text/stopWords.ts';
import { topicTitlesOf } from '../text/topics.ts';
import { readRows } from '../readRows.ts';

const MIN_HALF_CHARS = 3;
const MIN_SPLIT_CHARS = 7;
/** Shorter words begin too many others. */
const MIN_JOINED_PREFIX_CHARS = 10;
const MAX_JOINED = 4;
/** What may stand between the halves of a German compound. */
const LINKS = ['', 's', 'n', 'en', 'es'] as const;

/**
 * Puts two neighbours of a term together where the documents know them as one word: "wheel
 * chair", "Roll Stuhl". `null` where they know none. The word may be one of the other language.
 */
export async function joinKnownWords(db: Db, words: readonly string[], lang: Language): Promise<string[] | null> {
  if (words.length < 2 || words.length > MAX_JOINED) return null;
  const pairs = words.slice(1).flatMap((second, index) => {
    const first = words[index] ?? '';
    const isPair = [first, second].every((word) => /^\p{L}{3,}$/u.test(word) && !isStopWord(word, lang));
    return isPair ? [{ index, folded: foldWord(first + second), text: first + second.toLowerCase() }] : [];
  });
  if (pairs.length === 0) return null;
  const asked = sql.join(
    pairs.map(({ folded }) =>
      folded.length < MIN_JOINED_PREFIX_CHARS ? sql`folded = ${folded}` : sql`folded like ${`${folded}%`}`,
    ),
    sql` or `,
  );
  const rows = await readRows<{ folded: string }>(
    db,
    sql`select folded from search_words where lang in ('de', 'en') and (${asked})`,
  );
  const known = pairs.find(
    ({ folded, text }) => rows.some((row) => row.folded.startsWith(folded)) || topicTitlesOf([text], lang).length > 0,
  );
  return known ? [...words.slice(0, known.index), known.text, ...words.slice(known.index + 2)] : null;
}

/**
 * The two words of the vocabulary that an unknown word is made
 * of, of several ways the most even; none for most words.
 */
export async function splitByVocabulary(db: Db, word: string, lang: Language): Promise<readonly string[]> {
  const folded = foldWord(word);
  if (folded.length < MIN_SPLIT_CHARS) return [];
  const ways = Array.from({ length: folded.length - 2 * MIN_HALF_CHARS + 1 }, (_, index) => index + MIN_HALF_CHARS).flatMap(
    (at) =>
      LINKS.filter((link) => folded.startsWith(link, at) && folded.length - at - link.length >= MIN_HALF_CHARS).map(
        (link) => [folded.slice(0, at), folded.slice(at + link.length)] as const,
      ),
  );
  const rows = await readRows<{ folded: string }>(
    db,
    sql`select distinct folded from search_words where lang = ${lang} and folded in ${[...new Set(ways.flat())]}`,
  );
  const known = new Set(rows.map((row) => row.folded));
  const evenness = ([one, other]: readonly [string, string]) => Math.min(one.length, other.length);
  return (
    ways
      .filter((halves) => halves.every((half) => known.has(half)))
      .toSorted((one, other) => evenness(other) - evenness(one))[0] ?? []
  );
}
