import { defineRoutes, pathsOf } from '@spielplan/shared-contracts/routes';

const DASHBOARD = {
  layout: 'dashboard',
  query: ['from', 'to', 'fruitless', 'sort', 'order', 'page'],
  bodyClass: 'none',
  session: 'account',
} as const;

/** The addresses of the office: whoever has no session is sent to the login. */
export const routes = defineRoutes({
  dashboard: { ...DASHBOARD, patterns: { de: '/de/dashboard', en: '/en/dashboard' } },
  dashboardActivities: { ...DASHBOARD, patterns: { de: '/de/dashboard/aenderungen', en: '/en/dashboard/changes' } },
  dashboardKeywords: { ...DASHBOARD, patterns: { de: '/de/dashboard/suchbegriffe', en: '/en/dashboard/search-terms' } },
  dashboardMisses: { ...DASHBOARD, patterns: { de: '/de/dashboard/vergeblich-gesucht', en: '/en/dashboard/searched-in-vain' } },
  dashboardTickets: { ...DASHBOARD, patterns: { de: '/de/dashboard/karten', en: '/en/dashboard/tickets' } },
  dashboardErrors: { ...DASHBOARD, patterns: { de: '/de/dashboard/fehlerprotokoll', en: '/en/dashboard/error-log' } },
  dashboardProof: { ...DASHBOARD, patterns: { de: '/de/dashboard/programmprobe', en: '/en/dashboard/programme-proof' } },
  dashboardVersions: { ...DASHBOARD, patterns: { de: '/de/dashboard/versionen', en: '/en/dashboard/versions' } },
});

/** The screens of the dashboard, in the order of its menu. */
export const dashboardRoutes = {
  overview: routes.dashboard,
  activities: routes.dashboardActivities,
  keywords: routes.dashboardKeywords,
  misses: routes.dashboardMisses,
  tickets: routes.dashboardTickets,
  errors: routes.dashboardErrors,
  proof: routes.dashboardProof,
  versions: routes.dashboardVersions,
} as const;

export type DashboardRoute = keyof typeof dashboardRoutes;

/** The path of each screen of the dashboard, by its name. */
export const dashboardPaths = pathsOf(dashboardRoutes);
