import type { LoadResult, RemoteRoute, RouteContext } from '@spielplan/shared-contracts/remote';
import { routes } from '../routes.ts';
import { loadForm } from './Form/loadForm.server.ts';
import { loadLegal } from './Legal/loadLegal.server.ts';
import { loadOfficeAway } from './OfficeAway/loadOfficeAway.server.ts';
import { loadOffline } from './Offline/loadOffline.server.ts';
import { loadUser } from './User/loadUser.server.ts';
import { loadTemplate } from './Webshop/loadTemplate.server.ts';
import type { ShellContext, ShellLoader } from './ShellContext.ts';
import type { ScreenId, ViewOf } from './shellScreens.ts';

/** A screen of the shell with an address and a loader of its own. */
export interface ShellRoute extends RemoteRoute {
  load: ShellLoader;
  /** Shown only where the remote whose address it is does not answer. */
  isFallback?: true;
}

/**
 * The shell's own addresses besides the pages of the page editor, which are all the
 * others. Several may share one screen, by its id in `shellScreens.ts`.
 */
export const shellRoutes: readonly ShellRoute[] = [
  { ...defineShellScreen(routes.officeAway, { screen: 'office', load: loadOfficeAway }), isFallback: true },
  defineShellScreen(routes.webshop, { screen: 'webshop', load: loadTemplate }),
  defineShellScreen(routes.form, { screen: 'form', load: loadForm }),
  defineShellScreen(routes.terms, { screen: 'legal', load: loadLegal('terms') }),
  defineShellScreen(routes.privacy, { screen: 'legal', load: loadLegal('privacy') }),
  defineShellScreen(routes.imprint, { screen: 'legal', load: loadLegal('imprint') }),
  defineShellScreen(routes.offline, { screen: 'offline', load: loadOffline }),
  defineShellScreen(routes.userProfile, { screen: 'user', load: loadUser('profile') }),
  defineShellScreen(routes.userProfileVariant, { screen: 'user', load: loadUser('profile') }),
  defineShellScreen(routes.userSettings, { screen: 'user', load: loadUser('settings') }),
  defineShellScreen(routes.userSettingsVariant, { screen: 'user', load: loadUser('settings') }),
];

/** `defineScreen` of the shell's own: the loader reads the route's values and makes what the screen shows. */
function defineShellScreen<R extends RemoteRoute, Id extends ScreenId>(
  route: R,
  { screen, load }: { screen: Id; load: (context: RouteContext<R> & ShellContext) => Promise<LoadResult<NoInfer<ViewOf<Id>>>> },
): ShellRoute {
  return { ...route, id: screen, load: load as ShellLoader };
}
