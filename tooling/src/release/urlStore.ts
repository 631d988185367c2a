import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A store of releases behind a URL, written by PUT. What commands read and change of it lies in a folder of this machine. */
export interface UrlStore {
  /** Brings the copy of a file up to date; one that the store does not have goes, or stays where `keeps` says so. */
  pull(path: string, options?: { keeps: boolean }): Promise<void>;
  /** What the store has at a path; null for nothing. */
  read(path: string): Promise<string | null>;
  push(path: string): Promise<void>;
  /** Sends a build, file by file, before anything names it. What is there stays: a build never changes. */
  pushBuild(remote: string, version: string): Promise<void>;
  /** Replaces a file that is still as it was pulled last. Rejects with `StoreChanged` where somebody else was faster. */
  replace(path: string): Promise<void>;
}

/** Another team has written meanwhile: the caller reads again and starts over. */
export class StoreChanged extends Error {}

interface StoreOptions {
  url: string;
  folder: string;
  token: string;
}

const TIMEOUT_MS = 30_000;
const FILE = /^[A-Za-z0-9][\w.-]*$/;
/** These may be written again beside a build: who has signed it, and its open links. */
const MUTABLE = ['release.sig', 'previews.json'];
const stores = new Map<string, UrlStore>();

/** The store of which a folder is the copy; null for a folder that shells read themselves. */
export function storeOf(folder: string): UrlStore | null {
  return stores.get(folder) ?? null;
}

/** Where the copy of a store lies below a folder of state. */
export function copyOf(url: string, stateDir: string): string {
  return `${stateDir}/stores/${createHash('sha256').update(url).digest('hex').slice(0, 12)}`;
}

/** Opens a store for everything that reads and writes `folder`. Throws a sentence where the token would not be safe. */
export function openUrlStore({ url, folder, token }: StoreOptions): UrlStore {
  const base = url.replace(/\/$/, '');
  const { protocol, hostname } = new URL(base);
  if (protocol !== 'https:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    throw new Error(`RELEASES: ${url} has to be https, or RELEASE_TOKEN would travel in the clear.`);
  const etags = new Map<string, string | null>();

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity', ...init.headers };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(`${base}/${path}`, { ...init, headers, signal, redirect: 'error' }).catch((cause: unknown) => {
      throw new Error(`RELEASES: ${base} does not answer (${path}).`, { cause });
    });
  }

  async function read(path: string): Promise<string | null> {
    const answer = await ask(path, { cache: 'no-store' });
    etags.set(path, null);
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new Error(`RELEASES: ${base}/${path} answers ${answer.status}.`);
    const etag = answer.headers.get('etag');
    if (etag === null) throw new Error(`RELEASES: ${base} gives no ETag: two teams could write over each other.`);
    etags.set(path, etag);
    return answer.text();
  }

  async function put(path: string, condition: Readonly<Record<string, string>> = {}): Promise<'written' | 'changed'> {
    const body = await readFile(`${folder}/${path}`);
    const { status } = await ask(path, { method: 'PUT', body, headers: { ...condition } });
    // S3 says 409 where two conditional writes meet.
    if (status === 412 || status === 409) return 'changed';
    if (status < 200 || status > 299) throw new Error(`RELEASES: ${base}/${path} cannot be written: ${status}.`);
    return 'written';
  }

  const store: UrlStore = {
    read,
    async pull(path, { keeps } = { keeps: false }) {
      const text = await read(path);
      if (text === null) return keeps ? undefined : rm(`${folder}/${path}`, { force: true });
      await mkdir(dirname(`${folder}/${path}`), { recursive: true });
      await writeFile(`${folder}/${path}.pulled`, text);
      await rename(`${folder}/${path}.pulled`, `${folder}/${path}`);
    },
    async push(path) {
      if ((await put(path)) === 'changed') throw new StoreChanged(path);
    },
    async pushBuild(remote, version) {
      if (!FILE.test(remote) || !FILE.test(version)) throw new Error(`${remote} ${version} is no name of a build.`);
      for (const file of await readdir(`${folder}/${remote}/${version}`)) {
        if (!FILE.test(file)) continue;
        await put(`${remote}/${version}/${file}`, MUTABLE.includes(file) ? {} : { 'if-none-match': '*' });
      }
    },
    async replace(path) {
      const etag = etags.get(path) ?? null;
      const condition: Record<string, string> = etag === null ? { 'if-none-match': '*' } : { 'if-match': etag };
      if ((await put(path, condition)) === 'changed') throw new StoreChanged(path);
    },
  };
  stores.set(folder, store);
  return store;
}
