import { reportFailure } from './reportFailure.ts';

/**
 * Says in the console what went wrong, with the stable
 * part first, and tells the server (decision record 0081).
 */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(`[spielplan] ${what}:`, error);
  reportFailure(what, error);
}
