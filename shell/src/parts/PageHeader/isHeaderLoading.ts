import type { Localised } from '@spielplan/shared-contracts/i18n';
import type { NavigationState } from '@spielplan/shared-ui/host';

/**
 * Whether the page header on screen is about to be another page's: a page is on its way that is not
 * this one in any of its languages (product.md section 4). A filter or a page number leaves it
 * alone.
 */
export function isHeaderLoading({ to }: NavigationState, languages: Partial<Localised>): boolean {
  return to !== null && !Object.values(languages).some((url) => pathOf(url) === pathOf(to));
}

function pathOf(url: string): string {
  return url.split(/[?#]/)[0] ?? '';
}
