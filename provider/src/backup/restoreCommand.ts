import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connectForCommand, readCommandConfiguration } from '../platform/database/connectForCommand.ts';
import { runCommand } from '../platform/database/runCommand.ts';
import { checkBackupFile } from './backupFile.ts';
import { describeMissing } from './describeMissing.ts';
import { checkDatabase, knownMigrations, restore } from './restore.ts';

const USAGE = 'npm run db:restore -w provider -- FILE [--replace | --check [--for MIGRATIONS]]';

// `npm run db:restore -w provider -- FILE [--replace]`: a backup of either engine into the database, all or nothing.
// `--check` only says whether that could be done, and whether the release whose migrations are in a folder could run on it.
await runCommand(async (say) => {
  const { file, isCheck, folder, replaces } = parseArguments();
  const configuration = readCommandConfiguration();
  if (isCheck) {
    const header = await checkBackupFile(file);
    knownMigrations(header);
    if (folder !== undefined) knownMigrations(header, folder);
    const database = await connectForCommand(configuration, { makesDatabase: true });
    try {
      await checkDatabase(database);
    } finally {
      await database.close();
    }
    return say(`${file} of ${header.made} can be restored.`);
  }
  const database = await connectForCommand(configuration, { makesDatabase: true });
  try {
    const restored = await restore(database, file, { replaces });
    say(`Restored ${restored.rows} rows of ${restored.tables} tables, as they were on ${restored.made}.`);
    for (const line of describeMissing(restored)) say(line);
    say('The shop is shut. Open it when what is missing is seen to: /cms-hub/online, or `spielplan shop open`.');
    say('Uploaded files are not part of a backup; put them back from where they were copied to.');
  } finally {
    await database.close();
  }
});

function parseArguments(): { file: string; isCheck: boolean; folder: string | undefined; replaces: boolean } {
  const options = { replace: { type: 'boolean' }, check: { type: 'boolean' }, for: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [named, ...more] = positionals;
  const { replace: replaces = false, check: isCheck = false, for: folder } = values;
  if (!named || more.length > 0 || (replaces && isCheck) || (folder !== undefined && !isCheck))
    throw new Error(`Which backup? ${USAGE}`);
  return { file: resolve(process.env.INIT_CWD ?? '.', named), isCheck, folder, replaces };
}
