import { findFragments } from './findFragments.ts';
import { findImportProblems } from './findImportProblems.ts';
import { report } from './report.ts';
import { readSources } from './sourceFiles.ts';

// `node tooling/src/checks/checkBoundaries.ts`: import directions, fragments, dates in the machine's
// zone, and loops of tests that could expect nothing.
const sources = await readSources();
report('boundaries', sources.length, [...findImportProblems(sources), ...findFragments(sources)]);
