import { runChosenSteps } from '../testRun/runChosenSteps.ts';
import { STEPS } from '../testRun/steps.ts';

// `npm test`, or `npm test -- --only jest,e2e`. Closes with the line `N passed, N failed`.
await runChosenSteps(STEPS, process.argv.slice(2));
