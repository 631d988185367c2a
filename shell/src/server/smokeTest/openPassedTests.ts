import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RemoteRelease } from '@spielplan/shared-contracts/remote';
import { z } from 'zod';
import type { Holder } from '../releases/addressHolders.ts';

/** Names of release sets that have passed their test, the newest last. */
export interface PassedTests {
  has(name: string): Promise<boolean>;
  keep(name: string): Promise<void>;
}

const passedSchema = z.array(z.string());
const MAX_NAMES = 50;

/** Opens the list in a file. Shells that share it may lose each other's names, whose sets are then tested again. */
export function openPassedTests(file: string): PassedTests {
  const read = async () => {
    const text = await readFile(file, 'utf8').catch(() => '[]');
    return passedSchema.parse(JSON.parse(text));
  };
  return {
    has: async (name) => (await read()).includes(name),
    async keep(name) {
      const others = (await read().catch((): string[] => [])).filter((each) => each !== name);
      const draft = `${file}.${process.pid}.draft`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, JSON.stringify([...others, name].slice(-MAX_NAMES)));
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

/**
 * The name of a test: of what runs in it besides the builds, of every byte of those, and of whose the addresses are.
 */
export function nameTest(about: string, releases: readonly RemoteRelease[], holders: readonly Holder[]): string {
  return digest([about, releases.toSorted((a, b) => (a.name < b.name ? -1 : 1)), holders]);
}

export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
