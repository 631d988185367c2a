import { isRemoteName, remoteReleaseSchema, type RemoteName } from '@spielplan/shared-contracts/remote';
import { checkManifest, releaseSignaturesSchema, type Signers } from '@spielplan/shared-contracts/signing';
import { createHash } from 'node:crypto';
import { MAX_FILE_BYTES } from '../releases/fetchAndVerify.ts';
import type { ReleaseSet } from '../releases/ReleaseSet.ts';
import type { ReleaseSource } from '@spielplan/shared-contracts/feed';
import type { PreparedResponse } from './PreparedResponse.ts';
import { presentFile } from './staticFiles.ts';

const MAX_KEPT = 200;
const MAX_MANIFEST_BYTES = 100_000;
const MAX_SIGNATURE_BYTES = 4_000;
const PATH = /^\/remotes\/([a-z0-9]+)\/([A-Za-z0-9][A-Za-z0-9.-]{0,63})\/([A-Za-z0-9][A-Za-z0-9._-]*)$/;

/**
 * Finds a browser file of any published build. The current set's files are verified and in memory;
 * older ones, which open tabs still ask for, are read from the source and checked against their own
 * build's list, which somebody who may has signed (`signers`; null in development): `admit` is asked
 * before that and throws where it is too much. Server bundles are not served.
 */
export function createRemoteFiles(source: ReleaseSource, current: () => ReleaseSet, signers: () => Signers | null = () => null) {
  const kept = new Map<string, PreparedResponse>();

  return async function findRemoteFile(path: string, admit?: () => void): Promise<PreparedResponse | null> {
    const match = PATH.exec(path);
    const [, name, version, file] = match ?? [];
    if (!isRemoteName(name) || !version || !file) return null;
    const loaded = current().remotes.get(name);
    const inSet = loaded?.release.version === version ? loaded.files.get(file) : undefined;
    const known = kept.get(path);
    if (known) return known;
    if (!inSet) admit?.();
    const prepared = inSet ? presentFile(file, inSet) : await readOlder({ source, signers: signers() }, name, version, file);
    if (prepared) {
      kept.set(path, prepared);
      const oldest = kept.keys().next();
      if (kept.size > MAX_KEPT && !oldest.done) kept.delete(oldest.value);
    }
    return prepared;
  };
}

async function readOlder(
  { source, signers }: { source: ReleaseSource; signers: Signers | null },
  name: RemoteName,
  version: string,
  file: string,
): Promise<PreparedResponse | null> {
  try {
    const text = (await source.readFile(`${name}/${version}/release.json`, MAX_MANIFEST_BYTES)).toString('utf8');
    if (signers) {
      const signed = await source.readFile(`${name}/${version}/release.sig`, MAX_SIGNATURE_BYTES);
      checkManifest(name, { text, ...releaseSignaturesSchema.parse(JSON.parse(signed.toString('utf8'))) }, signers);
    }
    const release = remoteReleaseSchema.parse(JSON.parse(text));
    const listed = release.browser.find((each) => each.file === file);
    if (!listed || listed.size > MAX_FILE_BYTES || release.name !== name || release.version !== version) return null;
    const identity = await source.readFile(`${name}/${version}/${file}`, listed.size);
    if (`sha384-${createHash('sha384').update(identity).digest('base64')}` !== listed.integrity) return null;
    return presentFile(file, { identity, br: null, gzip: null });
  } catch {
    return null;
  }
}
