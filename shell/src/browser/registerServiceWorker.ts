import type { Navigation } from './navigation/createNavigation.ts';
import { logFailure } from '../failures/logFailure.ts';

/** Milliseconds after the page has come alive, once the worker is there; and where a browser does not tell when it is idle. */
const DELAY_MS = 1_000;

/**
 * Registers the worker that keeps the programme readable without a connection, as soon as the page
 * is idle or with the first click, and tells it what is opened. Browsers that save data, editors' sessions and
 * insecure origins go without.
 */
export function registerServiceWorker(navigation: Navigation, hasSession: boolean): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (process.env['NODE_ENV'] !== 'production' || !serviceWorker || hasSession || connection?.saveData) return;
  const opened = new Set([shownUrl()]);
  const told = new Set<string>();
  let registered: Promise<ServiceWorkerRegistration> | null = null;

  async function tell(): Promise<void> {
    opened.add(shownUrl());
    const news = [...opened].filter((url) => !told.has(url));
    if (news.length === 0) return;
    for (const url of news) told.add(url);
    registered ??= serviceWorker.register('/sw.js');
    await registered;
    const { active } = await serviceWorker.ready;
    // A worker has no origin of its own to name, unlike a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    for (const url of news) active?.postMessage({ keep: url });
  }

  const tryToTell = () => void tell().catch((error: unknown) => logFailure('service worker', error));
  if (serviceWorker.controller) setTimeout(tryToTell, DELAY_MS);
  else whenIdle(tryToTell);
  navigation.subscribe(({ page, state }) => {
    if (page.visit > 0 && state.state === 'idle') tryToTell();
  });
}

/** The visitor's own page comes first: all of it has loaded, and the browser has nothing to do. */
function whenIdle(act: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
    else setTimeout(act, DELAY_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

function shownUrl(): string {
  return location.href.replace(/#.*$/, '');
}
