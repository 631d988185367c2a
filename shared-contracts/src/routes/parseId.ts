/** Ids are PostgreSQL's `integer`. */
const MAX_ID = 2_147_483_647;

/**
 * The id in a path or a query, without zeros in front and
 * within what a provider can hold; `null` for anything else.
 */
export function parseId(value: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(value ?? '') ? Number(value) : 0;
  return id > 0 && id <= MAX_ID ? id : null;
}
