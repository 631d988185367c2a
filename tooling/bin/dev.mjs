#!/usr/bin/env node
// `npm run dev`: installs what is missing and serves the
// site from the sources, with watch and Fast Refresh.
import { ensureInstalled, runCommand } from './prepare.mjs';

ensureInstalled();
runCommand('dev', process.argv.slice(2));
