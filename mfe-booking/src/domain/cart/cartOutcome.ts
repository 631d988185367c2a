import type { TicketGroup } from './cartCalls.ts';
import type { HeldLine } from './heldLine.ts';

/**
 * Why a request came to nothing: `notSent` has never left, of an `unknown`
 * one nobody knows what became. Neither has a sentence of its own.
 */
export type FailureReason = 'noCookies' | 'noNetwork' | 'notSent' | 'shopOffline' | 'tooMany' | 'unknown';

/** A cart as the ticket system tells it; times are epoch ms of the server's clock. */
export interface HeldCart {
  kind: 'held';
  quantity: number;
  cartUrl: string;
  reservedUntil: number | null;
  serverTime: number | null;
  /** Whether a renewal would give more time. */
  isRenewable: boolean;
  /** It is empty because everything in it ran out. */
  hasExpired: boolean;
  /** What is in it, where the ticket system tells. */
  lines: HeldLine[] | null;
}

/**
 * How a request to the cart ended. `held`: done, and this is the cart now. `refused`: the ticket
 * system said no, with whatever code it gave. `failed`: neither, for `detail` see the log.
 */
export type CartOutcome =
  | HeldCart
  | { kind: 'refused'; code: unknown }
  | { kind: 'failed'; reason: FailureReason; detail: string };

/** A ticket group and how it ended. */
export interface GroupOutcome {
  group: TicketGroup;
  outcome: CartOutcome;
}

/** Whether it may be held in spite of its failure: the answer may be what was lost. */
export function isUnsure(outcome: CartOutcome): boolean {
  return outcome.kind === 'failed' && outcome.reason === 'unknown';
}

/** Whether it failed because the shop is closed. */
export function isShopOffline(outcome: CartOutcome): boolean {
  return outcome.kind === 'failed' && outcome.reason === 'shopOffline';
}

/** The ticket groups that are not in the cart; "try again" sends these alone (R30). */
export function unheldGroups(outcomes: readonly GroupOutcome[]): TicketGroup[] {
  return outcomes.filter(({ outcome }) => outcome.kind !== 'held').map(({ group }) => group);
}

/** Whether nothing, something or everything that was sent is in the cart. */
export function resultOf(outcomes: readonly GroupOutcome[]): 'none' | 'some' | 'all' {
  const unheld = unheldGroups(outcomes).length;
  if (unheld === 0) return 'all';
  return unheld === outcomes.length ? 'none' : 'some';
}

/** Outcomes with newer ones in the place of those of the same ticket group. */
export function mergeOutcomes(before: readonly GroupOutcome[], newer: readonly GroupOutcome[]): GroupOutcome[] {
  const latest = (old: GroupOutcome) => newer.find(({ group }) => group.key === old.group.key) ?? old;
  const known = new Set(before.map(({ group }) => group.key));
  return [...before.map(latest), ...newer.filter(({ group }) => !known.has(group.key))];
}
