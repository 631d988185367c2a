import type { Language } from '@spielplan/shared-contracts/i18n';

type Fields = Record<string, unknown>;

/** What is there in both languages, however deep, as the text of each. */
export function inBothLanguages(fields: object): { de: Fields; en: Fields } {
  return { de: inLanguage(fields, 'de') as Fields, en: inLanguage(fields, 'en') as Fields };
}

function inLanguage(value: unknown, lang: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, lang));
  if (typeof value !== 'object' || value === null) return value;
  if (lang in value) return inLanguage(Reflect.get(value, lang), lang);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLanguage(inner, lang)]));
}
