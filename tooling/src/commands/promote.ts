import { promote } from '../release/changeRelease.ts';
import { runChange } from '../release/runChange.ts';

// `run.mjs promote <remote> <version> [--why words] [--vouch]`: makes a published version current and waits until it is live.
await runChange(({ name, version, why, vouches }) => {
  if (!version) throw new Error('Name the version: npm run promote -- <remote> <version>.');
  return promote(name, version, { why, vouches });
});
