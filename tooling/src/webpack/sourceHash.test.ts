import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ROOT } from '../root.ts';
import { compressFolder } from './compressFolder.ts';
import { sourceHash } from './sourceHash.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(`${tmpdir()}/spielplan-sources-`)));
afterEach(() => rm(folder, { recursive: true, force: true }));
const hash = () => sourceHash([relative(ROOT, folder)]);

it('builds again what was changed, added, renamed or removed', async () => {
  const hashes = new Set([await hash()]);
  await writeFile(`${folder}/a.ts`, 'a');
  hashes.add(await hash());
  await writeFile(`${folder}/a.ts`, 'b');
  hashes.add(await hash());
  await writeFile(`${folder}/b.ts`, 'b');
  hashes.add(await hash());
  await rm(`${folder}/a.ts`);
  hashes.add(await hash());
  expect(hashes.size).toBe(5);
});

it('builds nothing again for a test, nor for nothing', async () => {
  await writeFile(`${folder}/a.ts`, 'a');
  const before = await hash();
  await writeFile(`${folder}/a.test.ts`, 'a');
  expect(await hash()).toBe(before);
});

it('lays compressed twins of the same bytes beside what compresses', async () => {
  await writeFile(`${folder}/a.js`, 'stage '.repeat(100));
  await writeFile(`${folder}/a.woff2`, 'font');
  await compressFolder(folder);
  expect((await readdir(folder)).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'a.woff2']);
  const original = await readFile(`${folder}/a.js`);
  expect(brotliDecompressSync(await readFile(`${folder}/a.js.br`)).equals(original)).toBe(true);
  expect(gunzipSync(await readFile(`${folder}/a.js.gz`)).equals(original)).toBe(true);
});
