import { lazyPart } from '../../parts/lazy/lazyPart.tsx';

/**
 * The frame of the dashboard; see `DashboardFrame.tsx`. In the
 * chunk of its screens, since nobody needs one without the other.
 */
export const DashboardLayout = lazyPart('screen-dashboard', () =>
  import(/* webpackChunkName: "screen-dashboard" */ './DashboardFrame.tsx').then((module) => module.DashboardFrame),
);
