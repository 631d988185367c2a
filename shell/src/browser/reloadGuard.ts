const STORAGE_KEY = 'spielplan:reloaded-at';
/** Milliseconds between two loads that nobody asked for (product.md section 9). */
const GUARD_MS = 60_000;

/**
 * Whether the page may reload itself after a script failed to load, at most once in 60 s (R48); notes the time if so.
 * Always false without storage, which holds the time of the last reload.
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
