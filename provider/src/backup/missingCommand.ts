import { connectForCommand, readCommandConfiguration } from '../platform/database/connectForCommand.ts';
import { runCommand } from '../platform/database/runCommand.ts';
import { readRestored } from './afterRestore.ts';
import { describeMissing } from './describeMissing.ts';

// `npm run orders:missing -w provider`: what the last restore has left missing, again.
await runCommand(async (say) => {
  const database = await connectForCommand(readCommandConfiguration());
  try {
    const restored = await readRestored(database.db);
    if (!restored) return say('Nothing has been restored into this database.');
    for (const line of describeMissing(restored)) say(line);
  } finally {
    await database.close();
  }
});
