import { lazyPart } from '../../parts/lazy/lazyPart.tsx';

/**
 * The frame of the dashboard; see `DashboardFrame.tsx`. Only accounts
 * that open one of its pages download it.
 */
export const DashboardLayout = lazyPart('layout-dashboard', () =>
  import(/* webpackChunkName: "layout-dashboard" */ './DashboardFrame.tsx').then((module) => module.DashboardFrame),
);
