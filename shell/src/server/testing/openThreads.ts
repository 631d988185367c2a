import { settingsSchema } from '@spielplan/shared-contracts/api';
import { createChangeMarks } from '../freshness/createChangeMarks.ts';
import { recordLog } from './recordLog.ts';
import { TINY_RENDER_BUNDLE } from './renderBundle.ts';
import { startServer } from './startServer.ts';
import { startWatch } from './startWatch.ts';
import type { TinyRemote } from './tinyRemote.ts';
import { createPages } from '../pages/createPages.ts';
import { createRenderContext } from '../pages/createRenderContext.ts';
import { createProviderReader } from '../provider/createProviderReader.ts';
import { runRenderBundle } from '../pages/RenderBundle.ts';
import { createHarmCount } from '../threads/createHarmCount.ts';
import { createPageThreads, type PageThreads, type ThreadsOptions } from '../threads/createPageThreads.ts';
import { THREAD_LIMITS, type ThreadLimits } from '../threads/createPageThread.ts';

const SETTINGS = settingsSchema.parse({
  status: 'ok',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Haus', en: 'House' },
});
let settings = SETTINGS;
const provider = await startServer((request, response) => {
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
  for (const threads of opened.splice(0)) threads.close();
});
afterAll(() => provider.close());

const render = { filename: '/build/render.cjs', code: TINY_RENDER_BUNDLE };
const site = {
  providerUrl: provider.origin,
  providerTimeoutMs: 2_000,
  publicOrigin: 'https://haus.example',
  robots: 'none',
  cartCookieDomain: '',
  shellScripts: [],
  shellParts: {},
};
/** The list of the tiny remote. */
export const LIST = '/de/programm/veranstaltungen';

/** What makes pages in threads, and knows what they are made of. */
export async function makeInThreads({
  log = recordLog(),
  marks = createChangeMarks(),
  heapMb = 64,
  silenceMs = 700,
  ...options
}: Partial<ThreadLimits> & Partial<Pick<ThreadsOptions, 'log' | 'marks' | 'onHarm'>> & Pick<ThreadsOptions, 'sets'>) {
  const bundle = await runRenderBundle(render);
  const reader = createProviderReader({ baseUrl: provider.origin, timeoutMs: 2_000, log, marks });
  const contextOf = createRenderContext({ bundle, provider: reader, log, site, marks, reportMissing: () => undefined });
  const threads = createPageThreads({
    start: { shellVersion: 'shell', render, site, maxAnswerBytes: 1_000_000 },
    log,
    marks,
    limits: { ...THREAD_LIMITS, heapMb, silenceMs },
    ...options,
  });
  opened.push(threads);
  return { threads, contextOf };
}

/** A site whose pages threads make, with a watch over its releases. */
export async function openThreads(limits: Partial<ThreadLimits> = {}) {
  const log = recordLog();
  const marks = createChangeMarks();
  const count = createHarmCount((build, times) => watched.watch.quarantine(build, `${times} times`));
  const { threads, contextOf } = await makeInThreads({
    ...limits,
    log,
    marks,
    sets: () => [watched.watch.current()],
    onHarm: (_, offender) => offender && count(offender),
  });
  const watched = await startWatch({
    warmUp: (set, before) => threads.warmUp(set, before),
    onSwap: (set, before) => pages.follow(set, before),
  });
  const pages = createPages({
    renderContext: () => contextOf(watched.watch.current()),
    hasCache: true,
    isSecure: false,
    maker: threads,
    marks,
  });
  const publish = async (tiny: TinyRemote) => {
    await watched.publish(tiny);
    await watched.watch.check();
  };
  const read = async (url: string) => {
    const { status, body } = await pages.answer(url, false);
    return { status, body: body.toString() };
  };
  const rename = (name: string) => void (settings = { ...SETTINGS, site_name: { de: name, en: name } });
  return { ...watched, log, marks, pages, publish, read, rename };
}

/** Its addresses, with what they read of a query. */
export const ROUTES = `routes: [{ id, patterns, query: ['category', 'page'] }],`;

/** Source of a remote whose loader does this where a category is asked for. */
export function loading(code: string): string {
  return `${ROUTES} screens: { [id]: { component: () => 'made', load: async ({ url }) => { if (url.searchParams.has('category')) { ${code} } return page; } } },`;
}
