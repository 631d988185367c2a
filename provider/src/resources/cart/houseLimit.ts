/** The most tickets of one price for one cart where the price itself names no limit (R28). */
export const HOUSE_LIMIT = 10;
