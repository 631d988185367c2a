import { readdir, readFile } from 'node:fs/promises';
import { RELEASES_DIR } from './feedStore.ts';

export interface Use {
  remote: string;
  version: string;
  /** Whether it fills the slot or shows the block, beside naming it. */
  isOwner: boolean;
}

/**
 * Finds which of the given builds use a slot, a block, a signal or the path of a call: those whose
 * scripts name it. Read from the published files themselves, so it is what runs.
 */
export async function findUses(
  word: string,
  builds: readonly { name: string; version: string }[],
  folder = RELEASES_DIR,
): Promise<Use[]> {
  const uses = await Promise.all(
    builds.map(async ({ name, version }): Promise<Use[]> => {
      const build = `${folder}/${name}/${version}`;
      const scripts = (await readdir(build)).filter((file) => /\.c?js$/.test(file));
      const texts = await Promise.all(scripts.map((file) => readFile(`${build}/${file}`, 'utf8')));
      const { chunks = {} } = JSON.parse(await readFile(`${build}/release.json`, 'utf8')) as { chunks?: Record<string, unknown> };
      const isOwner = `slot-${word}` in chunks || `block-${word}` in chunks;
      const isNamed = texts.some((text) => ['"', "'", '`'].some((quote) => text.includes(quote + word + quote)));
      return isOwner || isNamed ? [{ remote: name, version, isOwner }] : [];
    }),
  );
  return uses.flat();
}
