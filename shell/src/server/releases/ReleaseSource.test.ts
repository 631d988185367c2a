import { mkdir, writeFile } from 'node:fs/promises';
import { startServer, type TestServer } from '../testing/startServer.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { layTinyRemote, writeFeed } from '../testing/tinyRemote.ts';
import { openReleaseSource } from '@spielplan/shared-contracts/feed';

const folder = await temporaryFolder();
afterAll(folder.remove);

describe('a folder of releases', () => {
  it('gives the feed and the files it names', async () => {
    const release = await layTinyRemote(folder.path, { version: 'a1' });
    await writeFeed(folder.path, [release]);
    const source = openReleaseSource(folder.path);
    await expect(source.readFeed()).resolves.toEqual({ schema: 1, number: 0, remotes: { programme: release }, leftOut: [] });
    expect(String(await source.readFile('programme/a1/remoteEntry.js', 1_000))).toBe('/* a1 */');
  });

  it('refuses a file that is longer than announced', async () => {
    const source = openReleaseSource(folder.path);
    await expect(source.readFile('programme/a1/remoteEntry.js', 7)).rejects.toMatchObject({ spielplan: 'REMOTE_INTEGRITY' });
  });

  it('says that a file is not there', async () => {
    const source = openReleaseSource(folder.path);
    await expect(source.readFile('programme/a1/none.js', 7)).rejects.toMatchObject({ spielplan: 'NOT_FOUND' });
    await expect(source.readFile('programme/a1', 10_000)).rejects.toMatchObject({ spielplan: 'NOT_FOUND' });
  });

  it.each([
    ['nothing', null],
    ['half a document', '{"schema":1,"rem'],
    ['another document', '{"schema":2,"remotes":{}}'],
  ])('has no feed where there is %s', async (_, content) => {
    const empty = `${folder.path}/${String(Math.random())}`;
    await mkdir(empty);
    if (content !== null) await writeFile(`${empty}/feed.json`, content);
    await expect(openReleaseSource(empty).readFeed()).rejects.toMatchObject({ spielplan: 'REMOTE_FEED' });
  });

  it('leaves out an entry whose version is a path that leads out of the folder', async () => {
    const release = await layTinyRemote(folder.path, { version: 'a2' });
    const mixed = `${folder.path}/mixed`;
    await mkdir(mixed);
    const remotes = { programme: release, magazine: { ...release, name: 'magazine', version: '../../etc' } };
    await writeFile(`${mixed}/feed.json`, JSON.stringify({ schema: 1, remotes }));
    await expect(openReleaseSource(mixed).readFeed()).resolves.toMatchObject({
      remotes: { programme: release },
      leftOut: [{ name: 'magazine', reason: expect.stringContaining('version') }],
    });
  });
});

describe('a server of releases', () => {
  let server: TestServer;
  const asked: { url: string; encoding: unknown }[] = [];
  beforeAll(async () => {
    server = await startServer((request, response) => {
      asked.push({ url: request.url ?? '', encoding: request.headers['accept-encoding'] });
      switch (request.url) {
        case '/moved.js':
          return response.writeHead(302, { location: '/good.js' }).end();
        case '/good.js':
          return response.end('good');
        case '/slow.js':
          return void response.writeHead(200).write('a');
        case '/silent.js':
          return;
        case '/broken.js':
          response.writeHead(200, { 'content-length': '10' }).write('half', () => response.destroy());
          return;
        case '/endless.js': {
          response.writeHead(200);
          const pour = setInterval(() => response.write('x'.repeat(1_000)), 1);
          response.on('close', () => clearInterval(pour));
          return;
        }
        default:
          return response.writeHead(404).end('throw new Error("the body of a 404 is no code")');
      }
    });
  });
  afterAll(() => server.close());

  it('gives a file as it lies there, unpacked by nobody', async () => {
    expect(String(await openReleaseSource(`${server.origin}/`).readFile('good.js', 4))).toBe('good');
    expect(asked.at(-1)).toEqual({ url: '/good.js', encoding: 'identity' });
  });

  it.each([
    ['leads elsewhere', 'moved.js', 'NOT_FOUND'],
    ['has nothing there', 'none.js', 'NOT_FOUND'],
    ['never answers', 'silent.js', 'REMOTE_TIMEOUT'],
    ['never ends its answer', 'slow.js', 'REMOTE_TIMEOUT'],
    ['breaks off', 'broken.js', 'REMOTE_INTEGRITY'],
    ['sends more than announced', 'endless.js', 'REMOTE_INTEGRITY'],
  ])('is refused when it %s', async (_, file, name) => {
    // What is not about time gets enough of it, however busy the machine is.
    const source = openReleaseSource(server.origin, name === 'REMOTE_TIMEOUT' ? 150 : 30_000);
    await expect(source.readFile(file, 5_000)).rejects.toMatchObject({ spielplan: name });
  });

  it('never follows a redirect', async () => {
    asked.length = 0;
    await openReleaseSource(server.origin)
      .readFile('moved.js', 100)
      .catch(() => undefined);
    expect(asked.map(({ url }) => url)).toEqual(['/moved.js']);
  });

  it('has no feed while it is away', async () => {
    const gone = await startServer(() => undefined);
    await gone.close();
    await expect(openReleaseSource(gone.origin).readFeed()).rejects.toMatchObject({ spielplan: 'REMOTE_FEED' });
  });
});
