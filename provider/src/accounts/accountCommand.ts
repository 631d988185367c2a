import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { connectForCommand, readCommandConfiguration } from '../platform/database/connectForCommand.ts';
import { runCommand } from '../platform/database/runCommand.ts';
import { changeAccount, refuseUnfilled, removeAccount, ROLES } from './changeAccount.ts';

const USAGE = `npm run account -w provider -- --username NAME [--role ${Object.keys(ROLES).join('|')}] [--remove]`;

// The password comes in ACCOUNT_PASSWORD or on stdin, never as
// an argument, which every process of the machine can read.
await runCommand(async (say) => {
  const { username, role, remove } = parseArguments();
  const password = remove ? null : await readPassword();
  const database = await connectForCommand(readCommandConfiguration());
  try {
    await refuseUnfilled(database.db);
    if (remove) {
      await removeAccount(database.db, username);
      return say(`The account ${username} has been removed.`);
    }
    const done = await changeAccount(database.db, { username, role, password });
    const ended = done === 'changed' && password !== null ? ' Its sessions have ended.' : '';
    say(`The account ${username} has been ${done}.${ended}`);
  } finally {
    await database.close();
  }
});

function parseArguments(): { username: string; role: keyof typeof ROLES | null; remove: boolean } {
  const options = { username: { type: 'string' }, role: { type: 'string' }, remove: { type: 'boolean' } } as const;
  const { username, role, remove = false } = parseArgs({ options }).values;
  if (!username || (role !== undefined && !isRole(role)) || (remove && role !== undefined)) throw new Error(USAGE);
  return { username, role: role ?? null, remove };
}

function isRole(value: string): value is keyof typeof ROLES {
  return Object.hasOwn(ROLES, value);
}

/** The line end that `echo` and files bring along is not part of it. */
async function readPassword(): Promise<string | null> {
  const given = process.env.ACCOUNT_PASSWORD || (process.stdin.isTTY ? '' : (await text(process.stdin)).replace(/\r?\n$/, ''));
  return given === '' ? null : given;
}
