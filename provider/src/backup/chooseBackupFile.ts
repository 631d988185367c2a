import { mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

interface BackupPlaces {
  /** Where the command was called; npm runs it in the package's folder. */
  calledFrom: string;
  dataDir: string;
}

/**
 * The file a backup goes into: the one that was named, else a new one in `DATA_DIR/backups`. A
 * folder that was named must be there, since a disk that is not mounted would otherwise be a backup
 * on the wrong one.
 */
export function chooseBackupFile(named: string | undefined, { calledFrom, dataDir }: BackupPlaces): string {
  if (named) {
    const file = resolve(calledFrom, named);
    const folder = dirname(file);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
      throw new Error(`The folder ${folder} does not exist; nothing was written.`);
    }
    return file;
  }
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}.jsonl.gz`);
}
