import { findBoundaryBreaches } from './findBoundaryBreaches.ts';
import { findCircles } from './findCircles.ts';
import { findEmptyLoops } from './findEmptyLoops.ts';
import { findFragments } from './findFragments.ts';
import { findReadingBreaches } from './findReadingBreaches.ts';
import { readCalls } from './readCalls.ts';
import { readImports } from './readImports.ts';
import { report } from './report.ts';
import { readSources } from './sourceFiles.ts';

// Import directions of the whole workspace, and loops of tests that could expect nothing: `node tooling/src/checks/checkBoundaries.ts`.
const sources = await readSources();
const files = sources.map((file) => ({ path: file.path, imports: readImports(file), calls: readCalls(file) }));
report('boundaries', files.length, [
  ...files.flatMap(({ path, imports, calls }) => [...findBoundaryBreaches(path, imports), ...findReadingBreaches(path, calls)]),
  ...findCircles(files),
  ...findFragments(sources),
  ...sources.flatMap(findEmptyLoops),
]);
