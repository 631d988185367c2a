import type { PageAnswer } from '@spielplan/shared-contracts/remote';

/**
 * The data in an answer for a screen of the programme. Throws
 * where it is another one's, an error page's above all.
 */
export function dataOf({ status, screen, data }: PageAnswer, id: string): unknown {
  if (status !== 200 || screen.remote !== 'programme' || screen.id !== id)
    throw new Error(`The page answered ${status} for ${screen.id}.`);
  return data;
}
