import type { RemoteRoute } from '@spielplan/shared-contracts/remote';
import { dashboardRoutes, hubRoutes, routes, type DashboardRoute, type HubRoute } from '../routes.ts';
import { dashboardLoaders } from './Dashboard/dashboardLoaders.server.ts';
import { loadForm } from './Form/loadForm.server.ts';
import { hubLoaders } from './Hub/hubLoaders.server.ts';
import { loadLegal } from './Legal/loadLegal.server.ts';
import { loadOffline } from './Offline/loadOffline.server.ts';
import { loadUser } from './User/loadUser.server.ts';
import { loadTemplate } from './Webshop/loadTemplate.server.ts';
import type { ShellLoader } from './ShellContext.ts';

/** A screen of the shell with an address and a loader of its own. */
export interface ShellRoute extends RemoteRoute {
  load: ShellLoader;
}

/**
 * The shell's own addresses besides the pages of the page editor, which are all the
 * others. `id` names the screen in `shellScreens`; several routes may share one.
 */
export const shellRoutes: readonly ShellRoute[] = [
  shellRoute('cmsHub', { id: 'hub', load: hubLoaders.cmsHub }),
  shellRoute('webshop', { id: 'webshop', load: loadTemplate }),
  shellRoute('form', { id: 'form', load: loadForm }),
  shellRoute('terms', { id: 'legal', load: loadLegal('terms') }),
  shellRoute('privacy', { id: 'legal', load: loadLegal('privacy') }),
  shellRoute('imprint', { id: 'legal', load: loadLegal('imprint') }),
  shellRoute('offline', { id: 'offline', load: loadOffline }),
  shellRoute('userProfile', { id: 'user', load: loadUser('profile') }),
  shellRoute('userProfileVariant', { id: 'user', load: loadUser('profile') }),
  shellRoute('userSettings', { id: 'user', load: loadUser('settings') }),
  shellRoute('userSettingsVariant', { id: 'user', load: loadUser('settings') }),
  ...Object.keys(dashboardRoutes).map((name) => dashboardRoute(name as DashboardRoute)),
  ...Object.keys(hubRoutes).map((name) => hubRoute(name as HubRoute)),
];

function shellRoute(name: keyof typeof routes, screen: Pick<ShellRoute, 'id' | 'load'>): ShellRoute {
  return { ...routes[name], ...screen };
}

function dashboardRoute(name: DashboardRoute): ShellRoute {
  return { ...dashboardRoutes[name], id: 'dashboard', load: dashboardLoaders[name] };
}

function hubRoute(name: HubRoute): ShellRoute {
  return { ...hubRoutes[name], id: 'hub', load: hubLoaders[name] };
}
