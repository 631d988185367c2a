import { parseUrl } from '@spielplan/shared-contracts/routes';
import { isImmutable, isKept, parseSeasonRequest } from './isKept.ts';
import { createOfflineStore } from './offlineStore.ts';
import { createSeasonStore } from './seasonStore.ts';

/** What TypeScript's DOM library lacks of a worker's scope (Service Workers, W3C). */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: LifecycleEvent & FetchParts) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LifecycleEvent & { data: unknown; ports: readonly MessagePort[] }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
}
interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchParts {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as WorkerScope;
const options = { caches, fetch: ((...parts) => fetch(...parts)) as typeof fetch };
const store = createOfflineStore(options);
const season = createSeasonStore(options);

scope.addEventListener('install', (event) => event.waitUntil(Promise.all([store.prepare(), scope.skipWaiting()])));
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([store.clean(), scope.clients.claim()])));

// The page says what was opened: a click fetches data alone, and a page that is kept must be whole.
scope.addEventListener('message', (event) => {
  const { keep } = (event.data ?? {}) as { keep?: unknown };
  const url = typeof keep === 'string' ? parseUrl(keep) : null;
  if (url?.origin === scope.location.origin && isKept(url))
    event.waitUntil(
      store
        .keep(url.href)
        .then(() => store.keepProgramme(url.href))
        .catch(() => undefined),
    );
  const request = parseSeasonRequest(event.data);
  if (request) event.waitUntil(season.answer(request).then((outcome) => event.ports[0]?.postMessage(outcome)));
  // With a newer programme comes the page that shows it: its scripts may be of another release.
  else
    event.waitUntil(
      season
        .refreshDue()
        .then((isNew) => (isNew ? store.prepare() : undefined))
        .catch(() => undefined),
    );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(request));
  else if (isImmutable(url.pathname)) event.respondWith(answerFile(request));
});

/**
 * Always the network's page; memory only where there is no answer
 * at all, and of the webshop nothing is in it. A 503 is an answer.
 */
async function answerPage(request: Request): Promise<Response> {
  try {
    // Unlike the browser's own navigations, those of a worker may
    // take what is over from its cache (`stale-while-revalidate`).
    return await fetch(request, { cache: 'no-cache' });
  } catch (error) {
    const kept = await store.page(request.url.replace(/#.*$/, '')).catch(() => undefined);
    if (kept) return kept;
    throw error;
  }
}

async function answerFile(request: Request): Promise<Response> {
  return (await store.file(request).catch(() => undefined)) ?? fetch(request);
}
