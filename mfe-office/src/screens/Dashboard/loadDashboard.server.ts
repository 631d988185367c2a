import { userDetailsCall, type UserDetails } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import {
  presentLogOut,
  type AccountContext,
  type FrameAccount,
  type FrameScreen,
  type LoadResult,
  type PageFound,
  type PageFrame,
} from '@spielplan/shared-contracts/remote';
import { dashboardPaths, type DashboardRoute } from '../../routes.ts';
import type { DashboardView } from './dashboardView.ts';
import type { DashboardScreenLoader } from './DashboardWork.ts';
import { parseDashboardQuery, withoutKeys } from './parseDashboardQuery.server.ts';

export type DashboardLoader = (context: AccountContext) => Promise<LoadResult<DashboardView>>;

/**
 * Makes the loader of a screen of the dashboard. An account without `has_dashboard_online_access` gets
 * 403 and is told so. A key of the address that cannot be read is taken out by a redirect (R13).
 * Rejects with `NOT_LOGGED_IN` where the session has ended, and with the provider's named errors.
 */
export function loadDashboard<S extends string>(
  name: DashboardRoute,
  { sorts, usually, load }: DashboardScreenLoader<S>,
): DashboardLoader {
  return async (context) => {
    const { session, url, now } = context;
    const details = await session.read(userDetailsCall);
    if (!details.is_logged_in) throw new SpielplanError('NOT_LOGGED_IN');
    const account = presentAccount(context, details);
    if (!details.has_dashboard_online_access) {
      const view = { kind: 'refused', title: context.text('dashboard.refused.title'), user: account.name } as const;
      return { ...found(context, name, view, { account }), status: 403 };
    }
    const { query, wrong } = parseDashboardQuery(url, now, sorts, usually);
    if (wrong.length > 0) return { kind: 'redirect', status: 302, to: withoutKeys(url, wrong), isPrivate: true };
    const { query: usual } = parseDashboardQuery(new URL(url.pathname, url), now, sorts, usually);
    return found(context, name, await load({ ...context, query, usual }), { account, screens: presentScreens(context, name) });
  };
}

const SCREENS = Object.keys(dashboardPaths) as DashboardRoute[];

function presentScreens({ lang, text }: AccountContext, current: DashboardRoute): FrameScreen[] {
  return SCREENS.map((name) => ({
    title: text(`dashboard.screen.${name}`),
    url: dashboardPaths[name]({ lang }),
    isCurrent: name === current,
  }));
}

function found(
  { lang, text }: AccountContext,
  name: DashboardRoute,
  data: DashboardView,
  frame: PageFrame,
): PageFound<DashboardView> {
  const pathOf = dashboardPaths[name];
  return {
    kind: 'page',
    data,
    frame,
    head: {
      title: name === 'overview' && data.kind !== 'refused' ? data.title : text('dashboard.headOf', { screen: data.title }),
      description: '',
      canonical: pathOf({ lang }),
      alternates: { de: pathOf({ lang: 'de' }), en: pathOf({ lang: 'en' }) },
      robots: 'none',
    },
  };
}

function presentAccount(context: AccountContext, details: UserDetails): FrameAccount {
  const name = `${details.first_name} ${details.last_name}`.trim();
  return { name: name || details.username, logOut: presentLogOut(context, details) };
}
