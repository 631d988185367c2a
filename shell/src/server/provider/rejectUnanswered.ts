import { SpielplanError } from '@spielplan/shared-contracts/errors';

/**
 * For the `catch` of a request by `fetch`: rejects with `PROVIDER_TIMEOUT` where it was given up, else with
 * `PROVIDER_UNREACHABLE`. The reason is told by its name, because it may be an error of another realm.
 */
export function rejectUnanswered(detail: string): (cause: unknown) => never {
  return (cause) => {
    const isLate = typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError';
    throw new SpielplanError(isLate ? 'PROVIDER_TIMEOUT' : 'PROVIDER_UNREACHABLE', { detail, cause });
  };
}
