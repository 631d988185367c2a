#!/usr/bin/env node
// Runs a command of src/commands on Node 24: `node
// tooling/bin/run.mjs jest provider`; `dev-remote` is devRemote.ts.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runCommand } from './prepare.mjs';

const [name, ...rest] = process.argv.slice(2);
const command = name?.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
if (!command || !existsSync(fileURLToPath(new URL(`../src/commands/${command}.ts`, import.meta.url)))) {
  process.stderr.write(`There is no command "${name ?? ''}". See tooling/src/commands.\n`);
  process.exit(2);
}
runCommand(command, rest);
