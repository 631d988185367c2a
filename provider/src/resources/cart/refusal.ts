/** What the ticket system says when it refuses; the numbers are its own and known to the site (decision 29). */
export const REFUSAL_CODES = {
  /** Not enough (connected) seats found. */
  notEnoughSeats: -214,
  /** No current reservation. */
  noReservation: -204,
  /** The event is not on sale: cancelled, over, or too early. */
  notOnSale: -110,
} as const;

/** A refusal as a returned value: sold out is not a failure of the system. */
export interface Refusal {
  kind: 'refused';
  reason: keyof typeof REFUSAL_CODES;
}
