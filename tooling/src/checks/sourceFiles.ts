import { readdir, readFile } from 'node:fs/promises';
import { REMOTES } from '../parts.ts';
import { IS_PACKED, ROOT } from '../root.ts';

/** A source file with its path from the workspace's root. */
export interface SourceFile {
  path: string;
  text: string;
}

/** The packages of the workspace, in the order of docs/architecture.md. */
export const PACKAGES: readonly string[] = IS_PACKED
  ? ['.']
  : [
      'shared-contracts',
      'shared-ui',
      'shared-editing',
      'shell',
      ...REMOTES.map((name) => `mfe-${name}`),
      'provider',
      'tooling',
      'e2e',
    ];
export type PackageFolder = string;

/** Reads every TypeScript file below `src` of the given packages, sorted by path. */
export async function readSources(packages: readonly string[] = PACKAGES, root = ROOT): Promise<SourceFile[]> {
  const paths = (await Promise.all(packages.map((name) => listSources(name, root)))).flat().sort();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(`${root}/${path}`, 'utf8') })));
}

async function listSources(name: string, root: string): Promise<string[]> {
  const entries = await readdir(`${root}/${name}/src`, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1));
}

/** Tests and what only tests use; they may reach further than what ships. */
export function isTestFile(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/testing/') || path.startsWith('e2e/');
}
