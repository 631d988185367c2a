import { CHANGE_COMMANDS } from '../release/changeCommands.ts';

// `run.mjs rollback <remote> [version] [--why words] [--vouch]`
await CHANGE_COMMANDS.rollback();
