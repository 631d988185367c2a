import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, expect, it } from '@jest/globals';
import { copyPosters } from './copyPosters.ts';

const folder = await mkdtemp(`${tmpdir()}/spielplan-posters-`);
afterAll(() => rm(folder, { recursive: true }));

it('takes the posters along, and no picture of an upload', async () => {
  for (const kept of ['edition-1', '17']) {
    await mkdir(`${folder}/drawn/${kept}`, { recursive: true });
    await writeFile(`${folder}/drawn/${kept}/p1-de-480.avif`, kept);
  }
  await copyPosters(`${folder}/drawn`, `${folder}/new`);
  expect(await readdir(`${folder}/new`)).toEqual(['edition-1']);
  expect(await readdir(`${folder}/new/edition-1`)).toEqual(['p1-de-480.avif']);
});

it('is content where nothing has been drawn', async () => {
  await copyPosters(`${folder}/nowhere`, `${folder}/empty`);
  expect(await readdir(folder)).not.toContain('empty');
});
