import { sql } from 'drizzle-orm';
import type { SearchKind, Suggestion } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../context.ts';
import type { Db } from '../../database/connect.ts';
import { wordsOfTerm } from './query/buildQuery.ts';
import { findNearest } from './query/correctSpelling.ts';
import { foldWord } from './text/foldWord.ts';
import { isStopWord } from './text/stopWords.ts';
import { readRows } from './readRows.ts';

const MOST_SUGGESTIONS = 8;
/** A correction of fewer letters would be any word. */
const SHORTEST_CORRECTED = 4;
/** Longer terms are looked for while they are typed; guessing at each of their words would take too long. */
const MOST_CORRECTED = 4;

/** What a title is where it names several things: a production is what most visitors look for by a date of it. */
const KIND_ORDER: readonly SearchKind[] = ['event', 'production', 'person', 'venue', 'series', 'article', 'page'];

/**
 * What a term that has been begun may become: titles and names in which it begins a word, then what stands around them,
 * then single words of texts in this language. Those that begin with the term come first. Where nothing begins like it, its
 * words are put right first. A title comes with what it names; a production with dates to come is an event.
 */
export async function suggest(
  context: Pick<ProviderContext, 'db' | 'clock'>,
  lang: Language,
  term: string,
): Promise<Suggestion[]> {
  const { db } = context;
  const words = wordsOfTerm(term).map(foldWord).filter(Boolean);
  if (words.length === 0) return [];
  const found = await complete(db, lang, words);
  const last = words.at(-1) ?? '';
  if (found.length > 0 || last.length < SHORTEST_CORRECTED || words.length > MOST_CORRECTED)
    return withKinds(context, lang, found);
  const corrected: string[] = [];
  for (const word of words) corrected.push(foldWord((await findNearest(db, word, lang)) ?? word));
  return corrected.join(' ') === words.join(' ') ? [] : withKinds(context, lang, await complete(db, lang, corrected));
}

async function withKinds(
  { db, clock }: Pick<ProviderContext, 'db' | 'clock'>,
  lang: Language,
  texts: readonly string[],
): Promise<Suggestion[]> {
  if (texts.length === 0) return [];
  const now = new Date(clock.now()).toISOString();
  const rows = await readRows<{ title: string; kind: SearchKind }>(
    db,
    sql`
    select distinct title, kind from search_documents
    where lang = ${lang} and title in ${[...texts]} and (kind <> 'event' or (shown_at >= ${now}::timestamptz and not is_off))
  `,
  );
  return texts.map((text) => {
    const kinds = rows.filter(({ title }) => title === text).map(({ kind }) => kind);
    return { text, kind: KIND_ORDER.find((kind) => kinds.includes(kind)) ?? null };
  });
}

async function complete(db: Db, lang: Language, words: readonly string[]): Promise<string[]> {
  const begun = words.join(' ');
  const query = words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ');
  // One letter begins a word in nearly every phrase: then only those that begin with it are offered.
  const isCompleted = begun.length === 1 ? sql`folded like ${`${begun}%`}` : sql`vector @@ to_tsquery('simple', ${query})`;
  const rows = await readRows<{ phrase: string }>(
    db,
    sql`
    select phrase from (
      select distinct on (folded) phrase, folded, level, documents from search_phrases
      where lang = ${lang} and ${isCompleted}
      order by folded, level, documents desc, phrase
    ) phrases
    order by starts_with(folded, ${begun}) desc, level, documents desc, length(folded), folded
    limit ${MOST_SUGGESTIONS}
  `,
  );
  const phrases = rows.map(({ phrase }) => phrase);
  if (phrases.length >= MOST_SUGGESTIONS || words.length > 1 || begun.length < 2) return phrases;
  const known = new Set(phrases.map((phrase) => phrase.toLowerCase()));
  const single = (await completeWord(db, lang, begun)).filter((word) => !known.has(word.toLowerCase()));
  return [...phrases, ...single].slice(0, MOST_SUGGESTIONS);
}

async function completeWord(db: Db, lang: Language, begun: string): Promise<string[]> {
  const rows = await readRows<{ word: string }>(
    db,
    sql`
    select word from (
      select distinct on (folded) word, folded, sum(own_documents) over (partition by folded) as documents from search_words
      where lang = ${lang} and own_documents > 0 and folded like ${`${begun}%`}
      order by folded, search_words.own_documents desc, word
    ) words
    order by documents desc, length(folded), folded
    limit ${MOST_SUGGESTIONS}
  `,
  );
  return rows.map(({ word }) => word).filter((word) => !isStopWord(word, lang));
}
