import { openBrowser } from '../release/openBrowser.ts';
import { checksOf } from '../release/gate/checks.ts';
import { runRelease } from '../release/runRelease.ts';

// `run.mjs release <remote> [--only checks] [--why words] [--canary SHARE] [--preview]`
await runRelease(checksOf, openBrowser);
