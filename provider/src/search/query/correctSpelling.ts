import { sql } from 'drizzle-orm';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { Db } from '../../platform/database/connect.ts';
import { foldWord } from '../text/foldWord.ts';
import { synonymsOf } from '../text/synonyms.ts';
import { isStopWord } from '../text/stopWords.ts';
import { buildTextQuery } from './buildQuery.ts';
import { parseMonth, parseWeekday } from './calendarWords.ts';
import { editDistance } from './editDistance.ts';
import { soundOf } from './soundOf.ts';
import { readRows } from '../readRows.ts';

interface Candidate {
  word: string;
  folded: string;
  documents: number;
}

const MIN_CORRECTED_CHARS = 3;
/** A sentence full of mistakes is not worth a sentence of guesses. */
const MAX_CORRECTED = 4;
const MAX_CANDIDATES = 40;
const MIN_TYPO_CHARS = 4;

/**
 * Replaces the words of a term that no document knows by the most similar ones that documents hold:
 * few changed letters first, then frequent words. `null` where nothing is to be corrected, or
 * nothing is similar enough.
 */
export async function correctSpelling(db: Db, words: readonly string[], lang: Language): Promise<string[] | null> {
  const unknown = await findUnknown(db, words, lang);
  if (unknown.size === 0) return null;
  let isCorrected = false;
  const corrected: string[] = [];
  for (const word of words) {
    const better = unknown.has(word) ? await findNearest(db, word, lang) : null;
    const isMeant = better !== null && !isFarDay(word, better);
    if (isMeant) isCorrected = true;
    corrected.push(isMeant ? better : word);
  }
  return isCorrected ? corrected : null;
}

/**
 * A day is a date and no text, so it is meant only where
 * a single letter is wrong: "Moldau" is no "Monday".
 */
function isFarDay(word: string, better: string): boolean {
  const day = foldWord(better);
  if (parseWeekday(day) === null && parseMonth(day) === null) return false;
  return editDistance(foldWord(word), day, 1) > 1;
}

/**
 * The word of the vocabulary that was probably meant: few
 * wrong letters, the fewer the more it sounds the same.
 */
export async function findNearest(db: Db, word: string, lang: Language): Promise<string | null> {
  const folded = foldWord(word);
  const most = mostEdits(folded);
  if (most === 0) return null;
  const near = nearestOf(folded, await readOfSameBeginning(db, folded, lang), most);
  // Most slips leave the beginning alone; only where none
  // explains the word, the whole vocabulary is asked.
  if (near && near.edits <= 1) return near.word;
  const similar = await readSimilar(db, folded, lang);
  return nearestOf(folded, near ? [near, ...similar] : similar, most)?.word ?? null;
}

/**
 * The word that one letter was left out of, added to or
 * changed in; `null` for a word that some document holds.
 */
export async function findSlip(db: Db, word: string, lang: Language): Promise<string | null> {
  const folded = foldWord(word);
  if (folded.length <= MIN_TYPO_CHARS || synonymsOf(word, lang).length > 0) return null;
  const known = await readRows(db, sql`select 1 from search_words where lang = ${lang} and folded = ${folded} limit 1`);
  const nearest = known.length > 0 ? null : await findNearest(db, word, lang);
  return nearest !== null && editDistance(folded, foldWord(nearest), 1) <= 1 ? nearest : null;
}

/** The word of the vocabulary that sounds like one that no document holds. */
export async function findSimilarSound(db: Db, word: string, lang: Language): Promise<string | null> {
  const folded = foldWord(word);
  const known = await readRows(db, sql`select 1 from search_words where lang = ${lang} and folded = ${folded} limit 1`);
  const nearest = known.length > 0 ? null : await findNearest(db, word, lang);
  return nearest !== null && soundOf(foldWord(nearest)) === soundOf(folded) ? nearest : null;
}

/**
 * The best of some words: of those with few wrong letters, else of those that only sound the same.
 */
export function nearestOf(
  folded: string,
  candidates: readonly Candidate[],
  most: number,
): (Candidate & { edits: number }) | null {
  const ranked = candidates
    .map((candidate) => ({
      ...candidate,
      edits: editDistance(folded, candidate.folded, most + 1),
      heard: editDistance(soundOf(folded), soundOf(candidate.folded), most),
    }))
    .filter(({ edits, heard }) => edits <= most || heard === 0)
    .sort(
      (a, b) =>
        a.edits + a.heard - (b.edits + b.heard) ||
        Number(b.folded[0] === folded[0]) - Number(a.folded[0] === folded[0]) ||
        b.documents - a.documents ||
        a.word.localeCompare(b.word, 'de'),
    );
  return ranked.find(({ edits }) => edits <= most) ?? ranked[0] ?? null;
}

/** How many letters may be wrong in a word of this length. */
function mostEdits(word: string): number {
  if (word.length < MIN_CORRECTED_CHARS) return 0;
  if (word.length <= 5) return 1;
  return word.length <= 9 ? 2 : 3;
}

/** Words of about the same length that begin with the same letters, the most similar ones. */
async function readOfSameBeginning(db: Db, folded: string, lang: Language): Promise<Candidate[]> {
  const lengths = [-2, -1, 0, 1, 2].map((difference) => folded.length + difference);
  const result = await readRows<Candidate>(
    db,
    sql`
    select word, folded, documents from search_words
    where lang = ${lang} and length(folded) in ${lengths} and folded like ${`${folded.slice(0, folded.length <= 5 ? 1 : 2)}%`}
    order by similarity(folded, ${folded}) desc, documents desc, word limit ${MAX_CANDIDATES}
  `,
  );
  return result;
}

/** Words with many of the same groups of three letters, wherever in the word. */
async function readSimilar(db: Db, folded: string, lang: Language): Promise<Candidate[]> {
  // The language stands in the statement itself, so that the index of that language alone is asked.
  const result = await readRows<Candidate>(
    db,
    sql`
    select word, folded, documents from search_words
    where lang = ${sql.raw(`'${lang}'`)} and folded % ${folded}
    order by similarity(folded, ${folded}) desc, documents desc, word limit ${MAX_CANDIDATES}
  `,
  );
  return result;
}

async function findUnknown(db: Db, words: readonly string[], lang: Language): Promise<Set<string>> {
  const asked = [...new Set(words)]
    .filter((word) => /^[\p{L}\p{M}]+$/u.test(word) && !isStopWord(word, lang) && synonymsOf(word, lang).length === 0)
    .slice(0, MAX_QUERY_WORDS);
  if (asked.length === 0) return new Set();
  const rows = asked.map((word) => ({ word, query: buildTextQuery([word], lang)?.all ?? '' }));
  const result = await readRows<{ word: string }>(
    db,
    sql`
    select asked.word from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as asked (word text, query text)
    where not exists (
      select 1 from search_documents d
      where d.lang = ${lang} and d.vector @@ to_tsquery(search_configuration(${lang}), asked.query)
    )
  `,
  );
  return new Set(result.slice(0, MAX_CORRECTED).map(({ word }) => word));
}

const MAX_QUERY_WORDS = 8;
