import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createDevEvents } from './DevEvents.ts';
import { createFrontServer } from './frontServer.ts';

let folder: string;
let shell: Server;
let front: Server;
let origin: string;
let shellPort: () => Promise<number>;
const events = createDevEvents('run-1');

const listen = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/front-`);
  await mkdir(`${folder}/shell`);
  await mkdir(`${folder}/programme/hot`, { recursive: true });
  await writeFile(`${folder}/secret.js`, 'secret');
  await writeFile(`${folder}/shell/shell.js`, 'shell');
  await writeFile(`${folder}/programme/remoteEntry.js`, 'newest');
  await writeFile(`${folder}/programme/hot/screen-events.abc.js`, 'update');
  shell = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      response.writeHead(203, { 'x-shell': `${request.method} ${request.url}`, 'set-cookie': ['a=1', 'b=2'] });
      response.end(Buffer.concat(parts));
    });
  });
  const port = await listen(shell);
  shellPort = async () => port;
  front = createFrontServer({
    folders: { shell: `${folder}/shell`, remotes: { programme: `${folder}/programme` } },
    shellPort: () => shellPort(),
    onListener: events.connect,
  });
  origin = `http://127.0.0.1:${await listen(front)}`;
});

afterAll(async () => {
  events.close();
  for (const server of [front, shell]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await rm(folder, { recursive: true });
});

describe('the front server', () => {
  it('answers the newest file of a remote under development, whatever version a page knows', async () => {
    const response = await fetch(`${origin}/remotes/programme/0123456789ab/remoteEntry.js`);
    expect(await response.text()).toBe('newest');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('answers hot updates, and 404 where there is none', async () => {
    const found = await fetch(`${origin}/remotes/programme/0123456789ab/hot/screen-events.abc.js`);
    expect(await found.text()).toBe('update');
    expect((await fetch(`${origin}/assets/hot/shell.abc.json`)).status).toBe(404);
  });

  it.each([
    '/de',
    '/remotes/booking/1/remoteEntry.js',
    '/assets/fonts/a.woff2',
    '/remotes/programme/1/gone.js',
    '/remotes/constructor/1/remoteEntry.js',
  ])('passes %s on to the shell', async (path) => {
    const response = await fetch(origin + path);
    expect([response.status, response.headers.get('x-shell')]).toEqual([203, `GET ${path}`]);
  });

  it('serves nothing outside of the build folders', async () => {
    for (const path of ['/assets/..%2fsecret.js', '/remotes/programme/1/..%2fsecret.js', '/assets//secret.js']) {
      expect((await fetch(origin + path)).headers.get('x-shell')).not.toBeNull();
    }
  });

  it('passes a form and every cookie through unchanged', async () => {
    const response = await fetch(`${origin}/api/shop-cart`, { method: 'POST', body: 'tickets=2' });
    expect(await response.text()).toBe('tickets=2');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('waits for a shell that is restarting, and says why one does not start', async () => {
    const working = shellPort;
    shellPort = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return working();
    };
    expect((await fetch(`${origin}/de`)).status).toBe(203);
    shellPort = async () => {
      throw new Error('The shell ended (exit code 1).');
    };
    const response = await fetch(`${origin}/de`);
    expect([response.status, await response.text()]).toEqual([503, 'The shell ended (exit code 1).']);
    shellPort = working;
  });

  it('tells a page what is broken now, and then what is built', async () => {
    events.send({ kind: 'broken', part: 'booking', text: 'Cart.tsx:3:1' });
    const response = await fetch(`${origin}/_dev/events`);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toContain(
      '"kind":"hello","run":"run-1","built":[],"broken":[{"part":"booking","text":"Cart.tsx:3:1"}]',
    );
    events.send({ kind: 'built', part: 'programme', hash: 'abc' });
    expect((await reader.read()).value).toBe('data: {"kind":"built","part":"programme","hash":"abc"}\n\n');
    await reader.cancel();
  });

  it('does not go on about what is mended', async () => {
    events.mend('booking');
    const response = await fetch(`${origin}/_dev/events`);
    const reader = response.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('"broken":[]');
    await reader.cancel();
  });
});
