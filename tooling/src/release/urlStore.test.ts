import { jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { parseSignedFeed } from '@spielplan/shared-contracts/signing';
import { promote, rollback } from './changeRelease.ts';
import { readFeed, readHistory } from './feedStore.ts';
import { findUses } from './findUses.ts';
import { closePreviewLinks, openPreviewLink } from './previewLinks.ts';
import { publishRelease } from './publishRelease.ts';
import { createKeyFile } from './signing/createKeyFile.ts';
import { openUrlStore } from './urlStore.ts';

const TOKEN = 'a-token-of-the-store';
let home: string;
let operator: string;
let server: Server;
let url: string;
/** What the store holds, and in which order it was written. */
let files: Map<string, Buffer>;
let written: string[];
/** What the store does with a write instead of keeping it. */
let fault: ((path: string) => number | null) | null;
let givesEtags: boolean;

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

beforeEach(async () => {
  home = await mkdtemp(`${tmpdir()}/spielplan-store-`);
  operator = await createKeyFile(`${home}/operator.key`);
  process.env.RELEASE_KEY = `${home}/operator.key`;
  [files, written, fault, givesEtags] = [new Map(), [], null, true];
  server = createServer((request, response) => {
    const path = (request.url ?? '').slice('/remotes/'.length);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.headers.authorization !== `Bearer ${TOKEN}`) return response.writeHead(401).end();
      const there = files.get(path);
      if (request.method === 'GET') {
        if (!there) return response.writeHead(404).end();
        return response.writeHead(200, givesEtags ? { etag: etagOf(there) } : {}).end(there);
      }
      const { 'if-match': match, 'if-none-match': none } = request.headers;
      if ((none === '*' && there) || (match !== undefined && (!there || etagOf(there) !== match)))
        return response.writeHead(412).end();
      const failed = fault?.(path);
      if (failed) return response.writeHead(failed).end();
      files.set(path, Buffer.concat(parts));
      written.push(path);
      return response.writeHead(there ? 204 : 201).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  delete process.env.RELEASE_KEY;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(home, { recursive: true, force: true });
});

/** The machine of a team, with a copy of its own. */
function openTeam(name: string, token = TOKEN) {
  const to = `${home}/${name}`;
  openUrlStore({ url, folder: to, token });
  const publish = async (remote: string, version: string, code = version) => {
    const from = `${home}/build-${name}-${remote}-${version}`;
    for (const side of ['browser', 'server']) await mkdir(`${from}/${side}`, { recursive: true });
    await writeFile(`${from}/browser/remoteEntry.js`, code);
    await writeFile(`${from}/server/remote.server.cjs`, code);
    const parts = { server: { file: 'remote.server.cjs' }, browser: [{ file: 'remoteEntry.js' }] };
    await writeFile(`${from}/release.json`, JSON.stringify({ name: remote, version, code, ...parts }));
    return publishRelease(remote, { from, to });
  };
  return { to, publish };
}

const feedOfStore = () => JSON.parse(String(files.get('feed.json'))) as Parameters<typeof parseSignedFeed>[0];
const live = () => {
  const { releases, refused } = parseSignedFeed(feedOfStore(), [operator]);
  expect(refused).toEqual([]);
  return Object.fromEntries(Object.entries(releases).map(([name, { statement }]) => [name, statement.version]));
};

it('a release goes to a store behind a URL, signed, its files before the feed that names them', async () => {
  const { publish } = openTeam('garden');
  await publish('garden', 'a1');
  expect(live()).toEqual({ garden: 'a1' });
  expect(String(files.get('garden/a1/remoteEntry.js'))).toBe('a1');
  expect(written.slice(-2)).toEqual(['feed.json', 'history.jsonl']);
  expect(written.slice(0, -2).toSorted()).toEqual(
    ['release.json', 'release.sig', 'remote.server.cjs', 'remoteEntry.js'].map((file) => `garden/a1/${file}`),
  );
});

it('two teams at the same second both arrive, with both lines of the history', async () => {
  const teams = ['garden', 'shop', 'cafe'].map((name) => ({ name, ...openTeam(name) }));
  await Promise.all(teams.map(({ name, publish }) => publish(name, 'a1')));
  expect(live()).toEqual({ garden: 'a1', shop: 'a1', cafe: 'a1' });
  expect((await readHistory(teams[0]!.to)).map(({ remote }) => remote).toSorted()).toEqual(['cafe', 'garden', 'shop']);
});

it('another machine goes back to a build that it has never had, and shows one by a link', async () => {
  const { publish } = openTeam('garden');
  await publish('garden', 'a1');
  await publish('garden', 'a2');
  const { to } = openTeam('operator');
  await rollback('garden', undefined, { why: 'bad', to });
  expect(live()).toEqual({ garden: 'a1' });
  await openPreviewLink('garden', 'a2', { hours: 1, why: '', vouches: false, to });
  expect(JSON.parse(String(files.get('garden/a2/previews.json')))).toMatchObject({ open: [expect.any(String)] });
  expect(await closePreviewLinks('garden', 'a2', { why: '', to })).toBe(1);
  expect(JSON.parse(String(files.get('garden/a2/previews.json')))).toMatchObject({ open: [] });
});

it('another machine reads who uses what from builds that it has never had, and trusts no name in them', async () => {
  const { publish } = openTeam('garden');
  await publish('garden', 'a1', 'fetch("/api/genres/")');
  const { to } = openTeam('operator');
  const builds = [{ name: 'garden', version: 'a1' }];
  expect(await findUses('/api/genres/', builds, to)).toEqual([{ remote: 'garden', version: 'a1', isOwner: false }]);
  expect(await findUses('/api/rooms/', builds, to)).toEqual([]);
  files.delete('garden/a1/remoteEntry.js');
  await expect(findUses('/api/genres/', builds, openTeam('third').to)).rejects.toThrow('remoteEntry.js is not in the store');
  const hostile = { name: 'garden', version: 'a2', server: { file: '../../evil.cjs' }, browser: [] };
  files.set('garden/a2/release.json', Buffer.from(JSON.stringify(hostile)));
  files.set('garden/a2/../../evil.cjs', Buffer.from('"/api/genres/"'));
  expect(await findUses('/api/genres/', [{ name: 'garden', version: 'a2' }], to)).toEqual([]);
  expect(await readdir(home)).not.toContain('evil.cjs');
  for (const version of ['a9', '../a1'])
    await expect(findUses('/api/genres/', [{ name: 'garden', version }], to)).rejects.toThrow(/is not published|no name/);
});

it('a version that is there with other files is neither written over nor signed', async () => {
  const { publish } = openTeam('garden');
  await publish('garden', 'a1', 'good');
  await publish('garden', 'a2');
  await expect(openTeam('other').publish('garden', 'a1', 'evil')).rejects.toThrow(/--vouch/);
  expect(String(files.get('garden/a1/remoteEntry.js'))).toBe('good');
  expect(live()).toEqual({ garden: 'a2' });
});

it('a store that takes half of a build names none of it, and the next try completes it', async () => {
  const { publish } = openTeam('garden');
  await publish('garden', 'a1');
  fault = (path) => (path === 'garden/a2/remoteEntry.js' ? 507 : null);
  await expect(publish('garden', 'a2')).rejects.toThrow(/cannot be written: 507/);
  expect(live()).toEqual({ garden: 'a1' });
  fault = null;
  await publish('garden', 'a2');
  expect(live()).toEqual({ garden: 'a2' });
});

it.each([
  ['it refuses the token', () => openTeam('garden', 'wrong'), /answers 401/],
  [
    'it gives no ETag',
    () => ((givesEtags = false), files.set('feed.json', Buffer.from('{"schema":1,"remotes":{}}')), openTeam('garden')),
    /ETag/,
  ],
  ['its feed always changes', () => ((fault = (path) => (path === 'feed.json' ? 412 : null)), openTeam('garden')), /feed\.json/],
  ['it is away', () => ((url = 'http://127.0.0.1:9/remotes'), openTeam('garden')), /does not answer/],
  ['it would get the token in the clear', () => ((url = 'http://store.example/remotes'), openTeam('garden')), /has to be https/],
])('nothing is named where %s', async (_, open, words) => {
  // Its length is drawn by lot: each try follows the one before at once.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  await expect((async () => open().publish('garden', 'a1'))()).rejects.toThrow(words);
  expect(written).not.toContain('feed.json');
});

it('keeps nothing but what it needs, and no half file', async () => {
  const { publish, to } = openTeam('garden');
  await publish('garden', 'a1');
  await readFeed(to);
  await expect(promote('garden', 'a9', { why: '', to })).rejects.toThrow(/not published/);
  expect((await readdir(to)).toSorted()).toEqual(['feed.json', 'garden', 'history.jsonl']);
});
