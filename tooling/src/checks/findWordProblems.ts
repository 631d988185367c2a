import type { Workspace } from './readWorkspace.ts';
import { REPLACED_WORDS } from './replacedWords.ts';
import type { Finding } from './report.ts';

/** Seeded stories are prose, migrations are history; this check and its test name what they refuse. */
const IS_LEFT_OUT = /^provider\/(?:src\/seed\/content|migrations)\/|^tooling\/src\/checks\/(?:replacedWords|findWordProblems)\./;
const STRINGS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;

/** Finds words that were replaced: in names, names of files, comments and documents. The message says which one to use. */
export function findWordProblems({ paths, texts }: Pick<Workspace, 'paths' | 'texts'>): Finding[] {
  const names = paths.map((path) => ({ path, lines: [path.slice(path.lastIndexOf('/') + 1)] }));
  const files = texts.map(({ path, text }) => ({ path, lines: text.split('\n').map((line) => linesOf(path, line)) }));
  return [...names, ...files]
    .filter(({ path }) => !IS_LEFT_OUT.test(path))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => messagesIn(path, line).map((message) => ({ path, line: index + 1, message }))),
    );
}

/** In comments and documents quotation marks hold words, in code they hold strings. */
function linesOf(path: string, line: string): string {
  return path.endsWith('.md') || /^\s*(?:\/\/|\/?\*)/.test(line) ? line : line.replace(STRINGS, "''");
}

function messagesIn(path: string, line: string): string[] {
  return REPLACED_WORDS.filter(
    ({ besides = {} }) => !Object.keys(besides).some((end) => path.startsWith(end) || path.endsWith(end)),
  ).flatMap(({ pattern, instead }) =>
    [...line.matchAll(pattern)].map(([found]) => `"${found}" was replaced: write ${instead} (docs/architecture.md, Words)`),
  );
}
