import { connectForCommand, readCommandConfiguration } from '../../database/connectForCommand.ts';
import { runCommand } from '../../database/runCommand.ts';
import { renewKey } from './signingKeys.ts';

await runCommand(async (say) => {
  const configuration = readCommandConfiguration();
  if (configuration.signingSecrets.length > 0) {
    throw new Error('SIGNING_SECRET is set: put the new secret before the old one there, and restart the providers.');
  }
  const database = await connectForCommand(configuration);
  try {
    await renewKey(database.db);
    say('A new key signs in two minutes. The one before it is accepted until the next renewal.');
  } finally {
    await database.close();
  }
});
