import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Canary, RemoteRelease } from '@spielplan/shared-contracts/remote';
import type { KeyTable } from '@spielplan/shared-contracts/signing';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { createFailureReports } from '../../failures/createFailureReports.server.ts';
import { createRequestHandler } from '../createRequestHandler.ts';
import { prepareResponse } from '../http/PreparedResponse.ts';
import { createLanes, withTrialScript } from '../lanes/createLanes.ts';
import { type CanaryWatch, watchCanary } from '../lanes/watchCanary.ts';
import { createServedSets } from '../releases/createServedSets.ts';
import { startHere, type StartBuild } from '../releases/fetchRelease.ts';
import { createMessageTables } from '../pages/answer/messageTables.ts';
import { ownThread, type PageRenderer } from '../pages/PageRenderer.ts';
import { createPages } from '../pages/createPages.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import type { ReleaseSet } from '../releases/ReleaseSet.ts';
import { createTestContext } from './createTestContext.ts';
import { passAll, startWatch } from './startWatch.ts';
import { startServer, type TestServer } from './startServer.ts';
import { layTinyRemote, writeFeed, type TinyRemote } from './tinyRemote.ts';

interface LaneOptions {
  /** The folder of another shell's releases, on the same machine. */
  folder?: string;
  hasCachedLanes?: boolean;
  smokeTest?: typeof passAll;
  /** The keys that a link needs; null in development. */
  signers?: { operators: string[]; table: KeyTable | null } | null;
  /** Renders pages from these builds; this thread where it is left out. */
  making?: (
    sets: () => readonly ReleaseSet[],
  ) => Promise<{ renderer: PageRenderer; start: StartBuild; contextOf: (set: ReleaseSet) => RenderContext }>;
}

const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const plain = (body: string, status = 200) => prepareResponse({ status, contentType: 'text/plain', body });
/** A server with one remote, its pages, lanes and previews, from a folder of releases. Pages show the version of their build. */
export async function openLanes({
  hasCachedLanes = false,
  smokeTest = passAll,
  signers = null,
  folder: given,
  making,
}: LaneOptions = {}) {
  const { renderContext } = createTestContext();
  const bundle = { ...renderContext.bundle, shellMessages: { de, en } };
  const served = createServedSets();
  let canary: CanaryWatch | null = null;
  const made = await making?.(served.sets);
  const start: StartBuild = made?.start ?? startHere({});
  const watched = await startWatch({
    ...(given !== undefined && { folder: given }),
    start,
    afterLook: async (feed, set) => canary?.follow(feed, set),
    onSwap: served.swap,
  });
  const { log, folder, watch, source } = watched;
  const current = () => watch.current();
  const activation = { start, smokeTest, warmUp: async () => {} };
  const trial = watchCanary({
    ...activation,
    source,
    guard: watched.guard,
    halts: watched.memory,
    log,
    onChange: served.swapTrial,
  });
  canary = trial;
  served.join({ sets: () => [current()], removable: watch.removable });
  served.join(trial);
  const renderContextOf = (set: ReleaseSet): RenderContext =>
    made ? { ...made.contextOf(set), log } : { ...renderContext, bundle, log, set, messages: createMessageTables(set, bundle) };
  const renderer = made?.renderer ?? ownThread;
  const pages = createPages({
    renderContext: () => withTrialScript(trial, renderContextOf(current())),
    renderer,
    hasCache: true,
    isSecure: false,
  });
  served.onSwap(pages.follow);
  const lanes = createLanes({
    ...activation,
    source,
    log,
    isSecure: false,
    canary: trial,
    onTrialSwap: served.onTrialSwap,
    pages,
    renderContextOf,
    current,
    signers: () => signers,
    isBehindProxy: true,
    hasCachedLanes,
    makePages: { renderer, hasCache: true },
  });
  served.join(lanes.previews);
  const answer = async () => plain('');
  const handle = createRequestHandler({
    pages,
    lanes,
    sessions: { stateOf: async () => 'ended' },
    admission: { admit: () => undefined, refusal: () => plain('', 429) },
    languages: () => ['de', 'en'],
    assets: new Map(),
    findAsset: async () => null,
    findCard: async () => null,
    findQrCode: async () => null,
    findRemoteFile: async () => null,
    findMessages: () => null,
    findFrame: async () => null,
    findSiteFile: async () => null,
    findErrorFile: async () => null,
    checkHealth: () => null,
    proxy: (_: IncomingMessage, response: ServerResponse) => void response.end(),
    fallbackPage: () => plain('', 500),
    forms: { takes: () => false, answer },
    blocks: { answer, findKinds: async () => null },
    failures: createFailureReports({ isOwn: () => true, log, isRunning: () => true, onReport: lanes.takeFailure }),
    noContent: plain('', 204),
    notFound: plain('', 404),
    methodNotAllowed: plain('', 405),
    log,
  });
  const server = await startServer(handle);
  servers.push(server);

  /** Names the current build, and one on trial for a share of visitors. */
  const name = async (now: RemoteRelease, canary?: Canary) => {
    await writeFeed(folder, [now], undefined, canary);
    await watch.check();
    // The next look finds it started.
    await trial.follow(await source.readFeed(), current());
  };
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(server.origin + path, { headers, method, redirect: 'manual' });
  const lay = (tiny: TinyRemote) => layTinyRemote(folder, tiny);
  return { ...watched, canary: trial, served, server, name, ask, lay };
}
