#!/usr/bin/env node
// Runs a command of src/commands on Node 24: `node tooling/bin/run.mjs jest provider`.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runCommand } from './prepare.mjs';

const [name, ...rest] = process.argv.slice(2);
if (!name || !existsSync(fileURLToPath(new URL(`../src/commands/${name}.ts`, import.meta.url)))) {
  process.stderr.write(`There is no command "${name ?? ''}". See tooling/src/commands.\n`);
  process.exit(2);
}
runCommand(name, rest);
