import { readFile } from 'node:fs/promises';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { CONTRACT_VERSION, remoteReleaseSchema, type RemoteRelease } from '@spielplan/shared-contracts/remote';
import { readConfiguration } from '../configuration.ts';
import { readRenderSource, runRenderBundle, sharedModules } from '../pages/RenderBundle.ts';
import { checkParts } from '../releases/checkParts.ts';
import { checkRoutes } from '../releases/checkRoutes.ts';
import { loadServerBundle, type SharedModules } from '../releases/loadServerBundle.ts';
import { openReleaseSource } from '../releases/ReleaseSource.ts';

// `node src/server/commands/checkBuild.ts FOLDER`: prints as JSON what a shell would refuse of the
// build in that folder, by check. Beside it stand the other remotes that the feed names.
const [folder = ''] = process.argv.slice(2);
const { releases, buildDir } = readConfiguration(process.env);
const shared = sharedModules(await runRenderBundle(readRenderSource(buildDir)));
const parsed = remoteReleaseSchema.safeParse(JSON.parse(await readFile(`${folder}/release.json`, 'utf8')));
const found = parsed.success ? await check(parsed.data) : { conformance: [`release.json: ${parsed.error.issues[0]?.message}`] };
process.stdout.write(`${JSON.stringify(found)}\n`);

async function check(release: RemoteRelease): Promise<Record<string, string[]>> {
  const contract =
    release.contract === CONTRACT_VERSION
      ? []
      : [`It speaks contract ${release.contract}, shells of this checkout speak ${CONTRACT_VERSION}.`];
  const code = await readFile(`${folder}/server/${release.server.file}`, 'utf8');
  const own = attempt(() => loadServerBundle(release, code, shared));
  if (own.value === null) return { contract, conformance: own.problems, addresses: [] };
  const remotes = [own.value, ...(await readOthers(release.name, shared))];
  const addresses = [...attempt(() => checkRoutes(remotes)).problems, ...attempt(() => checkParts(remotes)).problems];
  return { contract, conformance: [], addresses };
}

/** Those that can be had: what is wrong with others is not this build's business. */
async function readOthers(name: string, modules: SharedModules) {
  const source = openReleaseSource(releases);
  const feed = await source.readFeed().catch(() => null);
  const others = Object.values(feed?.remotes ?? {}).filter((release) => release.name !== name);
  const loaded = await Promise.all(
    others.map(async (release) => {
      const path = `${release.name}/${release.version}/${release.server.file}`;
      const code = await source.readFile(path, release.server.size).catch(() => null);
      return code === null ? null : attempt(() => loadServerBundle(release, code.toString('utf8'), modules)).value;
    }),
  );
  return loaded.filter((remote) => remote !== null);
}

function attempt<T>(work: () => T): { value: T | null; problems: string[] } {
  try {
    return { value: work(), problems: [] };
  } catch (error) {
    const words = isSpielplanError(error) ? error.detail : undefined;
    return { value: null, problems: [words ?? String(error)] };
  }
}
