import { isUnsure, mergeOutcomes, resultOf, unheldGroups, type CartOutcome, type GroupOutcome } from './cartOutcome.ts';

const held: CartOutcome = {
  kind: 'held',
  quantity: 1,
  cartUrl: '/webshop/cart',
  reservedUntil: null,
  serverTime: null,
  isRenewable: false,
  hasExpired: false,
  lines: null,
};
const refused: CartOutcome = { kind: 'refused', code: 14 };
const failed = (reason: 'notSent' | 'unknown' | 'noNetwork'): CartOutcome => ({ kind: 'failed', reason, detail: '' });
const group = (key: string, outcome: CartOutcome) => ({ group: { key, tickets: [] }, outcome }) as unknown as GroupOutcome;

it.each([
  ['an answer that was lost', failed('unknown'), true],
  ['a request that never left', failed('notSent'), false],
  ['no network', failed('noNetwork'), false],
  ['a refusal', refused, false],
  ['a held ticket', held, false],
])('%s may be held in spite of its failure: %s', (_, outcome, expected) => {
  expect(isUnsure(outcome)).toBe(expected);
});

it.each([
  ['all', [held, held]],
  ['some', [held, refused]],
  ['none', [refused, failed('unknown')]],
] as const)('%s of what was sent is in the cart', (expected, outcomes) => {
  expect(resultOf(outcomes.map((outcome, index) => group(String(index), outcome)))).toBe(expected);
});

it('"try again" sends what is not in the cart, and nothing else', () => {
  const outcomes = [group('a', held), group('b', refused), group('c', failed('unknown'))];
  expect(unheldGroups(outcomes).map(({ key }) => key)).toEqual(['b', 'c']);
});

it('a newer outcome takes the place of the older one of its ticket group, and new groups come last', () => {
  const merged = mergeOutcomes([group('a', refused), group('b', held)], [group('a', held), group('c', refused)]);
  expect(merged.map(({ group: { key }, outcome }) => [key, outcome.kind])).toEqual([
    ['a', 'held'],
    ['b', 'held'],
    ['c', 'refused'],
  ]);
});
