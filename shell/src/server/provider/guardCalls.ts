import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Breaker } from '@spielplan/shared-contracts/http';

/**
 * Calls of the provider behind a breaker: rejects with `PROVIDER_SUSPENDED` once the provider has answered nobody for a
 * while, at once as long as that lasts. What it rejects with otherwise is the call's own.
 */
export function guardCalls<Args extends unknown[], Answer>(
  breaker: Breaker,
  send: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  return (...args) => {
    if (breaker.isOpen()) return Promise.reject(new SpielplanError('PROVIDER_SUSPENDED'));
    return new Promise((resolve, reject) => {
      const leave = breaker.enter(() => reject(new SpielplanError('PROVIDER_SUSPENDED')));
      send(...args).then(
        (answer) => {
          leave(true);
          resolve(answer);
        },
        (error: unknown) => {
          // A provider that refuses the connection answers at once, so it does not hang.
          leave(!isSpielplanError(error, 'PROVIDER_TIMEOUT'));
          reject(error);
        },
      );
    });
  };
}
