import { defineRoutes, pathsOf } from '@spielplan/shared-contracts/routes';

/** The addresses of this remote: nobody else may answer them once they are released. */
export const routes = defineRoutes({
  starterStart: { patterns: { de: '/de/starter', en: '/en/starter' }, sitemap: 'list' },
});

export const ownPaths = pathsOf(routes);
