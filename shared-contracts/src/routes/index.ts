export { DASHBOARD_ROUTES, dashboardPaths, type DashboardRoute } from './dashboardRoutes.ts';
export * from './oldWebshopUrls.ts';
export * from './parsePath.ts';
export * from './paths.ts';
export * from './pattern.ts';
export * from './query.ts';
export * from './readId.ts';
export * from './routeTable.ts';
export * from './slug.ts';
