import { buffer } from 'node:stream/consumers';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Storage } from './storage.ts';

/**
 * A whole object in memory, for what is known to be small; null when there
 * is none. Throws `STORAGE_FAILED`, also when the line breaks in the middle.
 */
export async function readWhole(storage: Storage, key: string): Promise<Buffer | null> {
  const found = await storage.get(key);
  if (!found) return null;
  const bytes = await buffer(found.stream).catch((cause: unknown) => {
    throw new SpielplanError('STORAGE_FAILED', { detail: 'get: the line broke', cause });
  });
  if (bytes.byteLength !== found.size) throw new SpielplanError('STORAGE_FAILED', { detail: 'get: an object came incomplete' });
  return bytes;
}
