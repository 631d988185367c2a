import type { ComponentType } from 'react';
import type { ParamsOf } from '../routes/pattern.ts';
import type { RemoteRoute } from '../routes/route.ts';
import type { AccountContext } from './account.ts';
import type { ScreenProps, ServerRemote } from './defineRemote.ts';
import type { LoadContext, Loader, LoadResult } from './loading.ts';

type Text<P> = { readonly [K in keyof P]: string };

/** What a loader of this route is given: the values of its address by name, and the account where the route asks for it. */
export type RouteContext<R extends RemoteRoute> = (R extends { session: 'account' } ? AccountContext : LoadContext) & {
  params: Text<ParamsOf<R['patterns']['de']>>;
};

/** A page: its route, its loader and the component that shows what is loaded. */
export interface DefinedScreen {
  route: RemoteRoute;
  load: Loader;
  component: ServerRemote['screens'][string]['component'];
}

/** An address that answers a file (ICS, RSS). */
export type DefinedFile = Pick<DefinedScreen, 'route' | 'load'>;

/** Ties a route to its loader and its component: the loader reads the route's values, the component shows the loader's view. */
export function defineScreen<R extends RemoteRoute, View>(
  route: R,
  screen: { load: (context: RouteContext<R>) => Promise<LoadResult<View>>; component: ComponentType<ScreenProps<NoInfer<View>>> },
): DefinedScreen {
  return { route, load: screen.load as Loader, component: screen.component };
}

/** Ties a route to the loader of its file. */
export function defineFile<R extends RemoteRoute>(
  route: R,
  load: (context: RouteContext<R>) => Promise<LoadResult>,
): DefinedFile {
  return { route, load: load as Loader };
}

/** The routes, screens and files of a remote's server half, by id. */
export function collectScreens(screens: readonly DefinedScreen[], files: readonly DefinedFile[]) {
  return {
    routes: [...screens, ...files].map(({ route }) => route),
    screens: Object.fromEntries(screens.map(({ route, load, component }) => [route.id, { component, load }])),
    files: Object.fromEntries(files.map(({ route, load }) => [route.id, { load }])),
  };
}
