import { collectScreens, defineScreen, defineServerRemote } from '@spielplan/shared-contracts/remote';
import de from './i18n/de.json' with { type: 'json' };
import en from './i18n/en.json' with { type: 'json' };
import { type DashboardRoute, dashboardRoutes } from './routes.ts';
import { dashboardLoaders } from './screens/Dashboard/dashboardLoaders.server.ts';
import { DashboardScreen } from './screens/Dashboard/DashboardScreen.tsx';

/** What the office gives to the shell's server. */
export const remote = defineServerRemote({
  name: 'office',
  ...collectScreens(
    (Object.keys(dashboardRoutes) as DashboardRoute[]).map((name) =>
      defineScreen(dashboardRoutes[name], { load: dashboardLoaders[name], component: DashboardScreen }),
    ),
    [],
  ),
  messages: { de, en },
});
