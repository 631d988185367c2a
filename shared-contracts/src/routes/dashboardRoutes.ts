import { pathOf, type RoutePatterns } from './pattern.ts';

/**
 * The addresses of the dashboard, which product.md section 2 does not list. Apart from `ROUTES`, which every page's script carries:
 * only accounts with access ever come here.
 */
export const DASHBOARD_ROUTES = {
  overview: { de: '/de/dashboard', en: '/en/dashboard' },
  activities: { de: '/de/dashboard/aenderungen', en: '/en/dashboard/changes' },
  keywords: { de: '/de/dashboard/suchbegriffe', en: '/en/dashboard/search-terms' },
  tickets: { de: '/de/dashboard/karten', en: '/en/dashboard/tickets' },
  errors: { de: '/de/dashboard/fehlerprotokoll', en: '/en/dashboard/error-log' },
  versions: { de: '/de/dashboard/versionen', en: '/en/dashboard/versions' },
} as const satisfies Record<string, RoutePatterns>;

export type DashboardRoute = keyof typeof DASHBOARD_ROUTES;

/** Every path of the dashboard as a function. */
export const dashboardPaths = {
  overview: pathOf(DASHBOARD_ROUTES.overview),
  activities: pathOf(DASHBOARD_ROUTES.activities),
  keywords: pathOf(DASHBOARD_ROUTES.keywords),
  tickets: pathOf(DASHBOARD_ROUTES.tickets),
  errors: pathOf(DASHBOARD_ROUTES.errors),
  versions: pathOf(DASHBOARD_ROUTES.versions),
} as const;
