import { readCommandConfiguration } from '../database/connectForCommand.ts';
import { runCommand } from '../database/runCommand.ts';
import { announceChanges } from './announceChanges.ts';

// `npm run db:changed -w provider`: after changes by SQL,
// so that every running provider shows them at once.
await runCommand(async (say) => say(await announceChanges(readCommandConfiguration())));
