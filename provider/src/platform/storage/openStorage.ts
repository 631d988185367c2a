import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { createFolderStorage } from './folderStorage.ts';
import { createS3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';

export interface Stores {
  /** What was uploaded, as it came. It belongs into every backup. */
  uploads: Storage;
  /**
   * Pictures in their widths and formats. All of it can be made again and may be deleted at any time.
   */
  pictures: Storage;
}

/**
 * The two stores: folders below `dataDir` (`uploads`,
 * `media`), or prefixes of one bucket where S3 is configured.
 */
export function openStorage({ dataDir, s3 }: Pick<Configuration, 'dataDir' | 's3'>): Stores {
  if (s3)
    return { uploads: createS3Storage({ ...s3, prefix: 'uploads/' }), pictures: createS3Storage({ ...s3, prefix: 'media/' }) };
  return { uploads: createFolderStorage(join(dataDir, 'uploads')), pictures: createFolderStorage(join(dataDir, 'media')) };
}
