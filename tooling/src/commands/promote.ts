import { CHANGE_COMMANDS } from '../release/changeCommands.ts';

// `run.mjs promote <remote> [version] [--why words] [--vouch] [--canary SHARE] [--preview]`
await CHANGE_COMMANDS.promote();
