const STORAGE_KEY = 'spielplan:reloaded-at';
/** Milliseconds between two loads that nobody asked for (product.md section 9). */
const GUARD_MS = 60_000;

/**
 * Whether the page may be loaded again by itself after a script could not be had, and takes note
 * of it: once in 60 s (R48). Without storage nobody knows when the last time was, so never.
 */
export function mayReload(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(STORAGE_KEY) ?? 0) < GUARD_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
