import type { CartOutcome } from './cartOutcome.ts';

/** Why a ticket group is not in the cart, in words. `null`: the webshop hint alone. */
export type RefusalText =
  | {
      key:
        | 'error.seats'
        | 'error.reservation'
        | 'error.limit'
        | 'error.network'
        | 'error.noCookies'
        | 'error.noNetwork'
        | 'error.shopOffline'
        | 'error.tooMany';
    }
  | { key: 'error.code'; code: number }
  | null;

const NO_HELP = new Set<string>(['error.shopOffline', 'error.noNetwork', 'error.limit', 'error.network']);

/** Picks the words for an outcome that is not `held` (product.md section 8, R29). */
export function refusalText(outcome: Exclude<CartOutcome, { kind: 'held' }>): RefusalText {
  if (outcome.kind === 'failed') {
    const { reason } = outcome;
    return reason === 'unknown' || reason === 'notSent' ? null : { key: `error.${reason}` };
  }
  const { code } = outcome;
  if (code === -214) return { key: 'error.seats' };
  if (code === -204) return { key: 'error.reservation' };
  if (code === -120) return { key: 'error.limit' };
  if (code === -140) return { key: 'error.network' };
  return typeof code === 'number' && Number.isInteger(code) ? { key: 'error.code', code } : null;
}

/**
 * Whether the webshop can help: not while it is offline itself
 * or the visitor's device is, nor where its own limits refused.
 */
export function helpsTheShop(text: RefusalText): boolean {
  return !NO_HELP.has(text?.key ?? '');
}
