import { EventEmitter } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { PREVIEW_PREFIX } from '@spielplan/shared-contracts/signing';
import type { Browser } from '@playwright/test';
import { BUDGETS } from '../pageCost/budgets.ts';
import { publishRelease } from './publishRelease.ts';
import { passesInBrowser } from './tryInBrowser.ts';

const KIB = 1_024;
const VERSION = 'a1';
let home: string;
let shell: Server;

beforeEach(async () => {
  home = await mkdtemp(`${tmpdir()}/spielplan-tried-`);
  for (const side of ['browser', 'server']) await mkdir(`${home}/build/${side}`, { recursive: true });
  await writeFile(`${home}/build/server/remote.server.cjs`, '');
  await writeFile(`${home}/build/release.json`, JSON.stringify({ name: 'garden2', version: VERSION }));
  await publishRelease('garden2', { from: `${home}/build`, to: `${home}/releases` });
  shell = createServer(({ url = '' }, response) => {
    if (url.startsWith(PREVIEW_PREFIX)) return response.writeHead(302, { 'set-cookie': 'build=x; Path=/' }).end();
    return response.end(`<script src="/remotes/garden2/${VERSION}/screen-a.js"></script>`);
  });
  await new Promise<void>((resolve) => void shell.listen(0, '127.0.0.1', resolve));
  process.env.SHELL_URLS = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
});
afterEach(async () => {
  delete process.env.SHELL_URLS;
  shell.close();
  await rm(home, { recursive: true, force: true });
});

interface Pages {
  preview: number;
  plain: number;
  /** Cookies and kept words of pages, with the preview's cookie and without it. */
  kept?: { preview: string[]; plain: string[] };
}

/** A browser whose pages load so many KiB of scripts, with the preview's cookie and without it. */
function browserWith({ kept = { preview: [], plain: [] }, ...kib }: Pages): Browser {
  const newContext = async () => {
    let isPreview = false;
    const session = Object.assign(new EventEmitter(), { send: async () => undefined });
    const load = async (url: string) => {
      const requestId = '1';
      session.emit('Network.requestWillBeSent', { requestId, request: { url: `${url}/screen-a.js` }, type: 'Script' });
      session.emit('Network.responseReceived', { requestId, type: 'Script', response: { encodedDataLength: 0 } });
      const encodedDataLength = (isPreview ? kib.preview : kib.plain) * KIB;
      session.emit('Network.loadingFinished', { requestId, encodedDataLength });
    };
    const page = Object.assign(new EventEmitter(), {
      goto: load,
      waitForFunction: async () => undefined,
      waitForTimeout: async () => undefined,
      evaluate: async () => (isPreview ? kept.preview : kept.plain).map((key) => `it keeps "${key}" in localStorage`),
    });
    return {
      addCookies: async () => void (isPreview = true),
      newPage: async () => page,
      cookies: async () => [
        ...(isPreview ? [{ name: 'build' }] : []),
        ...(isPreview ? kept.preview : kept.plain).map((name) => ({ name })),
      ],
      newCDPSession: async () => session,
      close: async () => undefined,
    };
  };
  return { newContext, close: async () => undefined } as unknown as Browser;
}

async function attempt(pages: Pages) {
  const said: string[] = [];
  const openBrowser = async () => browserWith(pages);
  const tried = { name: 'garden2', version: VERSION, to: `${home}/releases` };
  return { isPassed: await passesInBrowser({ ...tried, openBrowser, say: (line) => void said.push(line) }), said };
}

const LIMIT = BUDGETS.script.must;

it('a build passes whose pages keep their budget', async () => {
  expect(await attempt({ preview: LIMIT, plain: LIMIT - 20 })).toMatchObject({ isPassed: true });
});

it('a build is refused with which a page is over its budget, and the page is named', async () => {
  const { isPassed, said } = await attempt({ preview: LIMIT + 3, plain: LIMIT - 20 });
  expect(isPassed).toBe(false);
  expect(said.join('\n')).toContain(`/de: JavaScript on the wire: ${LIMIT + 3} KiB, at most ${LIMIT} KiB`);
});

it('a page that is over its budget without the build is not the build’s fault', async () => {
  expect(await attempt({ preview: LIMIT + 3, plain: LIMIT + 1 })).toMatchObject({ isPassed: true });
});

it('a build is refused that keeps something in the browser without consent; what the house keeps is not its fault', async () => {
  const size = { preview: 10, plain: 10 };
  expect(await attempt({ ...size, kept: { preview: ['cart'], plain: ['cart'] } })).toMatchObject({ isPassed: true });
  const { isPassed, said } = await attempt({ ...size, kept: { preview: ['cart', 'seen'], plain: ['cart'] } });
  expect(isPassed).toBe(false);
  expect(said.join('\n')).toContain('/de: it sets the cookie "seen" without consent');
  expect(said.join('\n')).toContain('/de: it keeps "seen" in localStorage without consent');
  expect(said.join('\n')).not.toContain('cart');
});
