import type { Language, Localised } from '../i18n/language.ts';
import type { MessageTable } from '../i18n/messages.ts';

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Checks the texts of a remote in both languages: each message fills the same values, each plural
 * has all forms of German and English (`_one` and `_other`, `_zero` if one likes), none is empty,
 * and none uses what only i18next itself could resolve (formats, nesting). Answers every breach in
 * words. `_one` may leave out `{{count}}`: "ein Termin".
 */
export function findMessageBreaches(messages: Localised<MessageTable>): string[] {
  const breaches = [...breachesOf(messages.de, 'de'), ...breachesOf(messages.en, 'en')];
  for (const [key, german] of Object.entries(messages.de)) {
    const english = messages.en[key];
    if (english === undefined) continue;
    const mayLackCount = /_(zero|one)$/.test(key);
    const [de, en] = [german, english].map((text) => placeholders(text, mayLackCount));
    if (de !== en) breaches.push(`The message "${key}" fills {${de}} in German, but {${en}} in English.`);
  }
  return breaches;
}

function breachesOf(table: MessageTable, lang: Language): string[] {
  const breaches: string[] = [];
  for (const [key, text] of Object.entries(table)) {
    if (text.trim() === '') breaches.push(`The message "${key}" is empty in "${lang}".`);
    if (/[{}]/.test(text.replace(PLACEHOLDER, '')) || text.includes('$t(')) {
      breaches.push(`The message "${key}" in "${lang}" uses more than {{name}}.`);
    }
    const [, base, form] = PLURAL.exec(key) ?? [];
    if (!base || !form) continue;
    if (form === 'two' || form === 'few' || form === 'many')
      breaches.push(`The message "${key}" has a plural form that "${lang}" never uses.`);
    for (const needed of ['one', 'other']) {
      if (form !== needed && !Object.hasOwn(table, `${base}_${needed}`))
        breaches.push(`The message "${base}" lacks its form "_${needed}" in "${lang}".`);
    }
  }
  return [...new Set(breaches)];
}

function placeholders(text: string, mayLackCount: boolean): string {
  const names = new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name));
  if (mayLackCount) names.delete('count');
  return [...names].sort().join(', ');
}
