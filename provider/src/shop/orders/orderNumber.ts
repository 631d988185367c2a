const FIRST_ORDER = 100_000;

/** What visitors are told an order is called: `KA-100017`. */
export function orderNumber(orderId: number): string {
  return `KA-${FIRST_ORDER + orderId}`;
}

/** The id of an order by its number; null for anything that is none. */
export function orderIdOf(number: string): number | null {
  const digits = /^KA-(\d{6,9})$/.exec(number)?.[1];
  const id = Number(digits) - FIRST_ORDER;
  return digits && id > 0 ? id : null;
}
