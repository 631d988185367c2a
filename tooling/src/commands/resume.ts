import { CHANGE_COMMANDS } from '../release/changeCommands.ts';

// `run.mjs resume <remote> [--why words]`
await CHANGE_COMMANDS.resume();
