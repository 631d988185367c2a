import { userDetailsCall, type UserDetails } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { FrameAccount, PageFound } from '@spielplan/shared-contracts/remote';
import { dashboardPaths, type DashboardRoute } from '../../routes.ts';
import { presentLogOut } from '../presentLogOut.server.ts';
import type { ShellContext, ShellLoader } from '../ShellContext.ts';
import { toLogin } from '../toLogin.server.ts';
import type { DashboardView } from './dashboardView.ts';
import type { DashboardScreenLoader } from './DashboardWork.ts';
import { parseDashboardQuery, withoutKeys } from './parseDashboardQuery.server.ts';

/**
 * Makes the loader of a screen of the dashboard. Without a session, or with one that has ended, it
 * leads to the login and back; an account without `has_dashboard_online_access` gets 403 and is told
 * so. A key of the address that cannot be read is taken out by a redirect (R13). Named errors of the
 * provider pass through.
 */
export function loadDashboard<S extends string>(
  name: DashboardRoute,
  { sorts, usually, load }: DashboardScreenLoader<S>,
): ShellLoader<DashboardView> {
  return async (context) => {
    const { session, url, now } = context;
    if (!session) return toLogin(context);
    try {
      const details = await session.read(userDetailsCall);
      if (!details.is_logged_in) return toLogin(context);
      const account = presentAccount(context, details);
      if (!details.has_dashboard_online_access) {
        const view = { kind: 'refused', title: context.text('dashboard.refused.title'), user: account.name } as const;
        return { ...found(context, name, view, { ...account, isRefused: true }), status: 403 };
      }
      const { query, wrong } = parseDashboardQuery(url, now, sorts, usually);
      if (wrong.length > 0) return { kind: 'redirect', status: 302, to: withoutKeys(url, wrong), isPrivate: true };
      const { query: usual } = parseDashboardQuery(new URL(url.pathname, url), now, sorts, usually);
      return found(context, name, await load({ ...context, session, query, usual }), account);
    } catch (error) {
      if (isSpielplanError(error, 'NOT_LOGGED_IN')) return toLogin(context);
      throw error;
    }
  };
}

function found(
  { lang, text }: ShellContext,
  name: DashboardRoute,
  data: DashboardView,
  account: FrameAccount,
): PageFound<DashboardView> {
  const pathOf = dashboardPaths[name];
  return {
    kind: 'page',
    data,
    frame: { account },
    head: {
      title: name === 'overview' && data.kind !== 'refused' ? data.title : text('dashboard.headOf', { screen: data.title }),
      description: '',
      canonical: pathOf({ lang }),
      alternates: { de: pathOf({ lang: 'de' }), en: pathOf({ lang: 'en' }) },
      robots: 'none',
    },
  };
}

function presentAccount(context: ShellContext, details: UserDetails): FrameAccount {
  const name = `${details.first_name} ${details.last_name}`.trim();
  return { name: name || details.username, logOut: presentLogOut(context, details) };
}
