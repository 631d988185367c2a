import type { LanguageChange } from '@spielplan/shared-contracts/api';
import { LANGUAGES, type Language, otherLanguage } from '@spielplan/shared-contracts/i18n';
import { isBehind } from '@spielplan/shared-contracts/rules/content-checks';
import type { LanguageMark, LanguageMarks } from '../../platform/database/schema/index.ts';

/** So long after a change that followed the other language the next one is part of the same translation. */
const SITTING_MS = 30 * 60_000;
const UNKNOWN: LanguageMark = { changed_at: null, translated: true };

/** Of a block that begins in one language and is copied into the others. */
export function marksOfNew(lang: Language, now: number): LanguageMarks {
  const changed_at = new Date(now).toISOString();
  return Object.fromEntries(LANGUAGES.map((each) => [each, { changed_at, translated: each === lang }]));
}

/**
 * After its fields were changed in one language. A change that follows the other one brings
 * both together; any other one leaves the other language behind.
 */
export function marksAfter(marks: LanguageMarks, lang: Language, now: number): LanguageMarks {
  const at = new Date(now).toISOString();
  const [own, other] = [marks[lang] ?? UNKNOWN, marks[otherLanguage(lang)] ?? UNKNOWN];
  const isGoingOn = own.translated_at !== undefined && now - Date.parse(own.translated_at) < SITTING_MS;
  const isTranslation = !own.translated || isBehind(presentMarks(marks), lang) || isGoingOn;
  const changed: LanguageMark = { changed_at: at, translated: true, matched_at: at };
  if (!isTranslation) return { ...marks, [lang]: changed };
  return { ...marks, [lang]: { ...changed, translated_at: at }, [otherLanguage(lang)]: { ...other, matched_at: at } };
}

/** After somebody has said whether one language is a translation of the other as it is now. */
export function marksWith(marks: LanguageMarks, lang: Language, translated: boolean, now: number): LanguageMarks {
  const own = marks[lang] ?? UNKNOWN;
  return { ...marks, [lang]: { ...own, translated, ...(translated && { matched_at: new Date(now).toISOString() }) } };
}

/** What is known of each language; blocks from before this was kept count as translated. */
export function presentMarks(marks: LanguageMarks | undefined): { de: LanguageChange; en: LanguageChange } {
  const of = (lang: Language): LanguageChange => {
    const { changed_at, translated, matched_at } = marks?.[lang] ?? UNKNOWN;
    return { changed_at, translated, ...(matched_at !== undefined && { matched_at }) };
  };
  return { de: of('de'), en: of('en') };
}
