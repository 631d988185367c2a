import { resume } from '../release/changeRelease.ts';
import { runChange } from '../release/runChange.ts';

// `run.mjs resume <remote> [--why words]`: ends a pause.
await runChange(({ name, why }) => resume(name, { why }));
