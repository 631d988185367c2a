import { pause } from '../release/changeRelease.ts';
import { runChange } from '../release/runChange.ts';

// `run.mjs pause <remote> [--why words]`: takes no new release of a remote until `resume`; going back stays possible.
await runChange(({ name, why }) => pause(name, { why }));
