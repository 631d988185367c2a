import { posix } from 'node:path';
import type { Workspace } from './readWorkspace.ts';
import type { Finding } from './report.ts';
import type { SourceFile } from './sourceFiles.ts';

const SOURCE_FILE = /^[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|md|sh|conf|sql)$/;
const IS_PLACEHOLDER = /[<>{}*…]/;

/** Finds files and links named in documents that do not exist, and names that are not in the file they are said to be in. */
export function findDocumentProblems({ paths, texts }: Workspace): Finding[] {
  const documents = texts.filter(({ path }) => path.endsWith('.md'));
  const folders = new Set(paths.map((path) => path.split('/')[0]).filter((name) => !name?.includes('.')));
  return documents.flatMap((document) => [
    ...onEachLine(document, (line) => [
      ...namedIn(line, folders)
        .filter((name) => !exists(name, paths))
        .map((name) => `there is no file ${name}`),
      ...linksIn(line)
        .filter((target) => !leadsSomewhere(document, target, documents, paths))
        .map((to) => `the link ${to} leads nowhere`),
    ]),
    ...misplacedIn(document, texts),
  ]);
}

/**
 * Source files and folders of the workspace in backticks;
 * placeholders, addresses and built files are none.
 */
function namedIn(line: string, folders: ReadonlySet<string | undefined>): string[] {
  return [...line.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name.replace(/^\.\.?\//, '').replace(/\/$/, ''))
    .filter((name) => !IS_PLACEHOLDER.test(name))
    .filter((name) => SOURCE_FILE.test(name) || (name.includes('/') && folders.has(name.split('/')[0]) && !name.includes(':')));
}

/** "`NAME` in `file.ts`", also over the end of a line. */
function misplacedIn({ path, text }: SourceFile, texts: readonly SourceFile[]): Finding[] {
  return [...text.matchAll(/`(\w+)` in\s+`([\w./-]+\.(?:tsx?|mjs))`/g)].flatMap(({ 1: name = '', 2: file = '', index }) => {
    const meant = texts.filter((each) => `/${each.path}`.endsWith(`/${file}`));
    if (meant.length === 0 || meant.some((each) => new RegExp(`\\b${name}\\b`).test(each.text))) return [];
    return [{ path, line: text.slice(0, index).split('\n').length, message: `there is no ${name} in ${file}` }];
  });
}

function exists(name: string, paths: readonly string[]): boolean {
  return paths.some((path) => `/${path}`.endsWith(`/${name}`) || `/${path}`.includes(`/${name}/`));
}

function linksIn(line: string): string[] {
  return [...line.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to).filter((to) => !/^[a-z]+:/.test(to));
}

function leadsSomewhere(from: SourceFile, target: string, documents: readonly SourceFile[], paths: readonly string[]): boolean {
  const [file = '', anchor] = target.split('#');
  const path = file ? posix.normalize(posix.join(posix.dirname(from.path), file)).replace(/\/$/, '') : from.path;
  if (!paths.includes(path)) return paths.some((each) => each.startsWith(`${path}/`));
  const text = documents.find((each) => each.path === path)?.text;
  return !anchor || !text || anchorsOf(text).has(anchor);
}

/** Anchors as GitHub and its like make them of headings. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase());
  return new Set(headings.map((title) => title.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')));
}

function onEachLine({ path, text }: SourceFile, messagesOf: (line: string) => string[]): Finding[] {
  return text.split('\n').flatMap((line, index) => messagesOf(line).map((message) => ({ path, line: index + 1, message })));
}
