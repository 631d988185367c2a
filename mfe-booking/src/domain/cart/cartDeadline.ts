/** How long tickets are held (product.md section 9). The server's own deadline wins over it. */
const RESERVATION_MINUTES = 15;
/** So many seconds before the end it is announced, politely. */
export const NOTICE_SECONDS = 300;
/** So many seconds before the end the visitor is warned. */
export const WARNING_SECONDS = 120;

const MAX_HOLD_MS = 24 * 3_600_000;

interface ServerTimes {
  /** Epoch ms of the server's clock. */
  reservedUntil: number | null;
  serverTime: number | null;
}

/**
 * The deadline as this browser's clock will show it (epoch ms): what is left by the server's clock,
 * counted from `now`, so a wrong clock here does no harm (R33). Without an answer of the server the
 * house's 15 minutes apply.
 */
export function localDeadline({ reservedUntil, serverTime }: ServerTimes, now: number): number {
  if (reservedUntil === null) return now + RESERVATION_MINUTES * 60_000;
  const left = reservedUntil - (serverTime ?? now);
  return now + Math.min(MAX_HOLD_MS, Math.max(0, left));
}

/** A deadline that was stored, or `null` where it cannot be one. */
export function parseDeadline(stored: string | null, now: number): number | null {
  const until = Number(stored);
  return stored && Number.isSafeInteger(until) && until > 0 && until - now <= MAX_HOLD_MS ? until : null;
}

/** Whole seconds that are left, rounded up, never below 0. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** A countdown, `mm:ss`. */
export function formatCountdown(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0');
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${rest}`;
}
