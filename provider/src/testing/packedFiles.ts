import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseFiles } from './memoryFolder.ts';

type Entry = [path: string, size: number | null];

/** Writes all files of a database into one: a line that lists them, then what is in them. */
export function writePacked(file: string, files: DatabaseFiles): void {
  const list: Entry[] = files.map(([path, bytes]) => [path, bytes?.length ?? null]);
  const out = openSync(file, 'w');
  writeSync(out, `${JSON.stringify(list)}\n`);
  for (const [, bytes] of files) if (bytes && bytes.length > 0) writeSync(out, bytes);
  closeSync(out);
}

/** What `writePacked` has written. Each caller gets bytes of its own, read at once. */
export function readPacked(file: string): DatabaseFiles {
  const all = readFileSync(file);
  let end = all.indexOf('\n') + 1;
  const list = JSON.parse(all.toString('utf8', 0, end)) as Entry[];
  return list.map(([path, size]) => (size === null ? [path, null] : [path, all.subarray(end, (end += size))]));
}

/** Lays the files into a folder that is not there yet. */
export function layFiles(folder: string, files: DatabaseFiles): void {
  // PostgreSQL wants its folder for itself.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [path, bytes] of files) {
    if (bytes === null) mkdirSync(join(folder, path));
    else writeFileSync(join(folder, path), bytes);
  }
}
