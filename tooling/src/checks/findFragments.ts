import { posix } from 'node:path';
import type { Finding } from './report.ts';
import { isTestFile, type SourceFile } from './sourceFiles.ts';

/** Lines; what is shorter and used in one place alone is read there. */
const MIN_LINES = 15;

/** Files that stay on their own although they are short and have one importer, with the reason. */
const KEPT_FRAGMENTS: readonly { pattern: RegExp; reason: string }[] = [
  { pattern: /\/(?:index|main|remote|remote\.server|routes)\.tsx?$/, reason: 'faces, entries and routes have fixed names' },
  { pattern: /\.d\.ts$|\/i18n\//, reason: 'types of something else; texts' },
  {
    pattern: /\/blocks\/\w+\/(?:present|load)\w+\.server\.ts$/,
    reason: 'each block has its presenter or loader in a file of that name',
  },
  { pattern: /\/database\/schema\//, reason: 'one file an area of tables' },
  { pattern: /\/app\/layouts\//, reason: 'one file a layout' },
  { pattern: /\/transport\//, reason: 'requests stand in transport alone' },
];

/** Finds short files that a single file imports; a test of its own counts as one. What an index face exports has importers elsewhere. */
export function findFragments(files: readonly SourceFile[]): Finding[] {
  const importers = new Map<string, Set<string>>();
  for (const { path, text } of files)
    for (const [, to = ''] of text.matchAll(/['"](\.\.?\/[^'"]+\.tsx?)['"]/g)) {
      const target = posix.join(posix.dirname(path), to);
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  return files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    const [importer, ...others] = importers.get(path) ?? [];
    if (lines >= MIN_LINES || importer === undefined || others.length > 0 || importer.endsWith('/index.ts')) return [];
    if (isTestFile(path) || KEPT_FRAGMENTS.some(({ pattern }) => pattern.test(path))) return [];
    return [{ path, line: 1, message: `has ${lines} lines and one importer: move it into ${importer}` }];
  });
}
