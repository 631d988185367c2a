import { access, constants } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import { runTool } from './runTool.ts';
import type { StepContext } from './Step.ts';

type Say = StepContext['say'];

/** What packages are installed with; tests bring their own. */
interface Installer {
  apt: string;
  run: typeof runTool;
}

const DEBIAN: Installer = { apt: '/usr/bin/apt-get', run: runTool };
/** A machine without a network is to notice that soon, and its tests run on what there is. */
const SWIFTLY = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10'];

/**
 * Installs Debian's headless shell where this process may,
 * beside an installed Chromium in that one's version.
 */
export async function installHeadlessShell(say: Say, installer = DEBIAN): Promise<void> {
  // Any other version would replace the browser that somebody has chosen.
  const version = await installedVersion(installer);
  await installPackage(`chromium-headless-shell${version ? `=${version}` : ''}`, say, installer);
}

/** Installs Chromium: the system's package, or else Playwright's download. */
export async function installWhole(say: Say, installer = DEBIAN): Promise<void> {
  if (await installPackage('chromium', say, installer)) return;
  say('Installing a browser …');
  await installer.run(`${ROOT}/node_modules/.bin/playwright`, ['install', 'chromium'], say);
}

/** Answers whether the package is there now. */
function installPackage(name: string, say: Say, installer: Installer): Promise<boolean> {
  // What it recommends is for a desk with a printer, but for a typeface.
  return installPackages([name, 'fonts-liberation'], say, installer);
}

/** Installs Debian's packages where this process may. Answers whether all of them are there now. */
export async function installPackages(names: readonly string[], say: Say, { apt, run } = DEBIAN): Promise<boolean> {
  const isUsable = process.getuid?.() === 0 && (await access(apt, constants.X_OK).then(isTrue, isFalse));
  if (!isUsable) return false;
  say(`Installing ${names.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run(apt, ['install', '-y', '--no-remove', '--no-install-recommends', ...SWIFTLY, ...names], say, env);
  // The lists of a fresh machine are missing, those of an old one name what has gone.
  return (await install()) === 0 || ((await run(apt, ['update', ...SWIFTLY], say, env)) === 0 && (await install()) === 0);
}

async function installedVersion({ run }: Installer): Promise<string> {
  const lines: string[] = [];
  await run('dpkg-query', ['-W', '-f', '${db:Status-Status} ${Version}', 'chromium'], (line) => lines.push(line)).catch(isFalse);
  return /^installed (\S+)$/m.exec(lines.join('\n'))?.[1] ?? '';
}

function isTrue(): true {
  return true;
}

function isFalse(): false {
  return false;
}
