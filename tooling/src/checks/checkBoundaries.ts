import { findBoundaryBreaches } from './findBoundaryBreaches.ts';
import { readImports } from './readImports.ts';
import { report } from './report.ts';
import { readSources } from './sourceFiles.ts';

// Import directions of the whole workspace: `node tooling/src/checks/checkBoundaries.ts`.
const files = await readSources();
report(
  'boundaries',
  files.length,
  files.flatMap((file) => findBoundaryBreaches(file.path, readImports(file))),
);
