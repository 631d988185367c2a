#!/usr/bin/env node
// `npm create spielplan-remote <folder> [-- --packages FOLDER] [--no-install]`: a remote that runs.
// With `--packages` the packages come from packed files there and not from a registry.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));
const USAGE = 'npm create spielplan-remote <folder> [-- --packages FOLDER] [--no-install]';
/** Where packed files of the house lie in the repository: what names them names no folder of this machine. */
const TAKEN = 'packages';
const RESERVED = ['shell', 'ui', 'constructor', 'event', 'header', 'page'];

if (Number(process.versions.node.split('.')[0]) < 24)
  fail(
    `Node 24 or newer is needed; this is ${process.version}: https://nodejs.org, or "npx --package=node@24 -- …" before the command.`,
  );
const { values, positionals } = readArguments();
const folder = resolve(positionals[0]);
const name = basename(folder).replace(/^mfe-/, '');
if (!/^[a-z][a-z0-9]{0,31}$/.test(name) || RESERVED.includes(name))
  fail(`"${name}" is no name of a remote: lower-case letters and digits, beginning with a letter.`);
if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git')) fail(`${folder} is not empty.`);

mkdirSync(folder, { recursive: true });
cpSync(TEMPLATE, folder, { recursive: true });
// A README of the template is none of ours, and npm packs no .gitignore.
renameSync(`${folder}/README.template`, `${folder}/README.md`);
renameSync(`${folder}/gitignore`, `${folder}/.gitignore`);
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = `${entry.parentPath}/${entry.name}`;
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replaceAll('starter', name).replaceAll('Starter', name[0].toUpperCase() + name.slice(1)));
}
if (values.packages) pointAtFiles(resolve(values.packages));
process.stdout.write(`${name} is in ${folder}\n`);
if (!values['no-install']) {
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) fail('The packages could not be installed: npm says above why.');
}
process.stdout.write(`Next: cd ${folder}, npm test, npm run dev\n`);

/** Takes packed files of the house into the repository, and points its packages at them, those that they need of each other included. */
function pointAtFiles(packages) {
  const files = readdirSync(packages);
  const path = `${folder}/package.json`;
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const all = { ...manifest.dependencies, ...manifest.devDependencies };
  const packed = Object.keys(all).flatMap((each) => {
    const file = files.find((candidate) => candidate.startsWith(`${each.slice(1).replace('/', '-')}-`));
    if (!each.startsWith('@spielplan/')) return [];
    if (!file) return fail(`${packages} holds no ${each}.`);
    return [[each, file]];
  });
  mkdirSync(`${folder}/${TAKEN}`);
  for (const [, file] of packed) copyFileSync(`${packages}/${file}`, `${folder}/${TAKEN}/${file}`);
  for (const [each, file] of packed)
    for (const kind of ['dependencies', 'devDependencies'])
      if (manifest[kind][each]) manifest[kind][each] = `file:${TAKEN}/${file}`;
  manifest.overrides = Object.fromEntries(packed.map(([each]) => [each, `$${each}`]));
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}

function readArguments() {
  try {
    const read = parseArgs({
      allowPositionals: true,
      options: { packages: { type: 'string' }, 'no-install': { type: 'boolean', default: false } },
    });
    if (read.positionals.length === 1) return read;
  } catch {
    // The usage says it.
  }
  return fail(USAGE);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}
