import type { RemoteRoute } from '@spielplan/shared-contracts/remote';
import { ROUTES } from '@spielplan/shared-contracts/routes';

/** The addresses of the magazine; an article has no page-body class (specification section 2, layouts). */
export const routes: readonly RemoteRoute[] = [
  { id: 'magazine', patterns: ROUTES.magazine, sections: ['magazine-intro'] },
  { id: 'magazineCategory', patterns: ROUTES.magazineCategory },
  { id: 'team', patterns: ROUTES.team, hasPageHeader: true, sections: ['team-intro'] },
  { id: 'person', patterns: ROUTES.person },
  { id: 'search', patterns: ROUTES.search, sections: ['search-intro'] },
  { id: 'magazineTags', patterns: ROUTES.magazineTags },
  { id: 'magazineTag', patterns: ROUTES.magazineTag },
  { id: 'magazineFeed', patterns: ROUTES.magazineFeed },
  { id: 'article', patterns: ROUTES.article },
];
