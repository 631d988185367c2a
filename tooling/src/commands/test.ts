import { findChangedSince } from '../testRun/findChangedSince.ts';
import { runChosenSteps } from '../testRun/runChosenSteps.ts';
import { changedSteps, STEPS } from '../testRun/steps.ts';

// `npm test`, `npm test -- --only jest,e2e`, `npm test -- --changed [commit]`. Closes with the line `N passed, N failed`.
const [first, ...rest] = process.argv.slice(2);
if (first === '--changed') {
  const isNamed = rest[0] !== undefined && !rest[0].startsWith('--');
  const since = findChangedSince(isNamed ? rest[0] : undefined);
  await runChosenSteps(changedSteps(since), isNamed ? rest.slice(1) : rest);
} else await runChosenSteps(STEPS, process.argv.slice(2));
