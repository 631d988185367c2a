import { CHANGE_COMMANDS } from '../release/changeCommands.ts';

// `run.mjs pause <remote> [--why words]`
await CHANGE_COMMANDS.pause();
