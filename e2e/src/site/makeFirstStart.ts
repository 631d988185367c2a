import { makeFirstStart } from './firstStart.ts';

// A step of `npm test` of its own: a start waits half of the time, so it runs beside the suites.
await makeFirstStart();
