import { rollback } from '../release/changeRelease.ts';
import { runChange } from '../release/runChange.ts';

// `run.mjs rollback <remote> [version] [--why words] [--vouch]`: makes a former version current and waits until it is live.
await runChange(({ name, version, why, vouches }) => rollback(name, version, { why, vouches }));
