import { parseArgs } from 'node:util';
import { connectForCommand, readCommandConfiguration } from '../../platform/database/connectForCommand.ts';
import { runCommand } from '../../platform/database/runCommand.ts';
import { cleanVersions, previewCleaning } from './cleanVersions.ts';

// `npm run versions:clean -w provider [-- --dry-run]`: removes old versions by the rule that the
// provider keeps every six hours, or says what that would remove.
await runCommand(async (say) => {
  const { 'dry-run': isDryRun } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } }).values;
  const configuration = readCommandConfiguration();
  const rule = { now: Date.now(), retentionDays: configuration.versionRetentionDays };
  const database = await connectForCommand(configuration);
  try {
    if (isDryRun) {
      const { versions, states, bytes } = await previewCleaning(database.db, rule);
      say(`Would remove ${versions} versions and ${states} states (${(bytes / 1024 ** 2).toFixed(1)} MB).`);
    } else {
      const { versions, states } = await cleanVersions(database.db, rule);
      say(`Removed ${versions} versions and ${states} states.`);
    }
  } finally {
    await database.close();
  }
});
