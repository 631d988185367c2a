import { collectScreens, defineScreen, defineServerRemote } from '@spielplan/shared-contracts/remote';
import de from './i18n/de.json' with { type: 'json' };
import en from './i18n/en.json' with { type: 'json' };
import { type DashboardRoute, dashboardRoutes, type HubRoute, hubRoutes } from './routes.ts';
import { dashboardLoaders } from './screens/Dashboard/dashboardLoaders.server.ts';
import { hubLoaders } from './screens/Hub/hubLoaders.server.ts';
import { HubScreen } from './screens/Hub/HubScreen.tsx';
import { DashboardScreen } from './screens/Dashboard/DashboardScreen.tsx';

/** What the office gives to the shell's server. */
export const remote = defineServerRemote({
  name: 'office',
  ...collectScreens(
    [
      ...(Object.keys(dashboardRoutes) as DashboardRoute[]).map((name) =>
        defineScreen(dashboardRoutes[name], { load: dashboardLoaders[name], component: DashboardScreen }),
      ),
      ...(Object.keys(hubRoutes) as HubRoute[]).map((name) =>
        defineScreen(hubRoutes[name], { load: hubLoaders[name], component: HubScreen }),
      ),
    ],
    [],
  ),
  messages: { de, en },
});
