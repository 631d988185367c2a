import { defineRoutes, pathsOf } from '@spielplan/shared-contracts/routes';

/** The addresses of the magazine. */
export const routes = defineRoutes({
  magazine: {
    patterns: { de: '/de/stories', en: '/en/stories' },
    query: ['page'],
    sections: ['magazine-intro'],
    sitemap: 'list',
  },
  magazineCategory: {
    patterns: { de: '/de/stories/categories/:category/:id', en: '/en/stories/categories/:category/:id' },
    query: ['page'],
    sitemap: 'category',
  },
  magazineTags: { patterns: { de: '/de/stories/tags', en: '/en/stories/tags' }, sitemap: 'list' },
  magazineTag: {
    patterns: { de: '/de/stories/tags/:tag/:id', en: '/en/stories/tags/:tag/:id' },
    query: ['page'],
    sitemap: 'tag',
  },
  magazineFeed: { patterns: { de: '/de/stories/feed.xml', en: '/en/stories/feed.xml' }, query: ['category', 'tag'] },
  article: {
    patterns: { de: '/de/stories/:slug/:id', en: '/en/stories/:slug/:id' },
    bodyClass: 'none',
    sitemap: 'article',
  },
  team: {
    patterns: { de: '/de/team', en: '/en/team' },
    query: ['category'],
    hasPageHeader: true,
    bodyClass: 'none',
    sections: ['team-intro'],
    sitemap: 'list',
  },
  person: { patterns: { de: '/de/team/:slug/:id', en: '/en/team/:slug/:id' }, bodyClass: 'none', sitemap: 'person' },
  search: {
    patterns: { de: '/de/search/:category?/:page?', en: '/en/search/:category?/:page?' },
    query: ['q'],
    bodyClass: 'none',
    sections: ['search-intro'],
  },
});

/** The path of each, by its id and values. */
export const ownPaths = pathsOf(routes);
