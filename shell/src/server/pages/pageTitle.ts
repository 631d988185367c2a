import type { PageAnswer } from '@spielplan/shared-contracts/remote';

/** The page's title followed by the site's name (specification section 1). */
export function pageTitle({ head, site }: Pick<PageAnswer, 'head' | 'site'>): string {
  return head.title && head.title !== site.siteName ? `${head.title} – ${site.siteName}` : site.siteName;
}
