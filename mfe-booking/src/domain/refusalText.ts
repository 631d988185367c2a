import type { CartOutcome } from './cartOutcome.ts';

/** Why a ticket group is not in the cart, in words. `null`: the webshop hint alone. */
export type RefusalText =
  | { key: 'error.seats' | 'error.reservation' | 'error.noCookies' | 'error.noNetwork' | 'error.shopOffline' | 'error.tooMany' }
  | { key: 'error.code'; code: number }
  | null;

/** Picks the words for an outcome that is not `held` (specification section 8, decision 29). */
export function refusalText(outcome: Exclude<CartOutcome, { kind: 'held' }>): RefusalText {
  if (outcome.kind === 'failed') {
    const { reason } = outcome;
    return reason === 'unknown' || reason === 'notSent' ? null : { key: `error.${reason}` };
  }
  const { code } = outcome;
  if (code === -214) return { key: 'error.seats' };
  if (code === -204) return { key: 'error.reservation' };
  return typeof code === 'number' && Number.isInteger(code) ? { key: 'error.code', code } : null;
}

/** Whether the webshop can help: not while it is offline itself, or the visitor's device is. */
export function helpsTheShop(text: RefusalText): boolean {
  return text?.key !== 'error.shopOffline' && text?.key !== 'error.noNetwork';
}
