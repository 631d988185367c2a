import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';

/** The provider's folder of drawn pictures; the number rises with the drawings. */
const EDITION = /^edition-\d+$/;

/**
 * Copies the posters that another provider of this run has drawn: they are named by what they show, and take fifteen
 * seconds of a processor. Pictures of uploads stay behind, because the other database has other uploads.
 */
export async function copyPosters(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  for (const edition of (await readdir(from)).filter((name) => EDITION.test(name)))
    await cp(`${from}/${edition}`, `${to}/${edition}`, { recursive: true });
}
