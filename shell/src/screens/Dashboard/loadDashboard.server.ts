import { userDetailsCall, type UserDetails } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { PageFound } from '@spielplan/shared-contracts/remote';
import { dashboardPaths, type DashboardRoute } from '../../routes.ts';
import { presentLogOut } from '../presentLogOut.server.ts';
import type { ShellContext, ShellLoader } from '../ShellContext.ts';
import { toLogin } from '../toLogin.server.ts';
import type { DashboardFrame, DashboardView } from './dashboardView.ts';
import type { DashboardScreenLoader } from './DashboardWork.ts';
import { readDashboardQuery, withoutKeys } from './readDashboardQuery.server.ts';

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
      const frame = presentFrame(context, details);
      if (!details.has_dashboard_online_access) {
        const view = { kind: 'refused', title: context.text('dashboard.refused.title'), frame } as const;
        return { ...found(context, name, view), status: 403 };
      }
      const { query, wrong } = readDashboardQuery(url, now, sorts, usually);
      if (wrong.length > 0) return { kind: 'redirect', status: 302, to: withoutKeys(url, wrong), isPrivate: true };
      const { query: usual } = readDashboardQuery(new URL(url.pathname, url), now, sorts, usually);
      const view = { ...(await load({ ...context, session, query, usual })), frame };
      return found(context, name, view);
    } catch (error) {
      if (isSpielplanError(error, 'NOT_LOGGED_IN')) return toLogin(context);
      throw error;
    }
  };
}

function found({ lang, text }: ShellContext, name: DashboardRoute, data: DashboardView): PageFound<DashboardView> {
  const pathOf = dashboardPaths[name];
  return {
    kind: 'page',
    data,
    head: {
      title: name === 'overview' && data.kind !== 'refused' ? data.title : text('dashboard.headOf', { screen: data.title }),
      description: '',
      canonical: pathOf({ lang }),
      alternates: { de: pathOf({ lang: 'de' }), en: pathOf({ lang: 'en' }) },
      robots: 'none',
    },
  };
}

function presentFrame(context: ShellContext, details: UserDetails): DashboardFrame {
  const name = `${details.first_name} ${details.last_name}`.trim();
  return { user: name || details.username, logOut: presentLogOut(context, details) };
}
