import { REMOTES } from '../webpack/buildAll.ts';
import { publishRelease } from './publishRelease.ts';

/** Publishes the current build of every remote; those already current are left as they are. */
export async function publishAll(say: (line: string) => void = () => undefined): Promise<void> {
  for (const name of REMOTES) {
    const { version, isNew } = await publishRelease(name);
    say(`${name}: ${isNew ? 'released' : 'current'} ${version}`);
  }
}
