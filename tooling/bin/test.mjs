#!/usr/bin/env node
// `npm test`: installs what is missing and runs every check and test; `npm test -- --only jest,e2e`
// runs some. `npm run test:deep` runs the full forms: floods, kills, every screen at every width.
import { ensureInstalled, runCommand } from './prepare.mjs';

const [first, ...rest] = process.argv.slice(2);
ensureInstalled();
if (first === 'deep') runCommand('testDeep', rest);
else runCommand('test', process.argv.slice(2));
