import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { copyCurrentReleases } from './copyCurrentReleases.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/borrow-`);
  await mkdir(`${folder}/published/booking/v7`, { recursive: true });
  await writeFile(`${folder}/published/booking/v7/remoteEntry.js`, 'booking 7');
  await writeFile(
    `${folder}/published/feed.json`,
    JSON.stringify({ schema: 1, remotes: { booking: { name: 'booking', version: 'v7' } } }),
  );
});
afterEach(() => rm(folder, { recursive: true }));

describe('remotes that are not worked on', () => {
  it('come from the published builds, and those that are not published are named', async () => {
    expect(await copyCurrentReleases(['booking', 'magazine'], `${folder}/dev`, `${folder}/published`)).toEqual(['magazine']);
    expect(await readFile(`${folder}/dev/booking/v7/remoteEntry.js`, 'utf8')).toBe('booking 7');
    expect(JSON.parse(await readFile(`${folder}/dev/feed.json`, 'utf8'))).toMatchObject({
      schema: 1,
      remotes: { booking: { name: 'booking', version: 'v7' } },
    });
  });

  it('are all named where nothing is published', async () => {
    expect(await copyCurrentReleases(['booking'], `${folder}/dev`, `${folder}/nowhere`)).toEqual(['booking']);
  });
});
