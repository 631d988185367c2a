import { type Language, type MessageValues, translate } from '@spielplan/shared-contracts/i18n';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };

const TABLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { de, en };

/** The words of the API's description in one language. */
export interface ApiTexts {
  lang: Language;
  /** A text that must be there. Throws where it is not, so that no call goes out without a name. */
  say(key: string, values?: MessageValues): string;
  /** A text that may be missing. */
  find(key: string): string | undefined;
}

export function apiTexts(lang: Language): ApiTexts {
  const table = TABLES[lang];
  return {
    lang,
    say(key, values) {
      if (table[key] === undefined) throw new TypeError(`The description of the API has no text "${key}" in ${lang}.`);
      return translate(table, lang, key, values);
    },
    find: (key) => table[key],
  };
}
