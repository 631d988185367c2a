import { REMOTES } from '../parts.ts';
import { RELEASES_DIR } from './feedStore.ts';
import { publishRelease } from './publishRelease.ts';

/**
 * Publishes the current build of every remote into a
 * folder; those already current are left as they are.
 */
export async function publishAll(say: (line: string) => void = () => undefined, to = RELEASES_DIR): Promise<void> {
  for (const name of REMOTES) {
    const { version, isNew } = await publishRelease(name, { to });
    say(`${name}: ${isNew ? 'released' : 'current'} ${version}`);
  }
}
