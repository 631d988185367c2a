import type { RemoteRoute } from '@spielplan/shared-contracts/remote';
import { parsePath } from '@spielplan/shared-contracts/routes';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { routes } from '../../../routes.ts';

/**
 * The class of the body as the route says (product.md section 2,
 * page-body class); of the page editor's pages all but one are `cms`.
 */
export function bodyClassOf(
  { bodyClass = 'cms' }: Pick<RemoteRoute, 'bodyClass'>,
  pathname: string,
  lang: Language,
): string | null {
  return bodyClass === 'none' || parsePath(routes.notFound.patterns[lang], pathname) ? null : bodyClass;
}
