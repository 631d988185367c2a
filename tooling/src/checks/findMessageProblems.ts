import { baseOf, lineOfMessage, type MessageTables } from './messageTables.ts';
import type { Finding } from './report.ts';

const LANGUAGES = ['de', 'en'] as const;
const OTHER = { de: 'en', en: 'de' } as const;

/**
 * Compares the two languages of a package: the same messages,
 * the same values to fill in, whole plurals, nothing empty.
 */
export function findMessageProblems(tables: MessageTables): Finding[] {
  return LANGUAGES.flatMap((lang) => {
    const [table, twin] = [tables[lang], tables[OTHER[lang]]];
    const path = `${tables.package}/src/i18n/${lang}.json`;
    return Object.entries(table).flatMap(([key, text]) =>
      [
        Object.hasOwn(twin, key) ? null : `"${key}" is missing in ${OTHER[lang]}.json: both languages are always written`,
        text.trim() === '' ? `"${key}" is empty` : null,
        pluralProblem(table, key),
        lang === 'de' ? placeholderProblem(tables, key) : null,
      ].flatMap((message) => (message ? [{ path, line: lineOfMessage(table, key), message }] : [])),
    );
  });
}

function pluralProblem(table: Readonly<Record<string, string>>, key: string): string | null {
  const base = baseOf(key);
  if (base === key) return null;
  if (Object.hasOwn(table, base)) return `"${base}" is there with and without plural forms: keep one`;
  const missing = ['_one', '_other'].find((suffix) => !Object.hasOwn(table, base + suffix));
  return missing ? `"${base}" lacks its form "${missing}"` : null;
}

function placeholderProblem({ de, en }: MessageTables, key: string): string | null {
  const base = baseOf(key);
  const [german, english] = [placeholdersOf(de, base), placeholdersOf(en, base)];
  if (german === english || !Object.keys(en).some((other) => baseOf(other) === base)) return null;
  return `"${key}" fills {${german}} in German and {${english}} in English`;
}

/** All forms of a message together: the singular may do without its number. */
function placeholdersOf(table: Readonly<Record<string, string>>, base: string): string {
  const forms = Object.entries(table).filter(([key]) => baseOf(key) === base);
  const names = forms.flatMap(([, text]) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1]));
  return [...new Set(names)].sort((a, b) => (a ?? '').localeCompare(b ?? '')).join(', ');
}
