import type { Workspace } from './readWorkspace.ts';
import { REPLACED_WORDS } from './replacedWords.ts';
import type { Finding } from './report.ts';

/** Seeded stories are prose, migrations are history; this check and its test name what they refuse. */
const IS_LEFT_OUT = /^provider\/(?:src\/seed\/content|migrations)\/|^tooling\/src\/checks\/(?:replacedWords|findWordProblems)\./;
const STRINGS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** Finds words that were replaced: in names, names of files, comments and documents. The message says which one to use. */
export function findWordProblems({ paths, texts }: Pick<Workspace, 'paths' | 'texts'>): Finding[] {
  const names = paths.map((path) => ({ path, lines: [{ text: path, kind: 'name' as const }] }));
  const files = texts.map(({ path, text }) => ({ path, lines: text.split('\n').map((line) => lineOf(path, line)) }));
  return [...names, ...files]
    .filter(({ path }) => !IS_LEFT_OUT.test(path))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => messagesIn(path, line).map((message) => ({ path, line: index + 1, message }))),
    );
}

interface Line {
  text: string;
  kind: 'name' | 'code' | 'prose';
}

/** In comments and documents quotation marks hold words, in code they hold strings. */
function lineOf(path: string, text: string): Line {
  const isProse = path.endsWith('.md') || /^\s*(?:\/\/|\/?\*)/.test(text);
  return isProse ? { text, kind: 'prose' } : { text: text.replace(STRINGS, "''"), kind: 'code' };
}

function messagesIn(path: string, { text, kind }: Line): string[] {
  return REPLACED_WORDS.filter(
    ({ besides = {}, within, only }) =>
      (!within || within.test(path)) &&
      (!only || only === kind) &&
      !Object.keys(besides).some((end) => path.startsWith(end) || path.endsWith(end)),
  ).flatMap(({ pattern, instead, only }) =>
    // Code in prose holds names and is not prose.
    [...(only === 'prose' ? text.replace(/`[^`]*`/g, '') : text).matchAll(pattern)].map(
      ([found]) => `"${found}" was replaced: write ${instead} (docs/architecture.md, Words)`,
    ),
  );
}
