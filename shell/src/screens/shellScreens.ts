import type { ComponentType } from 'react';
import { ErrorPage } from './ErrorPage/ErrorPage.tsx';

type AnyScreen = ComponentType<{ data: unknown }>;

/**
 * The shell's own screens by their id; each takes the data its loader made. All but the error
 * page, which must not have to be loaded first, are chunks named `screen-<id>` (`parts.ts`).
 */
export const shellScreens: Readonly<Record<string, () => Promise<AnyScreen>>> = {
  error: async () => ErrorPage as unknown as AnyScreen,
  offline: async () => (await import(/* webpackChunkName: "screen-offline" */ './Offline/OfflineScreen.tsx')).OfflineScreen,
  form: async () =>
    (await import(/* webpackChunkName: "screen-form" */ './Form/FormScreen.tsx')).FormScreen as unknown as AnyScreen,
  legal: async () =>
    (await import(/* webpackChunkName: "screen-legal" */ './Legal/LegalScreen.tsx')).LegalScreen as unknown as AnyScreen,
  dashboard: async () =>
    (await import(/* webpackChunkName: "screen-dashboard" */ './Dashboard/DashboardScreen.tsx'))
      .DashboardScreen as unknown as AnyScreen,
  user: async () =>
    (await import(/* webpackChunkName: "screen-user" */ './User/UserScreen.tsx')).UserScreen as unknown as AnyScreen,
  page: async () => (await import(/* webpackChunkName: "screen-page" */ './CmsPage/CmsPage.tsx')).CmsPage as unknown as AnyScreen,
  hub: async () => (await import(/* webpackChunkName: "screen-hub" */ './Hub/HubScreen.tsx')).HubScreen as unknown as AnyScreen,
  webshop: async () => (await import(/* webpackChunkName: "screen-webshop" */ './Webshop/WebshopPage.tsx')).WebshopPage,
};
