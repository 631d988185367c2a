import * as fc from 'fast-check';
import type { Fault } from './realShop.ts';

/** What a visitor does while the answer to what was sent is on its way. */
export type Meanwhile = 'wait' | 'close' | 'reopen' | 'pressAgain' | 'openOther';

interface Sending {
  fault: Fault;
  meanwhile: Meanwhile;
  /** Tries again before a ticket system that is too slow has answered the first time. */
  isImpatient: boolean;
}

/** One thing that a visitor does, or that happens. */
export type PurchaseOp =
  | { kind: 'open' | 'close' | 'more'; widget: number }
  | { kind: 'add' | 'remove'; widget: number; group: number; price: number; count: number }
  | { kind: 'slot'; widget: number; slot: number }
  | ({ kind: 'buy'; widget: number; group: number; price: number; count: number } & Sending)
  | ({ kind: 'send' | 'retry'; widget: number } & Sending)
  | { kind: 'release'; line: number }
  | { kind: 'renew' }
  | { kind: 'expire'; fault: Fault };

const widget = fc.nat(1);
const fault = fc.constantFrom<Fault>(
  'none',
  'none',
  'lostRequest',
  'lostAnswer',
  'lostAnswer',
  'tooSlow',
  'tooSlow',
  'error500',
  'nonsense',
);
const meanwhile = fc.constantFrom<Meanwhile>('wait', 'wait', 'wait', 'close', 'reopen', 'pressAgain', 'openOther');
const sending = { fault, meanwhile, isImpatient: fc.boolean() };
const choice = { widget, group: fc.nat(1), price: fc.nat(1), count: fc.integer({ min: 1, max: 4 }) };
const op: fc.Arbitrary<PurchaseOp> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('open' as const), widget }) },
  // What visitors mostly do, in one go.
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('buy' as const), ...choice, ...sending }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('close' as const, 'more' as const), widget }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), ...choice }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), ...choice }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('slot' as const), widget, slot: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('send' as const), widget, ...sending }) },
  { weight: 7, arbitrary: fc.record({ kind: fc.constant('retry' as const), widget, ...sending }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const), line: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('renew' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const), fault }) },
);

/**
 * Random purchases, each of a visitor who has been here
 * before (and has a CSRF token, but no cart) or has not.
 */
export const purchase = fc.record({
  isKnownHere: fc.boolean(),
  ops: fc.array(op, { minLength: 10, maxLength: 24, size: 'max' }),
});
