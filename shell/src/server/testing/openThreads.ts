import { settingsSchema } from '@spielplan/shared-contracts/api';
import { createChangeMarks } from '../freshness/createChangeMarks.ts';
import { recordLog } from './recordLog.ts';
import { TINY_RENDER_BUNDLE } from './renderBundle.ts';
import { siteOfTests } from './siteOfTests.ts';
import { startServer } from './startServer.ts';
import { startWatch } from './startWatch.ts';
import { layTinyRemote, writeFeed, type TinyRemote } from './tinyRemote.ts';
import { createPages } from '../pages/createPages.ts';
import { createRenderContext } from '../pages/createRenderContext.ts';
import { createProviderReader } from '../provider/createProviderReader.ts';
import { newestOf } from '../releases/RemovableBuild.ts';
import type { ReleaseWatch } from '../releases/watchReleases.ts';
import { createEndRule } from '../threads/createEndRule.ts';
import { createPageThreads, type PageThreads, type ThreadsOptions } from '../threads/createPageThreads.ts';
import { THREAD_LIMITS, type ThreadLimits } from '../threads/createPageThread.ts';
import { stubBundle } from '../threads/remoteStub.ts';

const SETTINGS = settingsSchema.parse({
  status: 'ok',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Haus', en: 'House' },
});
let settings = SETTINGS;
let isHeld = false;
/** Requests that nobody answers, and whether who asked still waits. */
let held: { isAwaited: boolean }[] = [];
const provider = await startServer((request, response) => {
  if (isHeld) {
    const asked = { isAwaited: true };
    held.push(asked);
    response.on('close', () => (asked.isAwaited = false));
    return;
  }
  const body = request.url?.includes('settings')
    ? settings
    : request.url?.includes('nav')
      ? { menu: [], secondary_menu: [], footer: [] }
      : [];
  response.end(JSON.stringify(body));
});
const opened: PageThreads[] = [];
afterEach(() => {
  settings = SETTINGS;
  isHeld = false;
  held = [];
  for (const threads of opened.splice(0)) threads.close();
});
afterAll(() => provider.close());

const render = { filename: '/build/render.cjs', code: TINY_RENDER_BUNDLE, libraries: import.meta.url };
const site = siteOfTests(provider.origin, 10_000);
/** The list of the tiny remote. */
export const LIST = '/de/programm/veranstaltungen';

/** What makes pages in threads, and knows what they are made of. */
export async function makeInThreads({
  log = recordLog(),
  marks = createChangeMarks(),
  heapMb = 96,
  silenceMs = 700,
  ...options
}: Partial<ThreadLimits> & Partial<Pick<ThreadsOptions, 'log' | 'marks' | 'onEnd' | 'delayMs'>> & Pick<ThreadsOptions, 'sets'>) {
  const reader = createProviderReader({ baseUrl: provider.origin, timeoutMs: 2_000, log, marks });
  const threads = createPageThreads({
    start: { shellVersion: 'shell', render, site, maxAnswerBytes: 1_000_000 },
    log,
    marks,
    // A machine that tests much starts threads slowly.
    limits: { ...THREAD_LIMITS, readyMs: 30_000, heapMb, silenceMs },
    ...options,
  });
  opened.push(threads);
  const bundle = stubBundle(await threads.tables());
  const contextOf = createRenderContext({ bundle, provider: reader, log, site, marks, reportMissing: () => undefined });
  return { threads, contextOf };
}

interface ThreadsOfTests {
  /** Whether the newest build goes back after two ends. */
  hasEndRule?: boolean;
  delayMs?: number;
}

/** A site whose pages threads make, with a watch over its releases. */
export async function openThreads({ hasEndRule = true, ...limits }: Partial<ThreadLimits> & ThreadsOfTests = {}) {
  const log = recordLog();
  const marks = createChangeMarks();
  let begun: ReleaseWatch | null = null;
  const noteEnd = createEndRule(() => newestOf(watched.watch.removable()));
  const { threads, contextOf } = await makeInThreads({
    ...limits,
    log,
    marks,
    sets: () => (begun ? [begun.current()] : []),
    onEnd: (why) => hasEndRule && noteEnd(why),
  });
  const watched = await startWatch({
    start: threads.start,
    warmUp: (set, before) => threads.warmUp(set, before),
    onSwap: (set, before) => pages.follow(set, before),
  });
  begun = watched.watch;
  const pages = createPages({
    renderContext: () => contextOf(watched.watch.current()),
    hasCache: true,
    isSecure: false,
    renderer: threads,
    marks,
  });
  const publish = async (tiny: TinyRemote) => {
    await watched.publish(tiny);
    await watched.watch.check();
  };
  /** Names the builds of several remotes in one feed. */
  const publishAll = async (tinies: readonly TinyRemote[]) => {
    await writeFeed(watched.folder, await Promise.all(tinies.map((tiny) => layTinyRemote(watched.folder, tiny))));
    await watched.watch.check();
  };
  const read = async (url: string) => {
    const { status, body } = await pages.answer(url, false);
    return { status, body: body.toString() };
  };
  const answerSettings = (fields: object) => void (settings = { ...SETTINGS, ...fields });
  const rename = (name: string) => answerSettings({ site_name: { de: name, en: name } });
  /** From now on the provider takes connections, and answers nobody. */
  const holdProvider = () => void (isHeld = true);
  /** What it was asked since, in order. */
  const heldRequests = (): readonly { isAwaited: boolean }[] => held;
  return {
    ...watched,
    log,
    watchLog: watched.log,
    marks,
    pages,
    threads,
    contextOf,
    publish,
    publishAll,
    read,
    rename,
    answerSettings,
    holdProvider,
    heldRequests,
  };
}

/** Its addresses, with what they read of a query. */
export const ROUTES = `routes: [{ id, patterns, query: ['category', 'page'] }],`;

/** Source of a remote whose loader does this where a category is asked for. */
export function loading(code: string): string {
  return `${ROUTES} screens: { [id]: { component: () => 'made', load: async ({ url }) => { if (url.searchParams.has('category')) { ${code} } return page; } } },`;
}
