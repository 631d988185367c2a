import { access, constants, readdir } from 'node:fs/promises';
import { installPackages } from './installBrowser.ts';
import type { StepContext } from './Step.ts';

/** Programs of the other engines; `null` where one is missing. */
export interface Engines {
  firefox: string | null;
  /** Driver, browser and screen, with commas. */
  webkit: string | null;
}

/** Debian's packages. WebKit's browser shows itself on a screen, which here is one in memory. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const;
const MACHINE = { folders: ['/usr/bin', '/usr/local/bin'], libraries: ['/usr/lib', '/usr/libexec'], install: installPackages };

/**
 * Finds Firefox and WebKitGTK, and installs Debian's
 * packages of what is missing where this process may.
 */
export async function findEngines(say: StepContext['say'], machine = MACHINE): Promise<Engines> {
  const found = await look(machine);
  const missing = [...(found.firefox ? [] : PACKAGES.firefox), ...(found.webkit ? [] : PACKAGES.webkit)];
  if (missing.length === 0) return found;
  await machine.install(missing, say);
  return look(machine);
}

async function look({ folders, libraries }: Pick<typeof MACHINE, 'folders' | 'libraries'>): Promise<Engines> {
  const find = (...names: string[]) => findFirst(names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)));
  const [firefox, driver, screen, browser] = await Promise.all([
    find('firefox-esr', 'firefox'),
    find('WebKitWebDriver'),
    find('Xvfb'),
    findBrowser(libraries),
  ]);
  return { firefox, webkit: driver && browser && screen ? `${driver},${browser},${screen}` : null };
}

/**
 * `MiniBrowser` lies in a folder named after the machine's architecture and the library's version.
 */
async function findBrowser(libraries: readonly string[]): Promise<string | null> {
  const below = async (folder: string) => (await readdir(folder).catch(() => [])).map((name) => `${folder}/${name}`);
  const folders = (await Promise.all(libraries.map(below))).flat().filter((path) => /-linux-gnu$|webkit/.test(path));
  const deeper = (await Promise.all(folders.map(below))).flat().filter((path) => path.includes('webkit2gtk'));
  return findFirst([...folders, ...deeper].map((folder) => `${folder}/MiniBrowser`));
}

async function findFirst(candidates: readonly string[]): Promise<string | null> {
  for (const path of candidates) {
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}
