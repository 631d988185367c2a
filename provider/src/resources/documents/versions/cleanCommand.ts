import { parseArgs } from 'node:util';
import { parseConfiguration } from '../../../configuration.ts';
import { connect } from '../../../database/connect.ts';
import { runCommand } from '../../../database/runCommand.ts';
import { cleanVersions, previewCleaning } from './cleanVersions.ts';

// `npm run versions:clean -w provider [-- --dry-run]`: removes old versions by the rule that the
// provider keeps every six hours, or says what that would remove.
await runCommand(async (say) => {
  const { 'dry-run': isDryRun } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } }).values;
  const configuration = parseConfiguration(process.env);
  const rule = { now: Date.now(), retentionDays: configuration.versionRetentionDays };
  const database = await connect({ ...configuration, isUnhurried: true });
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
