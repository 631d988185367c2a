/** Whether one more is allowed for `who`; counts it if so. */
export type Allowance = (who: string) => boolean;

const MAX_KNOWN = 20_000;
const MINUTE_MS = 60_000;

interface Account {
  left: number;
  at: number;
}

/**
 * Allows each of many so much a minute, half of it at once. It remembers the
 * latest 20,000; anyone who is forgotten begins with all. 0 a minute is no limit.
 */
export function createAllowance(perMinute: number, now: () => number = Date.now): Allowance {
  const accounts = new Map<string, Account>();
  const atOnce = Math.max(1, perMinute / 2);
  return (who) => {
    if (perMinute === 0) return true;
    const time = now();
    const known = accounts.get(who);
    const left = known ? Math.min(atOnce, known.left + ((time - known.at) * perMinute) / MINUTE_MS) : atOnce;
    // Taken out and put back, so that the map begins with anyone who has been silent for longest.
    accounts.delete(who);
    accounts.set(who, { left: left >= 1 ? left - 1 : left, at: time });
    if (accounts.size > MAX_KNOWN) accounts.delete(accounts.keys().next().value!);
    return left >= 1;
  };
}
