import type { HeldCart } from '../domain/cart/cartOutcome.ts';
import type { HeldLine } from '../domain/cart/heldLine.ts';

/** A cart as the client reads it, of a provider that tells nothing more than it must. */
export function heldCart(overrides: Partial<HeldCart> = {}): HeldCart {
  return {
    kind: 'held',
    quantity: 1,
    cartUrl: '',
    reservedUntil: null,
    serverTime: null,
    isRenewable: false,
    hasExpired: false,
    lines: null,
    ...overrides,
  };
}

/** Two full tickets for the concert of the tests. */
export function heldLine(overrides: Partial<HeldLine> = {}): HeldLine {
  return {
    id: 11,
    idJet: 9007,
    saleTypeId: 1,
    seatGroup: 1,
    blockId: null,
    title: 'Winterreise',
    priceName: 'Vollpreis',
    groupName: 'Parkett',
    quantity: 2,
    price: '48.00',
    start: '2026-11-20T20:00:00+01:00',
    seats: [
      { row: 'Reihe 4', number: 11 },
      { row: 'Reihe 4', number: 12 },
    ],
    ...overrides,
  };
}

/** The same line as the provider writes it. */
export function cartItem(overrides: object = {}): object {
  return {
    id: 11,
    event_jet_id: 9007,
    sale_type_id: 1,
    seat_group: 1,
    block_id: null,
    title: 'Winterreise',
    price_name: 'Vollpreis',
    quantity: 2,
    price: '48.00',
    date_start: '2026-11-20T20:00:00+01:00',
    seat_group_name: 'Parkett',
    seats: [
      { row: 'Reihe 4', number: 11 },
      { row: 'Reihe 4', number: 12 },
    ],
    ...overrides,
  };
}
