import { defineRemote } from '@spielplan/shared-contracts/remote';

/** What the office gives to browsers, all of it to accounts alone. */
export const remote = defineRemote({
  name: 'office',
  screens: {
    dashboard: () =>
      import(/* webpackChunkName: "screen-dashboard" */ './screens/Dashboard/DashboardScreen.tsx').then((m) => m.DashboardScreen),
    dashboardActivities: () =>
      import(/* webpackChunkName: "screen-dashboardActivities" */ './screens/Dashboard/DashboardScreen.tsx').then(
        (m) => m.DashboardScreen,
      ),
    dashboardKeywords: () =>
      import(/* webpackChunkName: "screen-dashboardKeywords" */ './screens/Dashboard/DashboardScreen.tsx').then(
        (m) => m.DashboardScreen,
      ),
    dashboardMisses: () =>
      import(/* webpackChunkName: "screen-dashboardMisses" */ './screens/Dashboard/DashboardScreen.tsx').then(
        (m) => m.DashboardScreen,
      ),
    dashboardTickets: () =>
      import(/* webpackChunkName: "screen-dashboardTickets" */ './screens/Dashboard/DashboardScreen.tsx').then(
        (m) => m.DashboardScreen,
      ),
    dashboardErrors: () =>
      import(/* webpackChunkName: "screen-dashboardErrors" */ './screens/Dashboard/DashboardScreen.tsx').then(
        (m) => m.DashboardScreen,
      ),
    dashboardProof: () =>
      import(/* webpackChunkName: "screen-dashboardProof" */ './screens/Dashboard/DashboardScreen.tsx').then(
        (m) => m.DashboardScreen,
      ),
    dashboardVersions: () =>
      import(/* webpackChunkName: "screen-dashboardVersions" */ './screens/Dashboard/DashboardScreen.tsx').then(
        (m) => m.DashboardScreen,
      ),
  },
});
