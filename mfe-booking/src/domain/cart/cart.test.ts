import { cartRequestSchema } from '@spielplan/shared-contracts/api';
import { cartRequestOf, ticketGroupsOf } from './cartCalls.ts';
import { mergeOutcomes, resultOf, unheldGroups, type CartOutcome, type GroupOutcome } from './cartOutcome.ts';
import { helpsTheShop, refusalText } from './refusalText.ts';
import { heldCart } from '../../testing/heldCart.ts';
import { addTicket } from '../selection/addTicket.ts';
import type { Selection, Ticket } from '../selection/selectedTicket.ts';

const ticket = (overrides: Partial<Ticket>): Ticket => ({
  seatGroup: 1,
  saleTypeId: 1,
  blockId: null,
  groupName: '',
  priceName: '',
  slotTime: null,
  cents: 100,
  maxQuantity: 10,
  ...overrides,
});
const select = (...tickets: Partial<Ticket>[]) => tickets.reduce<Selection>((all, each) => addTicket(all, ticket(each), 2), []);

describe('calls to the cart (product.md section 7)', () => {
  it('are one per seat group, with all its prices', () => {
    const groups = ticketGroupsOf(select({}, { seatGroup: 2 }, { saleTypeId: 3 }));
    expect(groups.map((group) => cartRequestOf(group, 9007))).toEqual([
      { event_jet_id: 9007, seat_group: 1, sale_type_ids: [1, 3], quantities: [2, 2] },
      { event_jet_id: 9007, seat_group: 2, sale_type_ids: [1], quantities: [2] },
    ]);
  });

  it('are one per time of admission', () => {
    const groups = ticketGroupsOf(select({ blockId: 501 }, { blockId: 502 }));
    expect(groups.map((group) => cartRequestOf(group, 9007).block_id)).toEqual([501, 502]);
  });

  it('name no seat group where there is none, and keep the contract', () => {
    const [group] = ticketGroupsOf(select({ seatGroup: null }));
    const request = group && cartRequestOf(group, 9007);
    expect(request).toEqual({ event_jet_id: 9007, sale_type_ids: [1], quantities: [2] });
    expect(cartRequestSchema.parse(request)).toEqual(request);
  });
});

describe('the words for a failure (R29)', () => {
  it.each<[Exclude<CartOutcome, { kind: 'held' }>, ReturnType<typeof refusalText>]>([
    [{ kind: 'refused', code: -214 }, { key: 'error.seats' }],
    [{ kind: 'refused', code: -204 }, { key: 'error.reservation' }],
    [{ kind: 'refused', code: -120 }, { key: 'error.limit' }],
    [{ kind: 'refused', code: -140 }, { key: 'error.network' }],
    [
      { kind: 'refused', code: -1 },
      { key: 'error.code', code: -1 },
    ],
    [
      { kind: 'refused', code: 0 },
      { key: 'error.code', code: 0 },
    ],
    [{ kind: 'refused', code: 'x' }, null],
    [{ kind: 'refused', code: '-214' }, null],
    [{ kind: 'refused', code: 1.5 }, null],
    [{ kind: 'refused', code: null }, null],
    [{ kind: 'failed', reason: 'unknown', detail: 'HTTP 500' }, null],
    [{ kind: 'failed', reason: 'shopOffline', detail: '' }, { key: 'error.shopOffline' }],
    [{ kind: 'failed', reason: 'noNetwork', detail: '' }, { key: 'error.noNetwork' }],
    [{ kind: 'failed', reason: 'noCookies', detail: '' }, { key: 'error.noCookies' }],
    [{ kind: 'failed', reason: 'tooMany', detail: '' }, { key: 'error.tooMany' }],
  ])('%j', (outcome, words) => {
    expect(refusalText(outcome)).toEqual(words);
  });

  it.each([-120, -140])('send nobody whom the limit %i refused to the webshop, which has the same', (code) => {
    expect(helpsTheShop(refusalText({ kind: 'refused', code }))).toBe(false);
    expect(helpsTheShop(refusalText({ kind: 'refused', code: -214 }))).toBe(true);
  });
});

describe('outcomes of several ticket groups (R30)', () => {
  const [a, b] = ticketGroupsOf(select({}, { seatGroup: 2 }));
  if (!a || !b) throw new Error('two groups');
  const held: CartOutcome = heldCart({ quantity: 2 });
  const partial: GroupOutcome[] = [
    { group: a, outcome: held },
    { group: b, outcome: { kind: 'refused', code: -214 } },
  ];

  it('leave only what is not held to be sent again', () => {
    expect(unheldGroups(partial)).toEqual([b]);
  });

  it('take the newer one of the same group', () => {
    const merged = mergeOutcomes(partial, [{ group: b, outcome: held }]);
    expect(merged.map(({ group, outcome }) => [group.key, outcome.kind])).toEqual([
      [a.key, 'held'],
      [b.key, 'held'],
    ]);
    expect([resultOf(partial), resultOf(merged), resultOf(partial.slice(1))]).toEqual(['some', 'all', 'none']);
  });
});
