import type { RemoteRoute } from '@spielplan/shared-contracts/remote';
import { ROUTES } from '@spielplan/shared-contracts/routes';

/** The addresses of the magazine; an article has no page-body class (specification section 2, layouts). */
export const routes: readonly RemoteRoute[] = [
  { id: 'magazine', patterns: ROUTES.magazine, bodyClass: 'cms' },
  { id: 'magazineCategory', patterns: ROUTES.magazineCategory, bodyClass: 'cms' },
  { id: 'team', patterns: ROUTES.team, hasPageHeader: true, bodyClass: null },
  { id: 'person', patterns: ROUTES.person, bodyClass: null },
  { id: 'search', patterns: ROUTES.search, bodyClass: null },
  { id: 'magazineTags', patterns: ROUTES.magazineTags, bodyClass: 'cms' },
  { id: 'magazineTag', patterns: ROUTES.magazineTag, bodyClass: 'cms' },
  { id: 'magazineFeed', patterns: ROUTES.magazineFeed },
  { id: 'article', patterns: ROUTES.article, bodyClass: null },
];
