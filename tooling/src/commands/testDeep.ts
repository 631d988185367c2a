import { DEEP_RUN } from '../testRun/deepSteps.ts';
import { runChosenSteps } from '../testRun/runChosenSteps.ts';

// `npm run test:deep`, or `npm run test:deep -- --only fuzz,kill`:
// at most an hour. Closes with the line `N passed, N failed`.
await runChosenSteps(DEEP_RUN.groups, process.argv.slice(2));
