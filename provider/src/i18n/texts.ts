import {
  type Language,
  type MessageKey,
  type MessageTable,
  type MessageValues,
  translate,
} from '@spielplan/shared-contracts/i18n';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

const TABLES: Record<Language, MessageTable> = { de, en };
export type TextKey = MessageKey<typeof de>;

/** The provider's own few texts in one language: `texts('de')('login.title')`. */
export function texts(lang: Language): (key: TextKey, values?: MessageValues) => string {
  return (key, values) => translate(TABLES[lang], lang, key, values);
}
