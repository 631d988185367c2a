#!/usr/bin/env node
// `npm start`: installs what is missing, builds what has changed and serves the whole site.
import { ensureInstalled, runCommand } from './prepare.mjs';

ensureInstalled();
runCommand('serve', process.argv.slice(2));
