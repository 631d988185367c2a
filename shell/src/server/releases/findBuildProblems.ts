import { readFile } from 'node:fs/promises';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import {
  CONTRACT_VERSION,
  isRunContract,
  remoteReleaseSchema,
  type ReleaseFeed,
  type RemoteRelease,
} from '@spielplan/shared-contracts/remote';
import { PACKAGED_HOLDERS, settleHolders } from './addressHolders.ts';
import { checkParts } from './checkParts.ts';
import { checkRoutes } from './checkRoutes.ts';
import { loadServerBundle, type SharedModules } from './loadServerBundle.ts';
import type { ReleaseSource } from '@spielplan/shared-contracts/feed';

/** What a shell would refuse of a build, in words, by check. */
export type BuildProblems = Record<'contract' | 'conformance' | 'addresses', string[]>;

/**
 * Looks at a finished build as the shell will when it is released, beside
 * the other remotes that the feed names. Renders nothing.
 */
export async function findBuildProblems(folder: string, source: ReleaseSource, shared: SharedModules): Promise<BuildProblems> {
  const parsed = remoteReleaseSchema.safeParse(JSON.parse(await readFile(`${folder}/release.json`, 'utf8')));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { contract: [], conformance: [`release.json: ${issue?.path.join('.')} ${issue?.message}`], addresses: [] };
  }
  const release = parsed.data;
  const contract = isRunContract(release.contract)
    ? []
    : [`It speaks contract ${release.contract}, shells of this checkout speak ${CONTRACT_VERSION}.`];
  const code = await readFile(`${folder}/server/${release.server.file}`, 'utf8');
  const own = attempt(() => loadServerBundle(release, code, shared));
  if (own.value === null) return { contract, conformance: own.problems, addresses: [] };
  const feed = await source.readFeed().catch(() => null);
  const remotes = [own.value, ...(await readOthers(release, feed, source, shared))];
  const holders = feed ? settleHolders(feed, []) : PACKAGED_HOLDERS;
  const addresses = [...attempt(() => checkRoutes(remotes, holders)).problems, ...attempt(() => checkParts(remotes)).problems];
  return { contract, conformance: [], addresses };
}

/** The other remotes' builds that can be loaded; faults of the others do not concern this build. */
async function readOthers({ name }: RemoteRelease, feed: ReleaseFeed | null, source: ReleaseSource, shared: SharedModules) {
  const others = Object.values(feed?.remotes ?? {}).filter((release) => release.name !== name);
  const loaded = await Promise.all(
    others.map(async (release) => {
      const path = `${release.name}/${release.version}/${release.server.file}`;
      const code = await source.readFile(path, release.server.size).catch(() => null);
      return code === null ? null : attempt(() => loadServerBundle(release, code.toString('utf8'), shared)).value;
    }),
  );
  return loaded.filter((remote) => remote !== null);
}

function attempt<T>(work: () => T): { value: T | null; problems: string[] } {
  try {
    return { value: work(), problems: [] };
  } catch (error) {
    const words = isSpielplanError(error) ? `${error.code} ${error.detail ?? ''}` : String(error);
    return { value: null, problems: [words] };
  }
}
