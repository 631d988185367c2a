import { resolve } from 'node:path';
import { connectForCommand, readCommandConfiguration } from '../connectForCommand.ts';
import { restore } from './restore.ts';
import { runCommand } from '../runCommand.ts';

// `npm run db:restore -w provider -- FILE [--replace]`: a
// backup of either engine into the database, all or nothing.
await runCommand(async (say) => {
  const replaces = process.argv.includes('--replace');
  const named = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  if (!named) throw new Error('Which backup? npm run db:restore -w provider -- FILE [--replace]');
  const database = await connectForCommand(readCommandConfiguration(), { makesDatabase: true });
  try {
    const { tables, made } = await restore(database, resolve(process.env.INIT_CWD ?? '.', named), { replaces });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`Restored ${rows} rows of ${tables.length} tables, as they were on ${made}.`);
    say('Uploaded files are not part of a backup; put them back from where they were copied to.');
  } finally {
    await database.close();
  }
});
