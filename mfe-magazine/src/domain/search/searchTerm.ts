/** The longest term a provider takes. */
export const MAX_TERM_CHARS = 200;

/**
 * The term that a query asks for, trimmed and not longer
 * than providers take; empty where it asks for none.
 */
export function parseTerm(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, MAX_TERM_CHARS).trim();
}
