import { posix } from 'node:path';
import type { ImportStatement } from './readImports.ts';
import type { Finding } from './report.ts';
import { isTestFile } from './sourceFiles.ts';

export interface FileImports {
  path: string;
  imports: readonly ImportStatement[];
}

interface Edge {
  from: string;
  to: string;
  line: number;
}

/** Finds files that import each other in a circle, be it by their types alone, and folders beside each other that import both ways. */
export function findCircles(files: readonly FileImports[]): Finding[] {
  const edges = edgesOf(files.filter(({ path }) => !isTestFile(path)));
  return [...findFileCircles(edges), ...findFolderPairs(edges)];
}

function edgesOf(files: readonly FileImports[]): Edge[] {
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, line }) => {
      const to = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : null;
      return to !== null && known.has(to) && to !== path ? [{ from: path, to, line }] : [];
    }),
  );
}

/** Each circle is told once, at the import that leads from its first file into it. */
function findFileCircles(edges: readonly Edge[]): Finding[] {
  const out = Map.groupBy(edges, ({ from }) => from);
  const told = new Set<string>();
  return edges.flatMap(({ from, to, line }) => {
    const way = wayBetween(out, to, from);
    if (!way || told.has(from)) return [];
    for (const path of way) told.add(path);
    const circle = [from, ...way].join(' → ');
    return [
      { path: from, line, message: `${circle} go round: move the type or function they share to a file that imports neither` },
    ];
  });
}

/** The shortest way by imports, both ends included; null where there is none. */
function wayBetween(out: ReadonlyMap<string, readonly Edge[]>, start: string, end: string): string[] | null {
  const before = new Map<string, string | null>([[start, null]]);
  for (const path of before.keys()) {
    if (path === end) return wayBack(before, end);
    for (const { to } of out.get(path) ?? []) if (!before.has(to)) before.set(to, path);
  }
  return null;
}

function wayBack(before: ReadonlyMap<string, string | null>, end: string): string[] {
  const way: string[] = [];
  for (let path: string | null = end; path !== null; path = before.get(path) ?? null) way.unshift(path);
  return way;
}

/** Folders beside each other, at every level below `src`; files that stand beside folders belong to none of them. */
function findFolderPairs(edges: readonly Edge[]): Finding[] {
  const byPair = Map.groupBy(
    edges.flatMap((edge) => {
      const pair = foldersOf(edge);
      return pair ? [{ ...edge, pair: pair.join(' → '), back: pair.toReversed().join(' → ') }] : [];
    }),
    ({ pair }) => pair,
  );
  return [...byPair.values()].flatMap((there) => {
    const [first] = there;
    const back = first && byPair.get(first.back);
    // The direction with fewer imports is the one to end.
    const isToEnd = back && (there.length < back.length || (there.length === back.length && first.pair < first.back));
    if (!isToEnd) return [];
    return there.map(({ from, line, pair }) => ({
      path: from,
      line,
      message: `${pair} goes back, ${back.length} imports run the other way: move what both need below them, or this file to where it belongs`,
    }));
  });
}

function foldersOf({ from, to }: Edge): [string, string] | null {
  const [a, b] = [posix.dirname(from).split('/'), posix.dirname(to).split('/')];
  const depth = a.findIndex((name, index) => name !== b[index]);
  if (depth < 2 || depth >= b.length) return null;
  return [a.slice(0, depth + 1).join('/'), b.slice(0, depth + 1).join('/')];
}
