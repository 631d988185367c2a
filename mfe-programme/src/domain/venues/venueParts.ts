/** Parts of the page of a house that other pages lead to: how one gets there, and in. */
export const ARRIVAL_ID = 'arrival';
export const VENUE_ACCESS_ID = 'access';
