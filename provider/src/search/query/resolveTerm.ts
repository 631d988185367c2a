import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import type { SearchContext } from '../createLookUp.ts';
import { foldWord } from '../text/foldWord.ts';
import { splitCompound } from '../text/splitCompound.ts';
import { topicTitlesOf } from '../text/topics.ts';
import { buildTextQuery, wordsOfTerm } from './buildQuery.ts';
import { parseNamedDay } from './calendarWords.ts';
import { correctSpelling, findSimilarSound, findSlip } from './correctSpelling.ts';
import { hasEvents, hasMatches } from './findDocuments.ts';
import { joinKnownWords, splitByVocabulary } from './knownWords.ts';
import type { Question } from './Question.ts';
import { isNearDay, type NamedDays, parseDays } from './parseDays.ts';

/**
 * Settles what a term asks for: first all of its words, then the parts of its compounds, then the other language, then a
 * better spelling, then at least half of them.
 * The later steps are taken only where the earlier ones find nothing at all, so every page of a result settles the same.
 */
export async function resolveTerm(context: SearchContext, lang: Language, term: string): Promise<Question | null> {
  const words = await namedAsKnown(context, lang, wordsOfTerm(term));
  const asked = ask(lang, words, parseDays(term, context.clock.today()), null);
  if (!asked) return null;
  const joined = asked.days || asked.topic.length > 0 ? null : await joinKnownWords(context.db, words, lang);
  // Two words that stand together in a title are no compound: "Night Pieces".
  const isTogether = joined !== null && (await hasMatches(context, { ...asked, text: buildTextQuery(words, lang, 'AB') }));
  const askedJoined = joined && !isTogether ? ask(lang, joined, null, null) : null;
  if (askedJoined && (await hasMatches(context, askedJoined))) return askedJoined;
  if (await hasMatches(context, asked)) return (await correctQuestion(context, asked)) ?? asked;
  const parts = await partsOf(context, words, lang);
  const askedParts = parts.length > words.length ? ask(lang, parts, asked.days, null) : null;
  if (askedParts && (await hasMatches(context, askedParts))) return askedParts;
  for (const foreignWords of joined ? [joined, words] : [words]) {
    const foreign = createForeignQuestion(lang, foreignWords);
    if (foreign && (await hasMatches(context, foreign))) return foreign;
  }

  const corrected = await correctSpelling(context.db, words, lang);
  const better = corrected?.join(' ');
  const askedBetter = corrected && better ? ask(lang, corrected, parseDays(better, context.clock.today()), better) : null;
  if (askedBetter && (await hasMatches(context, askedBetter))) return askedBetter;
  const whole = words.length === 2 ? await findSlip(context.db, words.join(''), lang) : null;
  if (whole !== null) return ask(lang, [whole], null, whole);
  const loose = askedBetter && { ...askedBetter, isLoose: true };
  if (loose && (await hasMatches(context, loose))) return loose;
  return { ...(askedParts ?? asked), isLoose: true };
}

/** A day's name in the spelling that documents have: "Sylvester" is "Silvester" in titles too. */
async function namedAsKnown({ db }: SearchContext, lang: Language, words: string[]): Promise<string[]> {
  const at = words.findIndex((word) => parseNamedDay([foldWord(word)]) !== null);
  const known = at < 0 ? null : await findSimilarSound(db, words[at] ?? '', lang);
  return known === null ? words : words.with(at, known);
}

async function partsOf({ db }: SearchContext, words: readonly string[], lang: Language): Promise<string[]> {
  const parts: string[] = [];
  for (const word of words) {
    const own = splitCompound(word);
    const found = own.length > 0 || words.length > 2 ? own : await splitByVocabulary(db, word, lang);
    parts.push(...(found.length > 0 ? found : [word]));
  }
  return parts;
}

/** The same words asked of the other language, as they are: "Moldau" on an English page. */
function createForeignQuestion(lang: Language, words: readonly string[]): Question | null {
  const other = LANGUAGES.find((one) => one !== lang);
  const asked = other === undefined || words.every((word) => isShort(word)) ? null : ask(other, words, null, null);
  return asked?.text ? { ...asked, shownLang: lang, text: { ...asked.text, all: asked.text.exact } } : null;
}

function isShort(word: string): boolean {
  return word.length < MIN_FOREIGN_CHARS;
}

const MIN_FOREIGN_CHARS = 4;

/** A slip that happens to find a page, as "Theatr" does, is put right where that finds events. */
async function correctQuestion(context: SearchContext, asked: Question): Promise<Question | null> {
  const { words, lang, topic, days } = asked;
  const [word] = words;
  if (word === undefined || words.length > 1 || topic.length > 0 || days || (await hasEvents(context, asked))) return null;
  const better = await findSlip(context.db, word, lang);
  const askedBetter = better === null ? null : ask(lang, [better], null, better);
  return askedBetter && (await hasEvents(context, askedBetter)) ? askedBetter : null;
}

function ask(lang: Language, words: readonly string[], days: NamedDays | null, suggestion: string | null): Question | null {
  const text = days && isNearDay(words) ? null : buildTextQuery(words, lang, days ? 'AB' : '');
  if (!text && !days) return null;
  return {
    lang,
    shownLang: lang,
    words,
    folded: words.map(foldWord).join(' '),
    text,
    days: days && { ...days, text: buildTextQuery(wordsOfTerm(days.rest), lang) },
    topic: topicTitlesOf(words, lang),
    isLoose: false,
    suggestion,
  };
}
