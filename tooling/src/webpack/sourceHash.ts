import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { ROOT } from '../root.ts';

/**
 * A hash over the sources in the given folders (tests
 * and tests' tools left out unless they are asked for) and the locked packages.
 */
export async function sourceHash(folders: readonly string[], { withTests = false } = {}): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(`${ROOT}/package-lock.json`).catch(() => ''));
  for (const folder of folders) {
    const entries = await readdir(`${ROOT}/${folder}`, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .filter((file) => withTests || !/\.test\.tsx?$|\/testing\//.test(file.slice(ROOT.length)))
      .sort();
    for (const file of files) hash.update(file.slice(ROOT.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}
