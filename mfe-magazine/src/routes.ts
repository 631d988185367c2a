import type { RemoteRoute } from '@spielplan/shared-contracts/remote';
import { ROUTES } from '@spielplan/shared-contracts/routes';

const PAGE = ['page'];

/** The addresses of the magazine; an article has no page-body class (product.md section 2, layouts). */
export const routes: readonly RemoteRoute[] = [
  { id: 'magazine', patterns: ROUTES.magazine, query: PAGE, sections: ['magazine-intro'] },
  { id: 'magazineCategory', patterns: ROUTES.magazineCategory, query: PAGE },
  { id: 'team', patterns: ROUTES.team, query: ['category'], hasPageHeader: true, sections: ['team-intro'] },
  { id: 'person', patterns: ROUTES.person },
  { id: 'search', patterns: ROUTES.search, query: ['q'], sections: ['search-intro'] },
  { id: 'magazineTags', patterns: ROUTES.magazineTags },
  { id: 'magazineTag', patterns: ROUTES.magazineTag, query: PAGE },
  { id: 'magazineFeed', patterns: ROUTES.magazineFeed, query: ['category', 'tag'] },
  { id: 'article', patterns: ROUTES.article },
];
