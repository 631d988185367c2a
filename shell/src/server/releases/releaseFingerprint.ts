import { createHash } from 'node:crypto';
import type { ReleaseFeed, RemoteRelease } from '@spielplan/shared-contracts/remote';

/**
 * One word for everything that the feed says of a build:
 * an unchanged version must always have the same.
 */
export function fingerprintOf(release: RemoteRelease): string {
  const { version, contract, entry, server, browser, chunks } = release;
  const files = browser.map(({ file, integrity, size }) => [file, integrity, size] as const).toSorted(byName);
  const parts = Object.entries(chunks).toSorted(byName);
  return digest([version, contract, entry, server.file, server.integrity, server.size, files, parts]);
}

/** One word for a whole feed, by which an operator confirms it. */
export function feedDigest({ number, remotes, leftOut }: ReleaseFeed): string {
  const all = Object.values(remotes).map((release) => [release.name, fingerprintOf(release)] as const);
  return digest([number, all.toSorted(byName), leftOut.map(({ name, reason }) => [name, reason])]);
}

function byName([a]: readonly [string, ...unknown[]], [b]: readonly [string, ...unknown[]]): number {
  return a < b ? -1 : 1;
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
