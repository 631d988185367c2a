import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Lays a `.br` and a `.gz` beside every script of a folder, once, at the best level. */
export async function compressFolder(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!/\.(js|css|svg)$/.test(file)) continue;
    const content = await readFile(`${folder}/${file}`);
    await writeFile(`${folder}/${file}.br`, await compressScript(content));
    await writeFile(`${folder}/${file}.gz`, await gz(content, { level: 9 }));
  }
}

/** A script as browsers get it: brotli at the best level. */
export function compressScript(content: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotli(content, { params });
}
