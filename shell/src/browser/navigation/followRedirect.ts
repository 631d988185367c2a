import { SpielplanError } from '@spielplan/shared-contracts/errors';

/**
 * Follows a redirect out of this page. Throws `REDIRECT_FAILED` where
 * the browser refuses to go there (product.md section 8, ERR_REDIRECT).
 */
export function followRedirect(to: string, leave: (url: string) => void): void {
  try {
    leave(to);
  } catch (cause) {
    throw new SpielplanError('REDIRECT_FAILED', { detail: `ERR_REDIRECT: a redirect to ${to.slice(0, 200)}`, cause });
  }
}
