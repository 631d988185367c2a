const MAX_KEYS = 20_000;

/** Tells what has not come yet in the last `windowMs`; forgets it afterwards. */
export function createRecent(windowMs: number, now = () => performance.now()): (key: string) => boolean {
  const since = new Map<string, number>();
  return (key) => {
    const time = now();
    // Entries are in the order in which they came.
    for (const [old, at] of since) {
      if (time - at < windowMs && since.size < MAX_KEYS) break;
      since.delete(old);
    }
    if (since.has(key)) return false;
    since.set(key, time);
    return true;
  };
}
