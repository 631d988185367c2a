import type { DashboardRoute } from '../../routes.ts';
import { activities } from './loaders/activities.server.ts';
import { errors } from './loaders/errors.server.ts';
import { keywords } from './loaders/keywords.server.ts';
import { misses } from './loaders/misses.server.ts';
import { overview } from './loaders/overview.server.ts';
import { proof } from './loaders/proof.server.ts';
import { tickets } from './loaders/tickets.server.ts';
import { versions } from './loaders/versions.server.ts';
import { loadDashboard, type DashboardLoader } from './loadDashboard.server.ts';

/** The loader of every address of the dashboard. */
export const dashboardLoaders: Readonly<Record<DashboardRoute, DashboardLoader>> = {
  overview: loadDashboard('overview', overview),
  activities: loadDashboard('activities', activities),
  keywords: loadDashboard('keywords', keywords),
  misses: loadDashboard('misses', misses),
  tickets: loadDashboard('tickets', tickets),
  errors: loadDashboard('errors', errors),
  proof: loadDashboard('proof', proof),
  versions: loadDashboard('versions', versions),
};
