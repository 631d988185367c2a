import { WEBSHOP_TEMPLATE_PATH } from '@spielplan/shared-contracts/api/webshop-layout';
import type { RemoteRoute } from '@spielplan/shared-contracts/remote';
import { DASHBOARD_ROUTES, ROUTES, type DashboardRoute, type RouteName } from '@spielplan/shared-contracts/routes';
import { SENT_QUERY } from '../forms/domain/formNames.ts';
import { dashboardLoaders } from './Dashboard/dashboardLoaders.server.ts';
import { DASHBOARD_KEYS } from './Dashboard/readDashboardQuery.server.ts';
import { loadForm } from './Form/loadForm.server.ts';
import { loadHub } from './Hub/loadHub.server.ts';
import { loadLegal } from './Legal/loadLegal.server.ts';
import { loadOffline } from './Offline/loadOffline.server.ts';
import { loadUser } from './User/loadUser.server.ts';
import { loadTemplate } from './Webshop/loadTemplate.server.ts';
import type { ShellLoader } from './ShellContext.ts';

/** The template, and whatever a shop puts behind its address. */
const TEMPLATE = `${WEBSHOP_TEMPLATE_PATH}/*`;

/** A screen of the shell with an address and a loader of its own. */
export interface ShellRoute extends RemoteRoute {
  load: ShellLoader;
}

/**
 * The shell's own addresses besides the pages of the page editor, which are all the others. `id` names the screen in
 * `shellScreens`; several routes may share one.
 */
export const shellRoutes: readonly ShellRoute[] = [
  shellRoute('cmsHub', { id: 'hub', load: loadHub }),
  { id: 'webshop', layout: 'webshop', patterns: { de: TEMPLATE, en: TEMPLATE }, load: loadTemplate },
  shellRoute('form', { id: 'form', query: [SENT_QUERY], load: loadForm }),
  shellRoute('terms', { id: 'legal', load: loadLegal('terms') }),
  shellRoute('privacy', { id: 'legal', load: loadLegal('privacy') }),
  shellRoute('imprint', { id: 'legal', load: loadLegal('imprint') }),
  shellRoute('offline', { id: 'offline', load: loadOffline }),
  shellRoute('userProfile', { id: 'user', load: loadUser('profile') }),
  shellRoute('userProfileVariant', { id: 'user', load: loadUser('profile') }),
  shellRoute('userSettings', { id: 'user', load: loadUser('settings') }),
  shellRoute('userSettingsVariant', { id: 'user', load: loadUser('settings') }),
  ...Object.keys(DASHBOARD_ROUTES).map((name) => dashboardRoute(name as DashboardRoute)),
];

function shellRoute(name: RouteName, route: Omit<ShellRoute, 'patterns'>): ShellRoute {
  return { ...route, patterns: ROUTES[name] };
}

function dashboardRoute(name: DashboardRoute): ShellRoute {
  return {
    id: 'dashboard',
    layout: 'dashboard',
    patterns: DASHBOARD_ROUTES[name],
    query: DASHBOARD_KEYS,
    load: dashboardLoaders[name],
  };
}
