import { promote } from '../release/changeRelease.ts';
import { readArguments } from '../release/readArguments.ts';
import { runChange, runPreview, runTrial } from '../release/runChange.ts';

// `run.mjs promote <remote> [version] [--why words] [--vouch]`: makes a published version, or the one on trial, current and
// waits until it is live. `--canary SHARE` tries it out, `--preview` shows it by a link alone.
const { canary, isPreview } = readArguments();
if (isPreview) await runPreview();
if (canary !== undefined) await runTrial(canary);
await runChange(({ name, version, why, vouches }) => promote(name, version, { why, vouches }));
