import { readFile, readdir, stat } from 'node:fs/promises';
import { compressScript } from '../../webpack/compressFolder.ts';

/** A script of a build, as browsers get it. */
export interface ScriptSize {
  /** What stays the same from build to build: the file's name without its hash. */
  name: string;
  file: string;
  /** Bytes of brotli. */
  bytes: number;
}

/** The sizes of the scripts in a folder, by file; those without a compressed file beside them are compressed here. */
export async function measureScripts(folder: string): Promise<ScriptSize[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js')).toSorted();
  return Promise.all(files.map(async (file) => ({ name: nameOf(file), file, bytes: await bytesOf(`${folder}/${file}`) })));
}

function nameOf(file: string): string {
  return file.replace(/(?:\.[0-9a-f]+)?\.js$/, '');
}

async function bytesOf(path: string): Promise<number> {
  return stat(`${path}.br`).then(
    ({ size }) => size,
    async () => (await compressScript(await readFile(path))).length,
  );
}
