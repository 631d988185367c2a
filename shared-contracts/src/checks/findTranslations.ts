import { type Language, otherLanguage } from '../i18n/language.ts';
import type { BlockFinding, CheckedBlock } from './contentRules.ts';
import { hasWords, isEmptyBlock } from './fieldsOfBlocks.ts';

/** What is known of a block in each language (`languageChangeSchema`). */
export type LanguageStates = Readonly<
  Record<
    Language,
    { readonly changed_at: string | null; readonly translated: boolean; readonly matched_at?: string | null | undefined }
  >
>;

/**
 * Words that are a copy of the other language's (WCAG 3.1.2), that are not there yet, or older than those they
 * translate. `otherFields` are those of the block in the other language.
 */
export function findTranslations(
  block: CheckedBlock,
  otherFields: CheckedBlock['fields'],
  states: LanguageStates,
  lang: Language,
): BlockFinding[] {
  const isMissing = isEmptyBlock(block) && !isEmptyBlock({ ...block, fields: otherFields });
  if (!hasWords(block.fields) && !hasWords(otherFields) && !isMissing) return [];
  if (!states[lang].translated) return [{ rule: 'untranslated', field: null, words: '' }];
  return isBehind(states, lang) ? [{ rule: 'translation-behind', field: null, words: '' }] : [];
}

/** Whether the other language was changed since this one was last brought up to it. */
export function isBehind(states: LanguageStates, lang: Language): boolean {
  const [own, other] = [states[lang], states[otherLanguage(lang)]];
  const { changed_at, matched_at = changed_at } = own;
  return other.translated && other.changed_at !== null && timeOf(matched_at) < timeOf(other.changed_at);
}

function timeOf(instant: string | null): number {
  return instant === null ? -Infinity : Date.parse(instant);
}
