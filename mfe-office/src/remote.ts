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
    cmsHub: () => import(/* webpackChunkName: "screen-cmsHub" */ './screens/Hub/HubScreen.tsx').then((m) => m.HubScreen),
    hubAccounts: () =>
      import(/* webpackChunkName: "screen-hubAccounts" */ './screens/Hub/HubScreen.tsx').then((m) => m.HubScreen),
    hubChecks: () => import(/* webpackChunkName: "screen-hubChecks" */ './screens/Hub/HubScreen.tsx').then((m) => m.HubScreen),
    hubLanguages: () =>
      import(/* webpackChunkName: "screen-hubLanguages" */ './screens/Hub/HubScreen.tsx').then((m) => m.HubScreen),
    hubAlerts: () => import(/* webpackChunkName: "screen-hubAlerts" */ './screens/Hub/HubScreen.tsx').then((m) => m.HubScreen),
    hubHours: () => import(/* webpackChunkName: "screen-hubHours" */ './screens/Hub/HubScreen.tsx').then((m) => m.HubScreen),
    hubRedirects: () =>
      import(/* webpackChunkName: "screen-hubRedirects" */ './screens/Hub/HubScreen.tsx').then((m) => m.HubScreen),
    hubDesign: () => import(/* webpackChunkName: "screen-hubDesign" */ './screens/Hub/HubScreen.tsx').then((m) => m.HubScreen),
    hubSwitches: () =>
      import(/* webpackChunkName: "screen-hubSwitches" */ './screens/Hub/HubScreen.tsx').then((m) => m.HubScreen),
    hubMedia: () => import(/* webpackChunkName: "screen-hubMedia" */ './screens/Hub/HubScreen.tsx').then((m) => m.HubScreen),
    hubOwn: () => import(/* webpackChunkName: "screen-hubOwn" */ './screens/Hub/HubScreen.tsx').then((m) => m.HubScreen),
  },
});
