import { readFile } from 'node:fs/promises';
import { releaseFeedSchema, type ReleaseFeed } from '@spielplan/shared-contracts/remote';
import { SpielplanError } from '@spielplan/shared-contracts/errors';

/** Where published builds come from. Paths are those of the public site below `/remotes`. */
export interface ReleaseSource {
  /** The current feed; rejects with `REMOTE_FEED`. */
  readFeed(): Promise<ReleaseFeed>;
  /** A file of a build, at most `maxBytes` long; rejects with `REMOTE_TIMEOUT`, `REMOTE_INTEGRITY` (too long) or `NOT_FOUND`. */
  readFile(path: string, maxBytes: number): Promise<Buffer>;
}

const FILE_TIMEOUT = 5_000;
const FEED_BYTES = 1_000_000;

/** Opens a folder or an http(s) URL as a source of releases. */
export function openReleaseSource(location: string, timeout = FILE_TIMEOUT): ReleaseSource {
  const read = /^https?:/.test(location) ? readUrl(location.replace(/\/$/, ''), timeout) : readFolder(location, timeout);
  return {
    readFile: read,
    async readFeed() {
      const text = await read('feed.json', FEED_BYTES).catch((cause: unknown) => {
        throw new SpielplanError('REMOTE_FEED', { detail: `cannot read ${location}/feed.json`, cause });
      });
      const feed = releaseFeedSchema.safeParse(parseJson(text.toString('utf8')));
      if (!feed.success) throw new SpielplanError('REMOTE_FEED', { detail: feed.error.issues[0]?.message ?? 'malformed' });
      return feed.data;
    },
  };
}

function readFolder(folder: string, timeout: number) {
  return async (path: string, maxBytes: number): Promise<Buffer> => {
    const signal = AbortSignal.timeout(timeout);
    const content = await readFile(`${folder}/${path}`, { signal }).catch((cause: NodeJS.ErrnoException) => {
      if (cause.name === 'AbortError') throw new SpielplanError('REMOTE_TIMEOUT', { detail: path, cause });
      throw new SpielplanError('NOT_FOUND', { detail: path, cause });
    });
    if (content.length > maxBytes) throw new SpielplanError('REMOTE_INTEGRITY', { detail: `${path} is longer than announced` });
    return content;
  };
}

/** Follows no redirects, and stops reading where the announced size ends. */
function readUrl(base: string, timeout: number) {
  return async (path: string, maxBytes: number): Promise<Buffer> => {
    const signal = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(`${base}/${path}`, { redirect: 'error', signal, cache: 'no-store' });
      if (!response.ok || !response.body) throw new SpielplanError('NOT_FOUND', { detail: `${path}: HTTP ${response.status}` });
      const parts: Uint8Array[] = [];
      let length = 0;
      for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
        length += part.length;
        if (length > maxBytes) throw new SpielplanError('REMOTE_INTEGRITY', { detail: `${path} is longer than announced` });
        parts.push(part);
      }
      return Buffer.concat(parts);
    } catch (cause) {
      if (signal.aborted) throw new SpielplanError('REMOTE_TIMEOUT', { detail: path, cause });
      throw cause;
    }
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
