import type { Navigation } from './navigation/createNavigation.ts';
import { logFailure } from './logFailure.ts';

/** Milliseconds after the page's load: the visitor's own page comes first. */
const DELAY = 8_000;

/**
 * Registers the worker that keeps the programme readable without a connection, and tells it what is opened. Browsers that
 * save data, editors' sessions and insecure origins go without.
 */
export function registerServiceWorker(navigation: Navigation, hasSession: boolean): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (process.env['NODE_ENV'] !== 'production' || !serviceWorker || hasSession || connection?.saveData) return;
  let registered: Promise<ServiceWorkerRegistration> | null = null;
  let told = '';

  const keep = async () => {
    const url = location.href.replace(/#.*$/, '');
    if (url === told) return;
    told = url;
    registered ??= serviceWorker.register('/sw.js');
    await registered;
    (await serviceWorker.ready).active?.postMessage({ keep: url });
  };
  const tryToKeep = () => void keep().catch((error: unknown) => logFailure('service worker', error));
  addEventListener('load', () => setTimeout(tryToKeep, DELAY), { once: true });
  if (document.readyState === 'complete') setTimeout(tryToKeep, DELAY);
  navigation.subscribe(() => navigation.state().state === 'idle' && navigation.page().visit > 0 && tryToKeep());
}
