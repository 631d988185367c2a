import { unlink, writeFile } from 'node:fs/promises';
import vm from 'node:vm';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { describeFile, layTinyRemote } from '../testing/tinyRemote.ts';
import { fetchRelease, startRelease } from './fetchRelease.ts';
import { openReleaseSource } from '@spielplan/shared-contracts/feed';

const folder = await temporaryFolder();
afterAll(folder.remove);
const source = openReleaseSource(folder.path, 500);

const SCRIPT = `/* ${'stage '.repeat(200)} */`;
let count = 0;
async function layRelease() {
  const version = `v${(count += 1)}`;
  const release = await layTinyRemote(folder.path, {
    version,
    browser: { 'remoteEntry.js': SCRIPT, 'screen-events.js': 'events' },
  });
  return { release, at: (file: string) => `${folder.path}/programme/${version}/${file}` };
}

it('gives a build whose every byte is what the feed says', async () => {
  const { release } = await layRelease();
  const loaded = await fetchRelease(source, release);
  expect(startRelease(loaded, {}).remote.name).toBe('programme');
  expect([...loaded.files.keys()].sort()).toEqual(['remoteEntry.js', 'screen-events.js']);
  expect(loaded.files.get('remoteEntry.js')).toEqual({ identity: Buffer.from(SCRIPT), br: null, gzip: null });
});

it('takes a compressed twin along that holds the same bytes', async () => {
  const { release, at } = await layRelease();
  const br = brotliCompressSync(SCRIPT);
  const gzip = gzipSync(SCRIPT);
  await writeFile(at('remoteEntry.js.br'), br);
  await writeFile(at('remoteEntry.js.gz'), gzip);
  const { files } = await fetchRelease(source, release);
  expect(files.get('remoteEntry.js')).toEqual({ identity: Buffer.from(SCRIPT), br, gzip });
});

it.each([
  ['other content', brotliCompressSync('alert("gotcha")')],
  ['no brotli at all', Buffer.from('alert("gotcha")')],
  ['a bomb', brotliCompressSync(Buffer.alloc(50_000_000))],
])('never serves a compressed twin with %s', async (_, content) => {
  const { release, at } = await layRelease();
  await writeFile(at('remoteEntry.js.br'), content);
  const { files } = await fetchRelease(source, release);
  expect(files.get('remoteEntry.js')).toEqual({ identity: Buffer.from(SCRIPT), br: null, gzip: null });
});

describe('refuses a build', () => {
  it.each(['remote.server.cjs', 'remoteEntry.js', 'screen-events.js'])('whose %s was tampered with', async (file) => {
    const { release, at } = await layRelease();
    const { size } = [release.server, ...release.browser].find((each) => each.file === file)!;
    await writeFile(at(file), 'x'.repeat(size));
    await expect(fetchRelease(source, release)).rejects.toMatchObject({ spielplan: 'REMOTE_INTEGRITY' });
  });

  it('whose server bundle is cut off', async () => {
    const { release, at } = await layRelease();
    await writeFile(at('remote.server.cjs'), 'exports.remote');
    await expect(fetchRelease(source, release)).rejects.toMatchObject({ spielplan: 'REMOTE_INTEGRITY' });
  });

  it('whose file is longer than the feed says', async () => {
    const { release, at } = await layRelease();
    await writeFile(at('screen-events.js'), 'events and more');
    await expect(fetchRelease(source, release)).rejects.toMatchObject({ spielplan: 'REMOTE_INTEGRITY' });
  });

  it('whose size is wrong even if the hash is right', async () => {
    const { release } = await layRelease();
    const server = { ...release.server, size: release.server.size + 1 };
    await expect(fetchRelease(source, { ...release, server })).rejects.toMatchObject({ spielplan: 'REMOTE_INTEGRITY' });
  });

  it('that is too large for any build of ours', async () => {
    const { release } = await layRelease();
    const server = { ...release.server, size: 5_000_001 };
    await expect(fetchRelease(source, { ...release, server })).rejects.toMatchObject({ spielplan: 'REMOTE_INTEGRITY' });
  });

  it('that lacks a file', async () => {
    const { release, at } = await layRelease();
    await unlink(at('screen-events.js'));
    await expect(fetchRelease(source, release)).rejects.toMatchObject({ spielplan: 'NOT_FOUND' });
  });

  it('that speaks another contract, before a byte of it is read', async () => {
    const { release } = await layRelease();
    const unread = { readFeed: source.readFeed, readFile: () => Promise.reject(new Error('read')) };
    await expect(fetchRelease(unread, { ...release, contract: 2 })).rejects.toMatchObject({ spielplan: 'REMOTE_CONTRACT' });
  });

  it.each([
    ['entry', { entry: 'other.js' }],
    ['chunk', { chunks: { 'screen-events': ['other.js'] } }],
  ])('whose %s has no hash', async (_, change) => {
    const { release } = await layRelease();
    await expect(fetchRelease(source, { ...release, ...change })).rejects.toMatchObject({ spielplan: 'REMOTE_INTEGRITY' });
  });
});

it('gives nothing to run of a build whose browser files are wrong', async () => {
  const { release, at } = await layRelease();
  const code = 'globalThis.hasRun = true; exports.remote = {};';
  await writeFile(at('remote.server.cjs'), code);
  await writeFile(at('screen-events.js'), 'evenst');
  const server = describeFile('remote.server.cjs', code);
  await expect(fetchRelease(source, { ...release, server })).rejects.toMatchObject({ spielplan: 'REMOTE_INTEGRITY' });
  expect(vm.runInThisContext('globalThis.hasRun')).toBeUndefined();
});
