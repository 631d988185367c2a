import { SpielplanError } from '@spielplan/shared-contracts/errors';

/** Milliseconds that a loader may take. */
export const LOAD_TIMEOUT_MS = 10_000;

/**
 * Waits for remote code at most `limit` ms, then rejects
 * with `REMOTE_TIMEOUT`; the code itself cannot be stopped.
 */
export async function withTimeLimit<T>(work: Promise<T>, limit: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new SpielplanError('REMOTE_TIMEOUT', { detail: `${what} took longer than ${limit} ms` })),
      limit,
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
