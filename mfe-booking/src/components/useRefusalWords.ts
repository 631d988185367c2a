import type { CartOutcome } from '../domain/cart/cartOutcome.ts';
import { helpsTheShop, refusalText } from '../domain/cart/refusalText.ts';
import { useText } from '../i18n/useText.ts';

/**
 * Says why something is not in the cart and what to do: a sentence
 * where there is one, and the webshop where it can help (R29).
 */
export function useRefusalWords(): (outcome: Exclude<CartOutcome, { kind: 'held' }>) => string {
  const text = useText();
  return (outcome) => {
    const refusal = refusalText(outcome);
    const reason = refusal ? text(refusal.key, 'code' in refusal ? { code: refusal.code } : undefined) : '';
    const sentence = reason && !/[.!]$/.test(reason) ? `${reason}.` : reason;
    return [sentence, helpsTheShop(refusal) ? text('error.hint') : ''].filter((part) => part !== '').join(' ');
  };
}
