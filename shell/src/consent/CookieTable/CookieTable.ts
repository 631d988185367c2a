import { lazyPart } from '../../parts/lazy/lazyPart.tsx';

/**
 * Every service of the site with its cookies; see `CookieTables.tsx`.
 * Apart from the screen, because its texts are the settings' own.
 */
export const CookieTable = lazyPart('service-table', () =>
  import(/* webpackChunkName: "service-table" */ './CookieTables.tsx').then((module) => module.CookieTables),
);
