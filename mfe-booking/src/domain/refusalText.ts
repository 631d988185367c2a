import type { CartOutcome } from './cartOutcome.ts';

/** The message that says why a ticket group is not in the cart; the webshop hint follows each. `null`: the hint alone. */
export type RefusalText = { key: 'error.seats' | 'error.reservation' } | { key: 'error.code'; code: number } | null;

/** Picks the words for an outcome that is not `held` (specification section 8, decision 29). */
export function refusalText(outcome: Exclude<CartOutcome, { kind: 'held' }>): RefusalText {
  if (outcome.kind === 'failed') return null;
  const { code } = outcome;
  if (code === -214) return { key: 'error.seats' };
  if (code === -204) return { key: 'error.reservation' };
  return typeof code === 'number' && Number.isInteger(code) ? { key: 'error.code', code } : null;
}
