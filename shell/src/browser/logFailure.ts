/** Says in the console what went wrong, with the stable part first; there is nobody else to tell in a browser. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(`[spielplan] ${what}:`, error);
}
