export { seedIfEmpty } from './seed.ts';
export { buildSite } from './siteRows.ts';
