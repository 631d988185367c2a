#!/usr/bin/env node
// `npm test`: installs what is missing and runs every check and test; `npm test -- --only jest,e2e` runs some.
import { ensureInstalled, runCommand } from './prepare.mjs';

ensureInstalled();
runCommand('test', process.argv.slice(2));
