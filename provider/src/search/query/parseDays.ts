import { type IsoDay, parseUrlDate } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { foldWord } from '../text/foldWord.ts';
import { parseWords } from '../text/parseWords.ts';
import { areNearDays, isNextWord, parseRelativeDays } from './relativeDays.ts';
import { isAmbiguousMonth, parseMonth, parseNamedDay, parseWeekday } from './calendarWords.ts';

/** Days of the house that a term names, both included, and what is left of the term. */
export interface NamedDays {
  from: IsoDay;
  to: IsoDay;
  rest: string;
}

type Days = Pick<NamedDays, 'from' | 'to'>;
interface Found extends Days {
  start: number;
  length: number;
}

const NUMERIC = [
  /(?<!\d)(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)/,
  /(?<![\d.:])(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.(?:\s?(?<year>\d{4}|\d{2}))?(?![\d.:])/,
  /(?<![\d.:])(?<day>\d{1,2})\.(?<month>\d{1,2})(?![\d.:])/,
  /(?<![\d/])(?<day>\d{1,2})\/(?<month>\d{1,2})(?:\/(?<year>\d{4}|\d{2}))?(?![\d/])/,
];
/** Words around a date that say nothing once it is read. */
const FILLERS = new Set(
  'am an im in on the of den der dem des um zu zum this next diese diesen dieser dieses diesem nächste nächsten nächster nächstes kommende kommenden kommendes coming for für at'
    .split(' ')
    .map(foldWord),
);

/**
 * Reads a day or days out of a term: "12. Dezember", "12.12.", "December 12", "Samstag", "heute",
 * "Silvester", "im Dezember". A date without a year is the next one that is not over at `today`.
 * What is no real date is no date.
 */
export function parseDays(term: string, today: IsoDay): NamedDays | null {
  const numeric = parseNumeric(term, today);
  if (numeric) return { ...numeric, rest: restOf(numeric.rest) };
  const written = parseWords(term).map(({ text }) => text);
  const words = written.map(foldWord);
  for (let start = 0; start < words.length; start += 1) {
    const found = parseAt(words, start, today);
    if (!found) continue;
    const left = written.filter((_, index) => index < found.start || index >= found.start + found.length);
    return { from: found.from, to: found.to, rest: restOf(left.join(' ')) };
  }
  return null;
}

/**
 * Whether a term says nothing but a day near by, such as
 * "morgen": then its word is not looked for in texts.
 */
export function isNearDay(words: readonly string[]): boolean {
  return areNearDays(words.map(foldWord));
}

function parseNumeric(term: string, today: IsoDay): NamedDays | null {
  for (const pattern of NUMERIC) {
    const match = pattern.exec(term);
    if (!match?.groups) continue;
    const { day, month, year } = match.groups;
    const found = dayOf(Number(day), Number(month), year, today);
    const rest = `${term.slice(0, match.index)} ${term.slice(match.index + match[0].length)}`;
    if (found) return { from: found, to: found, rest };
  }
  return null;
}

function parseAt(words: readonly string[], start: number, today: IsoDay): Found | null {
  const [first = '', second = '', third = ''] = words.slice(start);
  const named = parseNamedDay(words.slice(start));
  if (named) {
    const yearWord = parseYear(words[start + named.length]);
    const days = yearWord === null ? nextOf(named.daysIn, today) : toDays(named.daysIn(yearWord));
    return { ...days, start, length: named.length + (yearWord === null ? 0 : 1) };
  }
  const relative = parseRelativeDays(first, second, today);
  if (relative) return { ...relative, start };

  // "12 Dezember 2026", "12th of December", "December 12th".
  const dayFirst = parseOrdinal(first);
  const monthBehind = second === 'of' ? third : second;
  if (dayFirst !== null && parseMonth(monthBehind) !== null) {
    return parseWrittenDate(words, start, dayFirst, monthBehind, second === 'of' ? 3 : 2, today);
  }
  const month = parseMonth(first);
  if (month !== null) {
    const dayBehind = parseOrdinal(second);
    if (dayBehind !== null) return parseWrittenDate(words, start, dayBehind, first, 2, today);
    // "32. Dezember" is no day, and not all of December either.
    if (parseOrdinal(words[start - 1] ?? '') !== null) return null;
    if (isAmbiguousMonth(first) && words.length > 1 && !['in', 'im'].includes(words[start - 1] ?? '')) return null;
    const year = parseYear(second);
    return { ...monthOf(month, year, today), start, length: year === null ? 1 : 2 };
  }
  const weekday = parseWeekday(first);
  // In "Samstag, 12. Dezember" the date says it all.
  if (weekday === null || words.slice(start + 1, start + 4).some((word) => parseMonth(word) !== null)) return null;
  const ahead = (weekday - inHouseZone(`${today}T12:00:00`).weekday + 7) % 7;
  // Anyone who asks on a Saturday for the next one does not mean today.
  const day = addDays(today, ahead === 0 && isNextWord(words[start - 1] ?? '') ? 7 : ahead);
  return { from: day, to: day, start, length: 1 };
}

function parseWrittenDate(
  words: readonly string[],
  start: number,
  day: number,
  month: string,
  length: number,
  today: IsoDay,
): Found | null {
  const year = parseYear(words[start + length]);
  const found = dayOf(day, parseMonth(month) ?? 0, year === null ? undefined : String(year), today);
  if (!found) return null;
  const hasWeekday = parseWeekday(words[start - 1] ?? '') !== null;
  return {
    from: found,
    to: found,
    start: hasWeekday ? start - 1 : start,
    length: length + (year === null ? 0 : 1) + (hasWeekday ? 1 : 0),
  };
}

function parseOrdinal(word: string): number | null {
  const match = /^(\d{1,2})(?:st|nd|rd|th|ter|ten)?$/.exec(word);
  return match ? Number(match[1]) : null;
}

function parseYear(word: string | undefined): number | null {
  return word !== undefined && /^(?:19|20)\d{2}$/.test(word) ? Number(word) : null;
}

/** A real day; without a year the next one from today on. */
function dayOf(day: number, month: number, year: string | undefined, today: IsoDay): IsoDay | null {
  const inYear = (of: number) =>
    parseUrlDate(`${String(day).padStart(2, '0')}-${String(month).padStart(2, '0')}-${String(of).padStart(4, '0')}`);
  if (year !== undefined) return inYear(year.length === 2 ? 2000 + Number(year) : Number(year));
  const thisYear = Number(today.slice(0, 4));
  // A leap day may be up to eight years away.
  for (let of = thisYear; of <= thisYear + 8; of += 1) {
    const found = inYear(of);
    if (found && found >= today) return found;
  }
  return null;
}

function monthOf(month: number, year: number | null, today: IsoDay): Days {
  const thisYear = Number(today.slice(0, 4));
  const isOver = month < Number(today.slice(5, 7));
  const first = inHouseZone(`${year ?? (isOver ? thisYear + 1 : thisYear)}-${String(month).padStart(2, '0')}-01T12:00:00`);
  return { from: first.toISODate(), to: first.endOf('month').toISODate() };
}

function nextOf(daysIn: (year: number) => readonly [IsoDay, IsoDay], today: IsoDay): Days {
  const year = Number(today.slice(0, 4));
  const days = toDays(daysIn(year));
  return days.to >= today ? days : toDays(daysIn(year + 1));
}

function toDays([from, to]: readonly [IsoDay, IsoDay]): Days {
  return { from, to };
}

/** What is left, unless nothing of it means anything. */
function restOf(text: string): string {
  const words = parseWords(text).filter(
    (word) => !FILLERS.has(foldWord(word.text)) && parseWeekday(foldWord(word.text)) === null,
  );
  return words.map((word) => word.text).join(' ');
}
