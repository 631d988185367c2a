/** The id in a path, within what the provider can hold; `null` for anything else. */
export function readId(value: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(value ?? '') ? Number(value) : 0;
  return id > 0 && id <= 2_147_483_647 ? id : null;
}
