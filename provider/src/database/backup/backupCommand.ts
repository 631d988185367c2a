import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readConfiguration } from '../../configuration.ts';
import { connect } from '../connect.ts';
import { backUp } from './backUp.ts';
import { runCommand } from '../runCommand.ts';

// `npm run db:backup -w provider [-- FILE]`: the whole database into one file. On PostgreSQL the provider goes on serving;
// the embedded database belongs to one process, so there the provider has to be stopped first.
await runCommand(async (say) => {
  const configuration = readConfiguration(process.env);
  const { dataDir, s3 } = configuration;
  const named = process.argv[2];
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  // npm runs a script in the package's folder, and names the one it was called from.
  const file = named ? resolve(process.env.INIT_CWD ?? '.', named) : join(dataDir, 'backups', `${stamp}.jsonl.gz`);
  mkdirSync(dirname(file), { recursive: true });
  const database = await connect({ ...configuration, isUnhurried: true });
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
