/**
 * What the ticket system says when it refuses; the numbers
 * are its own and known to the site (R29, docs/errors.md).
 */
export const REFUSAL_CODES = {
  /** Not enough (connected) seats found. */
  notEnoughSeats: -214,
  /** No current reservation. */
  noReservation: -204,
  /** Not on sale: cancelled, over, or too early. */
  notOnSale: -110,
  /**
   * With what the cart holds already, more of one price
   * or one event than the house sells to one visitor.
   */
  limitReached: -120,
  /** Held for as long as the house allows without a break, or a house that renews nothing. */
  notRenewable: -130,
  /** The carts of the visitor's network hold as much of this event as one network may. */
  networkLimit: -140,
} as const;

export const REFUSAL_DETAILS: Record<keyof typeof REFUSAL_CODES, string> = {
  notEnoughSeats: 'not enough connected seats',
  noReservation: 'no current reservation',
  notOnSale: 'not on sale',
  limitReached: 'the cart holds the most of this price or event already',
  notRenewable: 'no more time',
  networkLimit: 'this network holds the most of this event already',
};

/** A refusal as a returned value: sold out is not a failure of the system. */
export interface Refusal {
  kind: 'refused';
  reason: keyof typeof REFUSAL_CODES;
}

/** Says no. */
export function refused(reason: Refusal['reason']): Refusal {
  return { kind: 'refused', reason };
}
