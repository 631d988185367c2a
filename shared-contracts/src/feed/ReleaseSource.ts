import { open } from 'node:fs/promises';
import { parseReleaseFeed, type ReleaseFeed } from '../remote/release.ts';
import { isSpielplanError, SpielplanError } from '../errors/index.ts';

/** Where published builds come from. Paths are those of the public site below `/remotes`. */
export interface ReleaseSource {
  /** The current feed, without the entries that cannot be read; rejects with `REMOTE_FEED`. */
  readFeed(): Promise<ReleaseFeed>;
  /**
   * A file of a build, at most `maxBytes` long; rejects with `REMOTE_TIMEOUT`,
   * `REMOTE_INTEGRITY` (too long, broken off) or `NOT_FOUND`.
   */
  readFile(path: string, maxBytes: number): Promise<Buffer>;
}

const FILE_TIMEOUT_MS = 5_000;
export const MAX_FEED_BYTES = 1_000_000;

/** Opens a folder or an http(s) URL as a source of releases. */
export function openReleaseSource(location: string, timeoutMs = FILE_TIMEOUT_MS): ReleaseSource {
  const read = /^https?:/.test(location) ? openUrl(location.replace(/\/$/, ''), timeoutMs) : openFolder(location, timeoutMs);
  return {
    readFile: read,
    async readFeed() {
      const text = await read('feed.json', MAX_FEED_BYTES).catch((cause: unknown) => {
        throw new SpielplanError('REMOTE_FEED', { detail: `cannot read ${location}/feed.json`, cause });
      });
      const feed = parseReleaseFeed(parseJson(text.toString('utf8')));
      if (typeof feed === 'string') throw new SpielplanError('REMOTE_FEED', { detail: feed });
      return feed;
    },
  };
}

function openFolder(folder: string, timeoutMs: number) {
  return async (path: string, maxBytes: number): Promise<Buffer> => {
    try {
      await using file = await open(`${folder}/${path}`);
      // What is too long is not even read.
      if ((await file.stat()).size > maxBytes) throw tooLong(path);
      return await file.readFile({ signal: AbortSignal.timeout(timeoutMs) });
    } catch (cause) {
      if (isSpielplanError(cause)) throw cause;
      if (cause instanceof Error && cause.name === 'AbortError')
        throw new SpielplanError('REMOTE_TIMEOUT', { detail: path, cause });
      throw new SpielplanError('NOT_FOUND', { detail: path, cause });
    }
  };
}

/** Follows no redirects, and stops reading where the announced size ends. */
function openUrl(base: string, timeoutMs: number) {
  return async (path: string, maxBytes: number): Promise<Buffer> => {
    const signal = AbortSignal.timeout(timeoutMs);
    // A file is hashed as it lies there, so nothing on the way may pack or unpack it.
    const response = await fetch(`${base}/${path}`, {
      redirect: 'manual',
      signal,
      cache: 'no-store',
      headers: { 'accept-encoding': 'identity' },
    }).catch((cause: unknown) => {
      throw new SpielplanError(signal.aborted ? 'REMOTE_TIMEOUT' : 'NOT_FOUND', { detail: path, cause });
    });
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel();
      throw new SpielplanError('NOT_FOUND', { detail: `${path}: HTTP ${response.status}` });
    }
    return readBody(response.body, path, maxBytes).catch((cause: unknown) => {
      if (isSpielplanError(cause)) throw cause;
      throw new SpielplanError(signal.aborted ? 'REMOTE_TIMEOUT' : 'REMOTE_INTEGRITY', { detail: `${path} broke off`, cause });
    });
  };
}

async function readBody(body: ReadableStream<Uint8Array>, path: string, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > maxBytes) throw tooLong(path);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function tooLong(path: string): SpielplanError {
  return new SpielplanError('REMOTE_INTEGRITY', { detail: `${path} is longer than announced` });
}

/** What a text holds; null where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
