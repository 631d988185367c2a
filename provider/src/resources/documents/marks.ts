import type { LanguageChange } from '@spielplan/shared-contracts/api';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import type { LanguageMarks } from '../../database/schema/index.ts';

/** Of a block that begins in one language and is copied into the others. */
export function marksOfNew(lang: Language, now: number): LanguageMarks {
  const changed_at = new Date(now).toISOString();
  return Object.fromEntries(LANGUAGES.map((each) => [each, { changed_at, translated: each === lang }]));
}

/** After its fields were changed in one language. */
export function marksAfter(marks: LanguageMarks, lang: Language, now: number): LanguageMarks {
  return { ...marks, [lang]: { changed_at: new Date(now).toISOString(), translated: true } };
}

/** What is known of each language; blocks from before this was kept count as translated. */
export function presentMarks(marks: LanguageMarks | undefined): { de: LanguageChange; en: LanguageChange } {
  const of = (lang: Language): LanguageChange => marks?.[lang] ?? { changed_at: null, translated: true };
  return { de: of('de'), en: of('en') };
}
