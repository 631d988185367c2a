const STORAGE_KEY = 'spielplan:reloaded-at';
/** Milliseconds between two loads that nobody asked for (specification section 9). */
const GUARD = 60_000;

/**
 * Whether the page may be loaded anew by itself after a script could not be had, and takes note of it: once in 60 s
 * (decision 48). Without storage nobody knows when the last time was, so never.
 */
export function mayReload(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(STORAGE_KEY) ?? 0) < GUARD) return false;
    sessionStorage.setItem(STORAGE_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the page once more when its own scripts are gone, as after a new version of the site. A page that the server
 * cannot send either stays as it is: what is on screen is better than a browser's error page.
 */
export async function reloadIfReachable(reload = () => location.reload()): Promise<void> {
  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (response?.ok && mayReload()) reload();
}
