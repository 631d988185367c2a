import type { Loader, RemoteRoute } from '@spielplan/shared-contracts/remote';
import { ROUTES, type RouteName } from '@spielplan/shared-contracts/routes';
import { loadForm } from './Form/loadForm.server.ts';
import { loadLegal } from './Legal/loadLegal.server.ts';
import { loadOffline } from './Offline/loadOffline.server.ts';

/** A screen of the shell with an address and a loader of its own. */
export interface ShellRoute extends RemoteRoute {
  load: Loader;
}

/**
 * The shell's own addresses besides the pages of the page editor, which are all the others. `id` names the screen in
 * `shellScreens`; several routes may share one.
 */
export const shellRoutes: readonly ShellRoute[] = [
  shellRoute('form', { id: 'form', load: loadForm }),
  shellRoute('terms', { id: 'legal', load: loadLegal('terms') }),
  shellRoute('privacy', { id: 'legal', load: loadLegal('privacy') }),
  shellRoute('imprint', { id: 'legal', load: loadLegal('imprint') }),
  shellRoute('offline', { id: 'offline', load: loadOffline }),
];

function shellRoute(name: RouteName, route: Omit<ShellRoute, 'patterns'>): ShellRoute {
  return { ...route, patterns: ROUTES[name] };
}
