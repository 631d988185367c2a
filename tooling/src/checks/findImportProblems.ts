import { findBoundaryBreaches } from './findBoundaryBreaches.ts';
import { findCircles } from './findCircles.ts';
import { findEmptyLoops } from './findEmptyLoops.ts';
import { findReadingBreaches } from './findReadingBreaches.ts';
import { findUnsharedNames } from './findUnsharedNames.ts';
import { findZoneReads } from './findZoneReads.ts';
import { readCalls } from './readCalls.ts';
import { readImports } from './readImports.ts';
import type { Finding } from './report.ts';
import type { SourceFile } from './sourceFiles.ts';

/** The server's files have styled-components whole. */
const IS_FOR_BROWSERS = /^mfe-\w+\/src\/(?!.*\.server\.tsx?$)/;

/** Import directions, names that pages do not get, circles, requests out of their rooms, dates in the machine's zone, and loops of tests that could expect nothing. */
export function findImportProblems(sources: readonly SourceFile[]): Finding[] {
  const files = sources.map((file) => ({ path: file.path, imports: readImports(file), calls: readCalls(file) }));
  return [
    ...files.flatMap(({ path, imports, calls }) => [...findBoundaryBreaches(path, imports), ...findReadingBreaches(path, calls)]),
    ...findCircles(files),
    ...sources.flatMap(findEmptyLoops),
    ...sources.flatMap(findZoneReads),
    ...sources.filter(({ path }) => IS_FOR_BROWSERS.test(path)).flatMap(findUnsharedNames),
  ];
}
