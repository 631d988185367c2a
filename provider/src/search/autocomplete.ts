import { sql } from 'drizzle-orm';
import type { SearchKind, Suggestion } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { Db } from '../platform/database/connect.ts';
import type { SearchContext } from './createLookUp.ts';
import { buildTextQuery, wordsOfTerm } from './query/buildQuery.ts';
import { findNearest } from './query/correctSpelling.ts';
import { spellingVariants } from './query/spellingVariants.ts';
import { foldWord } from './text/foldWord.ts';
import { foldText } from './text/parseWords.ts';
import { isStopWord } from './text/stopWords.ts';
import { topicsBegunWith } from './text/topics.ts';
import { readRows } from './readRows.ts';

const MAX_SUGGESTIONS = 8;
/** A correction of fewer letters would be any word. */
const MIN_CORRECTED_CHARS = 4;
/**
 * Longer terms are looked for while they are typed;
 * guessing at each of their words would take too long.
 */
const MAX_CORRECTED = 4;
const MIN_TAG_CHARS = 2;

/**
 * What a title is where it names several things: a
 * production is what most visitors look for by a date of it.
 */
const KIND_ORDER: readonly SearchKind[] = ['event', 'production', 'person', 'venue', 'series', 'article', 'page'];

/**
 * What a term that has been begun may become: titles and names in which it begins a word, what is
 * asked for in practice, then labels, then words around titles, then words of texts. Those that
 * begin with the term come first. Where nothing begins like it, it is taken by ear, then put right.
 * A title comes with what it names; a production to come is an event.
 */
export async function suggest(context: SearchContext, lang: Language, term: string): Promise<Suggestion[]> {
  const { db } = context;
  const words = wordsOfTerm(term).map(foldWord).filter(Boolean);
  if (words.length === 0) return [];
  const found = asTyped(await withTopics(context, lang, words, await complete(db, lang, words)), term);
  const last = words.at(-1) ?? '';
  if (found.length > 0 || last.length < MIN_CORRECTED_CHARS || words.length > MAX_CORRECTED) return found;
  const heard = await completeBySound(db, lang, words);
  if (heard.length > 0) return withKinds(context, lang, heard);
  const corrected: string[] = [];
  for (const word of words) corrected.push(foldWord((await findNearest(db, word, lang)) ?? word));
  return corrected.join(' ') === words.join(' ') ? [] : withKinds(context, lang, await complete(db, lang, corrected));
}

/**
 * Where an umlaut was typed, what is spelt with it comes
 * first, "Fährhaus" before "Fahrt": of titles, then of words.
 */
function asTyped(offered: Suggestion[], term: string): Suggestion[] {
  const typed = term.normalize('NFC').trim().toLowerCase();
  if (!/[äöü]/.test(typed)) return offered;
  const place = ({ text, kind }: Suggestion) =>
    (kind === null ? 2 : 0) + (` ${text.normalize('NFC').toLowerCase()}`.includes(` ${typed}`) ? 0 : 1);
  return offered.toSorted((one, other) => place(one) - place(other));
}

/**
 * Puts what is asked for in practice, such as opening hours,
 * behind the titles that begin with the term and before the rest.
 */
async function withTopics(
  context: SearchContext,
  lang: Language,
  words: readonly string[],
  texts: readonly string[],
): Promise<Suggestion[]> {
  const begun = words.join(' ');
  const suggestions = await withKinds(context, lang, texts);
  const topics = begun.length < MIN_TAG_CHARS ? [] : topicsBegunWith(begun, lang);
  if (topics.length === 0) return suggestions;
  const offered: Suggestion[] = [];
  for (const { text, titles } of topics) {
    const isKnown = suggestions.some((suggestion) => foldText(suggestion.text) === foldText(text) && suggestion.kind !== null);
    if (!isKnown && (await hasPage(context.db, lang, titles))) offered.push({ text, kind: 'page' });
  }
  const isTitle = ({ text, kind }: Suggestion) => kind !== null && foldText(text).startsWith(begun);
  const textsOfTopics = new Set(offered.map(({ text }) => foldText(text)));
  const rest = suggestions.filter(({ text }) => !textsOfTopics.has(foldText(text)));
  return [...rest.filter(isTitle), ...offered, ...rest.filter((one) => !isTitle(one))].slice(0, MAX_SUGGESTIONS);
}

async function hasPage(db: Db, lang: Language, titles: readonly string[]): Promise<boolean> {
  const query = titles.map((title) => buildTextQuery([title], lang, 'A')?.exact).join(' | ');
  const rows = await readRows(
    db,
    sql`select 1 from search_documents where lang = ${lang} and kind = 'page'
      and vector @@ to_tsquery(search_configuration(${lang}), ${query}) limit 1`,
  );
  return rows.length > 0;
}

/** What begins with the term as it sounds, where nothing begins with it as it is spelt. */
async function completeBySound(db: Db, lang: Language, words: readonly string[]): Promise<string[]> {
  const variants = spellingVariants(words.at(-1) ?? '');
  if (variants.length === 0) return [];
  const begins = sql.join(
    variants.map((variant) => sql`folded like ${`${variant}%`}`),
    sql` or `,
  );
  const rows = await readRows<{ folded: string }>(
    db,
    sql`select folded from search_words where lang = ${lang} and own_documents > 0 and (${begins})
      order by documents desc limit ${MAX_SUGGESTIONS}`,
  );
  const heard = variants.find((variant) => rows.some(({ folded }) => folded.startsWith(variant)));
  return heard === undefined ? [] : complete(db, lang, [...words.slice(0, -1), heard]);
}

async function withKinds({ db, clock }: SearchContext, lang: Language, texts: readonly string[]): Promise<Suggestion[]> {
  if (texts.length === 0) return [];
  const now = new Date(clock.now()).toISOString();
  const rows = await readRows<{ title: string; kind: SearchKind }>(
    db,
    sql`
    select distinct title, kind from search_documents d
    where lang = ${lang} and title in ${[...texts]} and (kind <> 'event' or exists (
      select 1 from search_dates t where t.document_id = d.item_id and not t.is_off and t.shown_at >= ${now}::timestamptz
    ))
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
    limit ${MAX_SUGGESTIONS}
  `,
  );
  const phrases = rows.map(({ phrase }) => phrase);
  if (phrases.length >= MAX_SUGGESTIONS || words.length > 1 || begun.length < 2) return phrases;
  const known = new Set(phrases.map((phrase) => phrase.toLowerCase()));
  const single = (await completeWord(db, lang, begun)).filter((word) => !known.has(word.toLowerCase()));
  return [...phrases, ...single].slice(0, MAX_SUGGESTIONS);
}

async function completeWord(db: Db, lang: Language, begun: string): Promise<string[]> {
  const rows = await readRows<{ word: string }>(
    db,
    sql`
    select word from (
      select distinct on (folded) word, folded, sum(own_documents) over (partition by folded) as documents,
        max(lead_documents) over (partition by folded) > 0 as is_lead from search_words
      where lang = ${lang} and own_documents > 0 and folded like ${`${begun}%`}
      order by folded, search_words.lead_documents > 0 desc, search_words.own_documents desc, word
    ) words
    order by is_lead desc, documents desc, length(folded), folded
    limit ${MAX_SUGGESTIONS}
  `,
  );
  return rows.map(({ word }) => word).filter((word) => !isStopWord(word, lang));
}
