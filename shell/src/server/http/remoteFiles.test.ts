import { writeFile } from 'node:fs/promises';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { fetchRelease, startRelease } from '../releases/fetchRelease.ts';
import { createReleaseSet } from '../releases/ReleaseSet.ts';
import { openReleaseSource } from '@spielplan/shared-contracts/feed';
import { KEYS, signBuild, tableOf } from '../testing/signedHouse.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { layTinyRemote } from '../testing/tinyRemote.ts';
import { createRemoteFiles } from './remoteFiles.ts';

const folder = await temporaryFolder();
afterAll(folder.remove);
const source = openReleaseSource(folder.path);
const current = await layTinyRemote(folder.path, { version: 'a2' });
await layTinyRemote(folder.path, { version: 'a1' });
const set = createReleaseSet('shell', [startRelease(await fetchRelease(source, current), {})]);
const findFiles = () => createRemoteFiles(source, () => set);

it('serves the scripts of the current build, to be kept for ever', async () => {
  const file = await findFiles()('/remotes/programme/a2/remoteEntry.js');
  expect(file).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  });
  expect(String(file?.body)).toBe('/* a2 */');
});

it('serves those of an older build to pages that are still open', async () => {
  expect(String((await findFiles()('/remotes/programme/a1/remoteEntry.js'))?.body)).toBe('/* a1 */');
});

it('asks before it reads what is not in memory, and reads nothing for anyone who has had their share', async () => {
  const find = findFiles();
  const refuse = () => {
    throw new SpielplanError('TOO_MANY_REQUESTS');
  };
  for (const version of ['a1', 'none'])
    await expect(find(`/remotes/programme/${version}/remoteEntry.js`, refuse)).rejects.toThrow('TOO_MANY_REQUESTS');
  expect(await find('/remotes/programme/a1/remoteEntry.js', () => undefined)).not.toBeNull();
  for (const version of ['a1', 'a2']) expect(await find(`/remotes/programme/${version}/remoteEntry.js`, refuse)).not.toBeNull();
});

it('serves the current build as it was verified, whatever happens to its files', async () => {
  await writeFile(`${folder.path}/programme/a2/remoteEntry.js`, 'alert(1)');
  expect(String((await findFiles()('/remotes/programme/a2/remoteEntry.js'))?.body)).toBe('/* a2 */');
});

it.each([
  ['the server bundle of the current build', '/remotes/programme/a2/remote.server.cjs'],
  ['the server bundle of an older build', '/remotes/programme/a1/remote.server.cjs'],
  ['its list of files', '/remotes/programme/a1/release.json'],
  ['the feed', '/remotes/feed.json'],
  ['a remote that there is not', '/remotes/constructor/a1/remoteEntry.js'],
  ['a version that there is not', '/remotes/programme/none/remoteEntry.js'],
  ['a path that leads out of the folder', '/remotes/programme/../../etc/passwd'],
  ['a version that leads out of its remote', '/remotes/programme/../feed.json'],
  ['an encoded path that leads out', '/remotes/programme/a1/%2e%2e%2frelease.json'],
  ['a path with a backslash', '/remotes/programme/a1/..\\release.json'],
  ['a hidden file', '/remotes/programme/a1/.env'],
])('does not serve %s', async (_, path) => {
  expect(await findFiles()(path)).toBeNull();
});

it('does not serve an older file that is not what its build lists', async () => {
  await layTinyRemote(folder.path, { version: 'a0' });
  await writeFile(`${folder.path}/programme/a0/remoteEntry.js`, 'alert(1)');
  expect(await findFiles()('/remotes/programme/a0/remoteEntry.js')).toBeNull();
});

it('does not take the list of one build for that of another', async () => {
  const { version: _, ...release } = await layTinyRemote(folder.path, { version: 'a5' });
  await writeFile(`${folder.path}/programme/a5/release.json`, JSON.stringify({ ...release, version: 'a6' }));
  expect(await findFiles()('/remotes/programme/a5/remoteEntry.js')).toBeNull();
});

it('outside development serves an older build only where somebody who may has signed it', async () => {
  const { operator, programme, stranger } = KEYS;
  const signers = { operators: [operator.publicKey], table: tableOf(1) };
  const find = createRemoteFiles(
    source,
    () => set,
    () => signers,
  );
  const script = (version: string) => find(`/remotes/programme/${version}/remoteEntry.js`);
  expect(await script('a1')).toBeNull();
  await signBuild(folder.path, { name: 'programme', version: 'b1', number: 1, by: programme });
  await signBuild(folder.path, { name: 'programme', version: 'b2', number: 1, by: stranger });
  expect([String((await script('b1'))?.body), await script('b2')]).toEqual(['/* b1 */', null]);
});
