import { DEEP_STEPS } from '../testRun/deepSteps.ts';
import { runChosenSteps } from '../testRun/runChosenSteps.ts';

// `npm run test:deep`, or `npm run test:deep -- --only fuzz,kill`. Closes with the line `N passed, N failed`.
await runChosenSteps(DEEP_STEPS, process.argv.slice(2));
