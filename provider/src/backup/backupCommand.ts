import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectForCommand, readCommandConfiguration } from '../platform/database/connectForCommand.ts';
import { backUp } from './backUp.ts';
import { chooseBackupFile } from './chooseBackupFile.ts';
import { runCommand } from '../platform/database/runCommand.ts';

// `npm run db:backup -w provider [-- FILE]`: the whole database into one file. PostgreSQL goes on
// serving meanwhile; with the embedded database the provider has to be stopped first.
await runCommand(async (say) => {
  const configuration = readCommandConfiguration();
  const { dataDir, s3 } = configuration;
  const file = chooseBackupFile(process.argv[2], { calledFrom: process.env.INIT_CWD ?? '.', dataDir });
  const database = await connectForCommand(configuration);
  try {
    const { tables } = await backUp(database, file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`${file}: ${rows} rows of ${tables.length} tables.`);
  } finally {
    await database.close();
  }
  if (s3) say(`Uploaded files are not in it. They are in the bucket ${s3.bucket}.`);
  else if (existsSync(join(dataDir, 'uploads'))) say(`Uploaded files are not in it. Copy ${join(dataDir, 'uploads')} as well.`);
});
