import type { Language } from '../i18n/language.ts';
import type { BlockFinding, CheckedBlock } from './contentRules.ts';
import { hasWords } from './fieldsOfBlocks.ts';

/** When a block was last changed in a language, and whether its words are its own there. */
export type LanguageStates = Readonly<Record<Language, { readonly changed_at: string | null; readonly translated: boolean }>>;

/** Words that are a copy of the other language's (WCAG 3.1.2), or older than those they translate. */
export function findTranslations({ fields }: CheckedBlock, states: LanguageStates, lang: Language): BlockFinding[] {
  const [own, other] = [states[lang], states[lang === 'de' ? 'en' : 'de']];
  if (!hasWords(fields)) return [];
  if (!own.translated) return [{ rule: 'untranslated', field: null, words: '' }];
  const isBehind = other.translated && other.changed_at !== null && timeOf(own.changed_at) < timeOf(other.changed_at);
  return isBehind ? [{ rule: 'translation-behind', field: null, words: '' }] : [];
}

function timeOf(instant: string | null): number {
  return instant === null ? -Infinity : Date.parse(instant);
}
