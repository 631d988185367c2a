import { parseArgs } from 'node:util';
import { followChange } from '../release/followChange.ts';
import { describeAddresses, freeAddress } from '../release/freeAddress.ts';

// `run.mjs addresses [list]`: whose each address is. `free REMOTE ROUTE [--why words]`: lets go of one
// that no current release answers; with the key of its owner or an operator's.
const USAGE = 'Usage: npm run addresses -- [list | free REMOTE ROUTE [--why "…"]]';
const { values, positionals } = parseArgs({ allowPositionals: true, options: { why: { type: 'string', default: '' } } });
const [word = 'list', remote, route] = positionals;

try {
  if (word === 'list') process.stdout.write((await describeAddresses()).map((line) => `${line}\n`).join(''));
  else if (word === 'free' && remote && route) {
    const number = await freeAddress(remote, route, values);
    process.exitCode = await followChange('*', { version: null, number });
  } else {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
