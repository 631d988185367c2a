import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import { remoteReleaseSchema, type RemoteRelease } from '@spielplan/shared-contracts/remote';
import { checkManifest, releaseSignaturesSchema, type Signers } from '@spielplan/shared-contracts/signing';
import { fetchRelease, type LoadedRemote } from '../releases/fetchRelease.ts';
import { createReleaseSet, type ReleaseSet } from '../releases/ReleaseSet.ts';
import { parseJson, type ReleaseSource } from '@spielplan/shared-contracts/feed';
import type { WatchOptions } from '../releases/watchReleases.ts';

export interface PreviewParts extends Pick<WatchOptions, 'start' | 'smokeTest' | 'warmUp'> {
  source: ReleaseSource;
  /** Null in development. */
  signers: () => Signers | null;
  current: () => ReleaseSet;
}

const MAX_MANIFEST_BYTES = 100_000;
const MAX_SIGNATURE_BYTES = 4_000;

/** Loads a published build for previews as a release is: signed, verified, smoke-tested in a process. Rejects with named errors. */
export async function loadPreviewBuild(
  { source, signers, start, smokeTest, current }: PreviewParts,
  remote: string,
  version: string,
): Promise<LoadedRemote> {
  const release = await readManifest(source, signers(), remote, version);
  const fetched = await fetchRelease(source, release);
  const { remotes, holders } = current();
  const verdict = (await smokeTest([...remotes.values()], [fetched], () => false, holders)).get(release.name);
  if (verdict) throw verdict;
  return start(fetched);
}

/** Lays a loaded build over the current set. */
export async function overlay(
  { warmUp }: Pick<PreviewParts, 'warmUp'>,
  loaded: LoadedRemote,
  set: ReleaseSet,
): Promise<ReleaseSet> {
  const remotes = new Map(set.remotes).set(loaded.release.name, loaded);
  const laid = createReleaseSet(set.shellVersion, remotes.values(), set.holders);
  if (laid.id !== set.id) await warmUp(laid, set);
  return laid;
}

async function readManifest(
  source: ReleaseSource,
  signers: Signers | null,
  remote: string,
  version: string,
): Promise<RemoteRelease> {
  const folder = `${remote}/${version}`;
  const text = (await source.readFile(`${folder}/release.json`, MAX_MANIFEST_BYTES)).toString('utf8');
  if (signers) {
    const signed = await source.readFile(`${folder}/release.sig`, MAX_SIGNATURE_BYTES).catch((error: unknown) => {
      if (isSpielplanError(error, 'NOT_FOUND')) return '';
      throw error;
    });
    const { data } = releaseSignaturesSchema.safeParse(parseJson(signed.toString()));
    checkManifest(remote, { text, signatures: data?.signatures ?? [] }, signers);
  }
  const { data: release } = remoteReleaseSchema.safeParse(parseJson(text));
  if (!release || release.name !== remote || release.version !== version)
    throw new SpielplanError('REMOTE_INTEGRITY', { detail: `${folder}/release.json is of another build` });
  return release;
}
