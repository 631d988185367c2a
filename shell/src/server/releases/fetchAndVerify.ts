import { createHash } from 'node:crypto';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ReleaseSource } from '@spielplan/shared-contracts/feed';
import type { ReleaseFile, RemoteRelease } from '@spielplan/shared-contracts/remote';

/** No file of a build is longer; one that is was not built by us. */
export const MAX_FILE_BYTES = 5_000_000;

/**
 * A file of a build with the size and the hash that the feed names; rejects with `REMOTE_INTEGRITY` otherwise. The feed's
 * signatures were checked before (`trustedSource.ts`).
 */
export async function fetchAndVerify(
  source: ReleaseSource,
  release: RemoteRelease,
  { file, integrity, size }: ReleaseFile,
): Promise<Buffer> {
  const where = `${release.name} ${release.version} ${file}`;
  if (size > MAX_FILE_BYTES)
    throw new SpielplanError('REMOTE_INTEGRITY', { detail: `${where} is larger than ${MAX_FILE_BYTES} bytes` });
  const content = await source.readFile(`${release.name}/${release.version}/${file}`, size);
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (content.length !== size || found !== integrity)
    throw new SpielplanError('REMOTE_INTEGRITY', { detail: `${where} differs from the feed` });
  return content;
}
