import type { Language } from './language.ts';

/**
 * Messages of one language as they are written: i18next's
 * JSON format, flat keys, plural forms by suffix.
 */
export type MessageTable = Readonly<Record<string, string>>;
export type MessageValues = Readonly<Record<string, string | number>>;

const pluralRules = new Map<Language, Intl.PluralRules>();

function pluralForm(lang: Language, count: number): Intl.LDMLPluralRule {
  let rules = pluralRules.get(lang);
  if (!rules) pluralRules.set(lang, (rules = new Intl.PluralRules(lang)));
  return rules.select(count);
}

/**
 * As i18next does: a form `_zero` serves nothing at all
 * in any language, before the plural rules are asked.
 */
function pluralMessage(table: MessageTable, lang: Language, key: string, count: number): string | undefined {
  return (count === 0 ? table[`${key}_zero`] : undefined) ?? table[`${key}_${pluralForm(lang, count)}`];
}

/**
 * Looks a message up in a table already resolved for its language, fills `{{name}}` and picks the
 * plural form by `count`. The table comes from i18next once per release set and language; doing only
 * this per call keeps i18next out of the browser and of the render loop. An unknown key answers the
 * key itself: the build refuses those.
 */
export function translate(table: MessageTable, lang: Language, key: string, values?: MessageValues): string {
  if (!values) return table[key] ?? key;
  const message =
    (typeof values.count === 'number' ? pluralMessage(table, lang, key, values.count) : undefined) ?? table[key] ?? key;
  return message.replace(/\{\{\s*(\w+)\s*\}\}/g, (raw, name: string) => isolated(String(values[name] ?? raw)));
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What is written from right to left does not turn the words around it (Unicode's first strong isolate). */
function isolated(value: string): string {
  return RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
}

/** Removes the plural suffix, so that typed keys name the message and not its forms. */
export type MessageKey<Table> = keyof Table extends infer K
  ? K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
    ? Base
    : K & string
  : never;
