const MINUTE_MS = 60_000;

/**
 * Lets each owner have so many lines a minute, so that a loud one hides no other.
 * `onUnheard` is told once a minute, with the next line, how many more there were.
 */
export function createMinuteLimit(perMinute: number, onUnheard: (owner: string, count: number) => void) {
  let windowStart = 0;
  const taken = new Map<string, number>();

  return function isHeard(owner: string): boolean {
    const now = Date.now();
    if (now - windowStart > MINUTE_MS) {
      for (const [each, count] of taken) if (count > perMinute) onUnheard(each, count - perMinute);
      taken.clear();
      windowStart = now;
    }
    const count = (taken.get(owner) ?? 0) + 1;
    taken.set(owner, count);
    return count <= perMinute;
  };
}
