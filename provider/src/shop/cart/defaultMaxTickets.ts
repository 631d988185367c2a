/** The most tickets of one price for one cart where the price itself names no limit (R28). */
export const DEFAULT_MAX_TICKETS = 10;
