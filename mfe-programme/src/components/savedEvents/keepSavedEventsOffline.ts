import { paths } from '@spielplan/shared-contracts/routes';
import type { Host } from '@spielplan/shared-ui/host';
import { savedEventsOf } from '../../stores/savedEventsStore.ts';
import { loadSavedEvents } from '../../stores/shownSavedEvents.ts';

/**
 * Makes the saved events readable without a connection: what they look like is kept, and the service
 * worker is asked for the page that lists them and, where one was just saved, for its own (`href`).
 * Rejects where they cannot be loaded now.
 */
export async function keepSavedEventsOffline(host: Host, href: string | null): Promise<void> {
  for (const path of [paths.favourites({ lang: host.lang }), href]) if (path !== null) void postToWorker(path);
  const ids = savedEventsOf(host.signals).ids();
  if (ids.length > 0) await loadSavedEvents(host, ids);
}

async function postToWorker(path: string): Promise<void> {
  const { active } = (await navigator.serviceWorker?.ready) ?? {};
  // A worker has no origin of its own to name, unlike a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage({ keep: new URL(path, location.href).href });
}
