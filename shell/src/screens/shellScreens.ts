import type { ComponentType } from 'react';
import { ErrorPage } from './ErrorPage/ErrorPage.tsx';

type AnyScreen = ComponentType<{ data: unknown }>;

/**
 * The shell's own screens by their id; each takes the data its loader made. All but the error
 * page, which must not have to be loaded first, are chunks named `screen-<id>` (`parts.ts`).
 */
const screens = {
  error: async () => ErrorPage,
  offline: async () => (await import(/* webpackChunkName: "screen-offline" */ './Offline/OfflineScreen.tsx')).OfflineScreen,
  form: async () => (await import(/* webpackChunkName: "screen-form" */ './Form/FormScreen.tsx')).FormScreen,
  legal: async () => (await import(/* webpackChunkName: "screen-legal" */ './Legal/LegalScreen.tsx')).LegalScreen,
  user: async () => (await import(/* webpackChunkName: "screen-user" */ './User/UserScreen.tsx')).UserScreen,
  page: async () => (await import(/* webpackChunkName: "screen-page" */ './CmsPage/CmsPage.tsx')).CmsPage,
  office: async () =>
    (await import(/* webpackChunkName: "screen-office" */ './OfficeAway/OfficeAwayScreen.tsx')).OfficeAwayScreen,
  webshop: async () => (await import(/* webpackChunkName: "screen-webshop" */ './Webshop/WebshopPage.tsx')).WebshopPage,
};

export type ScreenId = keyof typeof screens;

/** What the component of a screen shows: its loader has to make just that. */
export type ViewOf<Id extends ScreenId> =
  Awaited<ReturnType<(typeof screens)[Id]>> extends (props: { data: infer View }) => unknown ? View : unknown;

// `defineShellScreen` ties each to the loader of its data.
export const shellScreens = screens as unknown as Readonly<Record<string, () => Promise<AnyScreen>>>;
