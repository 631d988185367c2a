import { mkdir, stat, writeFile } from 'node:fs/promises';

const MARK = '.development';

/** Marks a folder of releases as one that no visitor's page is made of. */
export async function markDevelopment(releases: string): Promise<void> {
  await mkdir(releases, { recursive: true });
  await writeFile(`${releases}/${MARK}`, '');
}

/** Rejects with a sentence for a folder of releases that visitors may read. */
export async function requireDevelopment(releases: string): Promise<void> {
  const isMarked = await stat(`${releases}/${MARK}`).then(
    () => true,
    () => false,
  );
  if (!isMarked)
    throw new Error(
      `${releases} is not the folder of a development site, so visitors may read it: RELEASES has to name its .spielplan/dev/site/remotes.`,
    );
}
