#!/usr/bin/env node
// Runs a command of src/commands on Node 24: `node tooling/bin/run.mjs jest provider`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [name, ...rest] = process.argv.slice(2);
const root = fileURLToPath(new URL('../..', import.meta.url));
const pinned = `${root}node_modules/.bin/node`;
const isRecent = Number(process.versions.node.split('.')[0]) >= 24;
const node = isRecent || !existsSync(pinned) ? process.execPath : pinned;
const command = `${root}tooling/src/commands/${name}.ts`;

if (!name || !existsSync(command)) {
  process.stderr.write(`There is no command "${name ?? ''}". See tooling/src/commands.\n`);
  process.exit(2);
}
const flags = ['--disable-warning=ExperimentalWarning'];
const result = spawnSync(node, [...flags, command, ...rest], { stdio: 'inherit', env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` } });
process.exit(result.status ?? 1);
