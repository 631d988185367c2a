import type { Configuration } from '../../platform/configuration/configuration.ts';

type HoldRules = Pick<Configuration, 'reservationMinutes' | 'reservationLimitMinutes' | 'extendsReservations'>;

const MINUTE_MS = 60_000;

/**
 * Until when (epoch ms) a cart is held that is extended at `now`: for the configured minutes, but
 * never beyond the limit counted from `heldSince`, and never for less than it has already
 * (`current`). Nobody keeps seats from others by renewing for ever.
 */
export function holdUntil(
  { reservationMinutes, reservationLimitMinutes }: HoldRules,
  { now, heldSince, current = 0 }: { now: number; heldSince: number; current?: number },
): number {
  return Math.min(now + reservationMinutes * MINUTE_MS, Math.max(heldSince + reservationLimitMinutes * MINUTE_MS, current));
}

/**
 * Whether renewing a cart gives it a minute or more, now
 * or later. A house that extends nothing renews nothing.
 */
export function isRenewable(
  { reservationLimitMinutes, extendsReservations }: HoldRules,
  { heldSince, until }: { heldSince: number | null; until: number | null },
): boolean {
  if (!extendsReservations || heldSince === null || until === null) return false;
  return heldSince + reservationLimitMinutes * MINUTE_MS - until >= MINUTE_MS;
}
