import { withdraw } from '../release/changeRelease.ts';
import { runChange } from '../release/runChange.ts';

// `run.mjs withdraw <remote> [--why words]`: takes a remote out of the feed and waits until it is gone.
await runChange(({ name, why }) => withdraw(name, { why }));
