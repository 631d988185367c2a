import type { Language, MessageTable } from '@spielplan/shared-contracts/i18n';
import { createInstance } from 'i18next';

/**
 * Resolves one owner's messages for a language with i18next: nested `$t()` references and German as
 * the language to fall back to. It runs once per release set and language; plural forms and
 * `{{values}}` stay for the moment of use.
 */
export function resolveMessages(tables: Readonly<Record<Language, MessageTable>>, lang: Language): MessageTable {
  const i18n = createInstance();
  void i18n.init({
    lng: lang,
    fallbackLng: 'de',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    resources: { de: { translation: tables.de }, en: { translation: tables.en } },
    // No message holds these: variables are filled later, only nesting is resolved here.
    interpolation: { escapeValue: false, prefix: '\u0001', suffix: '\u0002' },
  });
  const keys = new Set([...Object.keys(tables.de), ...Object.keys(tables.en)]);
  return Object.fromEntries([...keys].map((key) => [key, i18n.t(key)]));
}
