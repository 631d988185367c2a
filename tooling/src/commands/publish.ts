import { resolve } from 'node:path';
import { publishAll } from '../release/publishAll.ts';
import { RELEASES_DIR } from '../release/feedStore.ts';

// `run.mjs publish [FOLDER]`: releases the remotes as they are
// built, into a folder that several shells read. Builds nothing.
const to = process.argv[2];
await publishAll((line) => process.stdout.write(`${line}\n`), to ? resolve(to) : RELEASES_DIR);
