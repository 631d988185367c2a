import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { ROOT, STATE_DIR } from '../root.ts';
import { compilePackages } from './compilePackages.ts';

/** Where packed packages lie. */
export const PACKAGES_DIR = `${STATE_DIR}/packages`;

interface Manifest {
  name: string;
  version: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const PACKAGES = `${ROOT}/tooling/packages`;
/** What the kit runs by its name, so that no import tells of it. */
const RUN_BY_NAME = `@swc/core @swc/jest @swc/plugin-styled-components swc-loader jest jest-environment-jsdom @jest/globals
  @testing-library/dom @testing-library/jest-dom @testing-library/react @testing-library/user-event
  oxlint oxlint-tsgolint typescript @types/jest @types/node @types/react @types/react-dom`.split(/\s+/);

/** Makes packages of shared-contracts, shared-ui, the remote kit and what creates a remote; answers their files. */
export async function packPackages(to = PACKAGES_DIR): Promise<string[]> {
  const out = `${ROOT}/.cache/packages/compiled`;
  await compilePackages(out);
  const staged = [];
  for (const folder of ['shared-contracts', 'shared-ui']) staged.push(await stageShared(folder, out));
  staged.push(await stageKit(out), await stage('create-spielplan-remote', async () => undefined));
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const args = ['pack', ...staged, '--pack-destination', to, '--json', '--loglevel=error'];
  const packed = JSON.parse(execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8' })) as { filename: string }[];
  return packed.map(({ filename }) => `${to}/${filename}`);
}

async function stageShared(folder: string, out: string): Promise<string> {
  const { name, version, exports = {}, dependencies } = await readManifest(`${ROOT}/${folder}`);
  const target = await emptyFolder(folder);
  await cp(`${out}/${folder}/src`, `${target}/dist`, { recursive: true });
  for (const file of ['README.md', 'CHANGELOG.md']) await cp(`${ROOT}/${folder}/${file}`, `${target}/${file}`);
  await write(target, {
    ...(await publicFields(name, version)),
    sideEffects: false,
    exports: Object.fromEntries(Object.entries(exports).map(([entry, file]) => [entry, compiledEntry(String(file))])),
    dependencies: withoutReact(dependencies),
    ...(folder === 'shared-ui' && { peerDependencies: onlyReact(dependencies) }),
  });
  return target;
}

/** Loaders and settings that are JavaScript already lie beside what was compiled. */
async function stageKit(out: string): Promise<string> {
  return stage('remote-kit', async (target) => {
    await cp(`${out}/tooling/src`, `${target}/dist`, { recursive: true, filter: (path) => !path.endsWith('.d.ts') });
    for (const folder of ['webpack', 'jest', 'kit', 'dev'])
      for (const file of await readdir(`${ROOT}/tooling/src/${folder}`))
        if (/\.(cjs|mjs)$/.test(file)) await cp(`${ROOT}/tooling/src/${folder}/${file}`, `${target}/dist/${folder}/${file}`);
    const { $schema: _, ...rules } = JSON.parse(await readFile(`${ROOT}/.oxlintrc.json`, 'utf8')) as Record<string, unknown>;
    await writeFile(`${target}/dist/kit/oxlint.json`, JSON.stringify(rules));
    return { dependencies: await dependenciesOf(`${target}/dist`) };
  });
}

async function stage(folder: string, fill: (target: string) => Promise<object | undefined>): Promise<string> {
  const target = await emptyFolder(folder);
  await cp(`${PACKAGES}/${folder}`, target, { recursive: true });
  const { name, version, ...own } = await readManifest(target);
  const more = await fill(target);
  await write(target, { ...(await publicFields(name, version)), ...own, ...more });
  return target;
}

/** Every package that the kit imports or runs, in the version of the workspace. */
async function dependenciesOf(folder: string): Promise<Record<string, string>> {
  const manifests = await Promise.all(
    ['', '/tooling', '/shared-contracts', '/shared-ui'].map((each) => readManifest(ROOT + each)),
  );
  const known = Object.assign({}, ...manifests.flatMap((each) => [each.dependencies, each.devDependencies])) as Record<
    string,
    string
  >;
  const names = new Set(RUN_BY_NAME);
  for (const { parentPath, name } of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.[cm]?js$/.test(name)) continue;
    const code = await readFile(`${parentPath}/${name}`, 'utf8');
    for (const [, specifier = ''] of code.matchAll(
      /(?:\bfrom |\bimport\(|\brequire\()'((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g,
    ))
      if (known[specifier]) names.add(specifier);
  }
  return Object.fromEntries([...names].toSorted().map((name) => [name, known[name] ?? '*']));
}

function compiledEntry(source: string): { types: string; default: string } {
  const file = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

async function publicFields(name: string, version: string) {
  const { license, engines } = JSON.parse(await readFile(`${ROOT}/package.json`, 'utf8')) as Record<string, unknown>;
  return { name, version, license, engines, type: 'module' };
}

const REACT = /^(react|react-dom|styled-components)$/;
const withoutReact = (all: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !REACT.test(name)));
const onlyReact = (all: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => REACT.test(name)));

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(`${folder}/package.json`, 'utf8')) as Manifest;
}

async function emptyFolder(folder: string): Promise<string> {
  const target = `${ROOT}/.cache/packages/${folder}`;
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  return target;
}

function write(target: string, manifest: object): Promise<void> {
  return writeFile(`${target}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}
