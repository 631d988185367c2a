import { findFragments } from './findFragments.ts';
import { findImportProblems } from './findImportProblems.ts';
import { report } from './report.ts';
import { readSources } from './sourceFiles.ts';

// Import directions of the whole workspace, dates in the machine's zone, loops of tests that could expect nothing: `node tooling/src/checks/checkBoundaries.ts`.
const sources = await readSources();
report('boundaries', sources.length, [...findImportProblems(sources), ...findFragments(sources)]);
