import { defineRoutes, pathsOf } from '@spielplan/shared-contracts/routes';

const DASHBOARD = {
  layout: 'dashboard',
  query: ['from', 'to', 'fruitless', 'sort', 'order', 'page'],
  bodyClass: 'none',
  session: 'account',
} as const;

const HUB = { bodyClass: 'none', hasPageHeader: true, session: 'account' } as const;

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
  // One each for both languages, which `?lang` chooses.
  cmsHub: { ...HUB, patterns: { de: '/cms-hub', en: '/cms-hub' } },
  hubAccounts: { ...HUB, patterns: { de: '/cms-hub/accounts', en: '/cms-hub/accounts' } },
  hubChecks: { ...HUB, patterns: { de: '/cms-hub/checks', en: '/cms-hub/checks' } },
  hubLanguages: { ...HUB, patterns: { de: '/cms-hub/languages', en: '/cms-hub/languages' } },
  hubAlerts: { ...HUB, patterns: { de: '/cms-hub/alerts', en: '/cms-hub/alerts' } },
  hubHours: { ...HUB, patterns: { de: '/cms-hub/opening-hours', en: '/cms-hub/opening-hours' } },
  hubRedirects: { ...HUB, patterns: { de: '/cms-hub/redirects', en: '/cms-hub/redirects' } },
  hubDesign: { ...HUB, patterns: { de: '/cms-hub/design', en: '/cms-hub/design' } },
  hubSwitches: { ...HUB, patterns: { de: '/cms-hub/online', en: '/cms-hub/online' } },
  hubMedia: { ...HUB, patterns: { de: '/cms-hub/media', en: '/cms-hub/media' } },
  hubOwn: { ...HUB, patterns: { de: '/cms-hub/my-account', en: '/cms-hub/my-account' } },
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

/** The screens of the hub. */
export const hubRoutes = {
  cmsHub: routes.cmsHub,
  hubAccounts: routes.hubAccounts,
  hubChecks: routes.hubChecks,
  hubLanguages: routes.hubLanguages,
  hubAlerts: routes.hubAlerts,
  hubHours: routes.hubHours,
  hubRedirects: routes.hubRedirects,
  hubDesign: routes.hubDesign,
  hubSwitches: routes.hubSwitches,
  hubMedia: routes.hubMedia,
  hubOwn: routes.hubOwn,
} as const;

export type HubRoute = keyof typeof hubRoutes;

/** The path of each screen of the hub, by its name. */
export const hubPaths = pathsOf(hubRoutes);
