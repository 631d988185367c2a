import type { Finding } from './report.ts';
import type { SourceFile } from './sourceFiles.ts';

const MAX_LINES = 2;
const MAX_CHARS = 100;
/** Orders to the compiler, the lint or the bundler: they are as long as their names and reasons. */
const IS_ORDER = /^\/\/ (?:oxlint-|@ts-)/;

/** Finds comments of more than two lines, or of lines of more than 100 characters. Docstrings (`/**`) may say more. */
export function findCommentProblems({ path, text }: SourceFile): Finding[] {
  if (!/\.[cm]?[jt]sx?$/.test(path)) return [];
  const lines = text.split('\n').map((line) => line.trim());
  return commentsOf(lines).flatMap(({ start, words }) => {
    const long = words.findIndex((line) => line.length > MAX_CHARS);
    if (words.length > MAX_LINES) return [{ path, line: start + 1, message: `${words.length} lines of comment: say it in two` }];
    if (long === -1) return [];
    return [{ path, line: start + long + 1, message: `${words[long]!.length} characters in a line of comment: ${MAX_CHARS} do` }];
  });
}

interface Comment {
  start: number;
  words: string[];
}

function commentsOf(lines: readonly string[]): Comment[] {
  const found: Comment[] = [];
  for (let start = 0; start < lines.length; start += 1) {
    const end = endOf(lines, start);
    if (end === start) continue;
    found.push({ start, words: lines.slice(start, end).map(wordsOf) });
    start = end - 1;
  }
  return found;
}

/** The line behind the comment that begins at a line; the line itself where none does. */
function endOf(lines: readonly string[], start: number): number {
  let end = start;
  if (/^\/\*(?!\*)/.test(lines[start]!)) {
    while (end < lines.length && !lines[end]!.includes('*/')) end += 1;
    return end + 1;
  }
  while (end < lines.length && lines[end]!.startsWith('//') && !IS_ORDER.test(lines[end]!)) end += 1;
  return end;
}

function wordsOf(line: string): string {
  return line.replace(/^(?:\/\/|\/\*|\*(?!\/))\s?/, '').replace(/\s*\*\/.*$/, '');
}
