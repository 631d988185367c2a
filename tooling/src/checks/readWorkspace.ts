import { readdir, readFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';
import type { SourceFile } from './sourceFiles.ts';

/** Folders of what is installed, built or left behind by runs. Hidden ones are left out as well. */
const LEFT_OUT = new Set(['node_modules', 'test-results', 'dist', 'coverage']);
const HAS_TEXT = /\.(?:[cm]?[jt]sx?|css|md|sh|sql|conf|service|timer|ya?ml|env)$/;

export interface Workspace {
  /** Every file that belongs to the product, by its path from the root. */
  paths: readonly string[];
  /** The files that are written by hand and hold comments or prose. */
  texts: readonly SourceFile[];
}

/** Reads the whole workspace: paths of all files, and the text of sources and documents. */
export async function readWorkspace(root = ROOT): Promise<Workspace> {
  const paths = (await listBelow(root, '')).sort();
  const texts = paths
    .filter((path) => HAS_TEXT.test(path))
    .map(async (path) => ({ path, text: await readFile(`${root}/${path}`, 'utf8') }));
  return { paths, texts: await Promise.all(texts) };
}

async function listBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(`${root}/${folder}`, { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const path = folder + entry.name;
    if (entry.isFile()) return [path];
    const isOurs = entry.isDirectory() && !entry.name.startsWith('.') && !LEFT_OUT.has(entry.name);
    return isOurs ? listBelow(root, `${path}/`) : [];
  });
  return (await Promise.all(found)).flat();
}
