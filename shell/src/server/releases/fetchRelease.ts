import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import {
  CONTRACT_VERSION,
  isRunContract,
  type ReleaseFile,
  type RemoteRelease,
  type ServerRemote,
} from '@spielplan/shared-contracts/remote';
import { fetchAndVerify } from './fetchAndVerify.ts';
import { loadServerBundle, type SharedModules } from './loadServerBundle.ts';
import type { ReleaseSource } from '@spielplan/shared-contracts/feed';

/** A file as browsers get it: the verified bytes and the same bytes compressed. */
export interface ServedFile {
  identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

/** A build whose every byte is what the feed says. Nothing of it has run. */
export interface FetchedRelease {
  release: RemoteRelease;
  /** Source of the server bundle. */
  code: string;
  files: ReadonlyMap<string, ServedFile>;
}

/** A build that is ready to render. */
export interface LoadedRemote extends FetchedRelease {
  remote: ServerRemote;
}

/**
 * Fetches a build and checks every byte of it against the feed. Rejects with `REMOTE_CONTRACT`,
 * `REMOTE_INTEGRITY`, `REMOTE_TIMEOUT` or `NOT_FOUND`; nothing unverified is ever run or served.
 */
export async function fetchRelease(source: ReleaseSource, release: RemoteRelease): Promise<FetchedRelease> {
  if (!isRunContract(release.contract)) {
    throw new SpielplanError('REMOTE_CONTRACT', {
      detail: `${release.name} ${release.version} speaks contract ${release.contract}, the shell speaks ${CONTRACT_VERSION}`,
    });
  }
  const known = new Set(release.browser.map(({ file }) => file));
  const unknown = [release.entry, ...Object.values(release.chunks).flat()].find((file) => !known.has(file));
  if (unknown)
    throw new SpielplanError('REMOTE_INTEGRITY', { detail: `${release.name} ${release.version}: "${unknown}" has no hash` });

  const files = new Map<string, ServedFile>();
  await Promise.all(release.browser.map(async (file) => files.set(file.file, await fetchServedFile(source, release, file))));
  const code = await fetchAndVerify(source, release, release.server);
  return { release, code: code.toString('utf8'), files };
}

/** Makes a verified build ready to render, here or where pages are made; rejects with `REMOTE_CRASHED` or `REMOTE_CONTRACT`. */
export type StartBuild = (fetched: FetchedRelease) => Promise<LoadedRemote>;

/** Starts builds in this thread. */
export const startHere =
  (shared: SharedModules, timeoutMs?: number): StartBuild =>
  async (fetched) =>
    startRelease(fetched, shared, timeoutMs);

/** Starts the server bundle of a verified build in this thread; throws `REMOTE_CRASHED` or `REMOTE_CONTRACT`. */
export function startRelease(fetched: FetchedRelease, shared: SharedModules, timeoutMs?: number): LoadedRemote {
  return { ...fetched, remote: loadServerBundle(fetched.release, fetched.code, shared, timeoutMs) };
}

async function fetchServedFile(source: ReleaseSource, release: RemoteRelease, file: ReleaseFile): Promise<ServedFile> {
  const identity = await fetchAndVerify(source, release, file);
  const compressed = async (suffix: string, unpack: (content: Buffer, options: { maxOutputLength: number }) => Buffer) => {
    try {
      const content = await source.readFile(`${release.name}/${release.version}/${file.file}${suffix}`, identity.length + 1_024);
      return unpack(content, { maxOutputLength: identity.length + 1 }).equals(identity) ? content : null;
    } catch {
      return null;
    }
  };
  return { identity, br: await compressed('.br', brotliDecompressSync), gzip: await compressed('.gz', gunzipSync) };
}
