import { readFile, writeFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';

// `run.mjs completeLock`, after every change of a dependency: adds optional packages of other
// platforms, which npm leaves out of a fresh lockfile and `npm ci` then asks for.
interface Locked {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
}

const OPERATING_SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const file = `${ROOT}/package-lock.json`;
const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, Locked> };
const missing = new Map<string, { version: string; isDev: boolean }>();

for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isThere = lock.packages[`node_modules/${name}`] ?? lock.packages[`${place}/node_modules/${name}`];
    if (!isThere && /^\d+\.\d+\.\d+[\w.-]*$/.test(version)) missing.set(name, { version, isDev: entry.dev ?? false });
  }
}
for (const [name, { version, isDev }] of missing) lock.packages[`node_modules/${name}`] = describe(name, version, isDev);

const { '': root, ...rest } = lock.packages;
lock.packages = { '': root!, ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'))) };
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`package-lock.json: ${missing.size} optional packages of other platforms added\n`);

/**
 * Such a package says in its name what it is for; registries
 * need not even hold those of platforms they do not serve.
 */
function describe(name: string, version: string, isDev: boolean): Locked {
  const words = name.split(/[/-]/);
  const os = OPERATING_SYSTEMS.filter((each) => words.includes(each));
  const cpu = PROCESSORS.filter((each) => words.includes(each));
  return { version, ...(cpu.length > 0 && { cpu }), ...(isDev && { dev: true }), optional: true, ...(os.length > 0 && { os }) };
}
