import { CHANGE_COMMANDS } from '../release/changeCommands.ts';

// `run.mjs withdraw <remote> [version] [--why words]`
await CHANGE_COMMANDS.withdraw();
