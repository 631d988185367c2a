import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { type Content, isStorageKey, requireStorageKey, type Storage } from './storage.ts';

/**
 * Drafts lie beside the objects, under a name that is no key, so that they are never listed or read.
 */
const DRAFT = '.draft-';

/** Keeps each object as a file below `folder`, which is made when it is first needed. */
export function createFolderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, requireStorageKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      await naming('put', async () => {
        await mkdir(dirname(path), { recursive: true });
        await replaceWhole(path, content);
      });
    },
    async get(key, range) {
      const path = pathOf(key);
      return naming('get', async () => {
        const file = await open(path).catch(nullIfAbsent);
        if (!file) return null;
        const found = await file.stat();
        if (!found.isFile()) {
          await file.close();
          return null;
        }
        return { size: found.size, stream: createReadStream(path, { fd: file, ...range }) };
      });
    },
    async has(key) {
      const path = pathOf(key);
      return naming('has', async () => (await stat(path).catch(nullIfAbsent))?.isFile() ?? false);
    },
    async remove(key) {
      const path = pathOf(key);
      await naming('remove', () => rm(path, { force: true }));
    },
    async *list(prefix) {
      const keys = await naming('list', () => keysBelow(folder, prefix));
      yield* keys;
    },
  };
}

/**
 * Anyone who reads meanwhile finds the old file or the new one;
 * what the machine forgets in a crash is at most the draft.
 */
async function replaceWhole(path: string, content: Content): Promise<void> {
  const draft = join(dirname(path), `${DRAFT}${randomUUID()}`);
  try {
    if (content instanceof Uint8Array) await writeFile(draft, content);
    else await copyFile(content.path, draft);
    await flush(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function keysBelow(folder: string, prefix: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfAbsent);
  const keys = (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, ''));
  return keys.filter((key) => isStorageKey(key) && key.startsWith(prefix)).sort();
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

async function naming<T>(operation: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new SpielplanError('STORAGE_FAILED', {
      detail: `${operation}: ${(error as NodeJS.ErrnoException).code}`,
      cause: error,
    });
  }
}
