import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A real file system of a few megabytes, which can be filled and emptied. */
export interface SmallDisk {
  folder: string;
  /** Leaves not a byte. */
  fill(): void;
  empty(): void;
  remove(): void;
}

const FILLER = 'filler';

/** Mounts one; null where this system does not let us, which only an administrator may. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filler = join(folder, FILLER);
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 4)) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size));
        } catch {
          // Smaller pieces still fit.
        }
      }
      closeSync(file);
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
