import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { PREVIEW_PREFIX } from '@spielplan/shared-contracts/signing';
import { readFeed } from './feedStore.ts';
import { publishRelease } from './publishRelease.ts';
import { showBuild } from './showBuild.ts';

let home: string;
beforeEach(async () => void (home = await mkdtemp(`${tmpdir()}/spielplan-shown-`)));
afterEach(() => rm(home, { recursive: true, force: true }));
const where = () => ({ from: `${home}/build`, to: `${home}/releases` });

async function build(version: string) {
  for (const side of ['browser', 'server']) await mkdir(`${home}/build/${side}`, { recursive: true });
  await writeFile(`${home}/build/release.json`, JSON.stringify({ name: 'garden', version }));
}

it('what is developed is shown by a link: the feed, and with it every visitor, keeps the release', async () => {
  await build('a1');
  await publishRelease('garden', where());
  const released = await readFile(`${home}/releases/feed.json`, 'utf8');
  await build('a2');
  expect(await showBuild('garden', null, where())).toEqual({ version: 'a2', path: expect.stringContaining(PREVIEW_PREFIX) });
  expect(await showBuild('garden', 'a2', where())).toEqual({ version: 'a2', path: null });
  await build('a3');
  await showBuild('garden', 'a2', where());
  await expect(readFile(`${home}/releases/garden/a2/previews.json`, 'utf8')).rejects.toThrow('ENOENT');
  await expect(readFile(`${home}/releases/feed.json`, 'utf8')).resolves.toBe(released);
  expect((await readFeed(where().to)).remotes.garden?.version).toBe('a1');
});
