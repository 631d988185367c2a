import { PRIVATE_TEMPLATE_PARAM, WEBSHOP_TEMPLATE_PATH } from '@spielplan/shared-contracts/api/webshop-layout';
import { defineRoutes, pathsOf } from '@spielplan/shared-contracts/routes';

/** The template, and whatever a shop puts behind its address. */
const TEMPLATE = `${WEBSHOP_TEMPLATE_PATH}/*` as const;

/**
 * The shell's own addresses (product.md section 2). All that no route of the
 * site names are pages of the page editor, and so are `home` and `notFound`.
 */
export const routes = /* @__PURE__ */ defineRoutes({
  home: { patterns: { de: '/de', en: '/en' }, sitemap: 'list' },
  cmsHub: { patterns: { de: '/cms-hub', en: '/cms-hub' }, bodyClass: 'none' },
  /**
   * What a browser shows of itself when there is no
   * connection; kept by the service worker, linked by nobody.
   */
  offline: { patterns: { de: '/de/offline', en: '/en/offline' } },
  notFound: { patterns: { de: '/de/404', en: '/en/404' }, bodyClass: 'none' },
  terms: { patterns: { de: '/de/agb', en: '/en/agb' }, bodyClass: 'none' },
  privacy: { patterns: { de: '/de/datenschutz', en: '/en/datenschutz' }, bodyClass: 'none' },
  imprint: { patterns: { de: '/de/impressum', en: '/en/impressum' }, bodyClass: 'none' },
  form: { patterns: { de: '/de/forms/:slug/:id', en: '/en/forms/:slug/:id' }, query: ['sent'], bodyClass: 'none' },
  userProfile: { patterns: { de: '/de/user/profile', en: '/en/user/profile' }, bodyClass: 'none' },
  userProfileVariant: { patterns: { de: '/de/user/profil', en: '/en/user/profile-en' }, bodyClass: 'none' },
  userSettings: { patterns: { de: '/de/user/settings', en: '/en/user/settings' }, bodyClass: 'none' },
  userSettingsVariant: { patterns: { de: '/de/user/einstellungen', en: '/en/user/settings' }, bodyClass: 'none' },
  webshop: { patterns: { de: TEMPLATE, en: TEMPLATE }, layout: 'webshop', query: [PRIVATE_TEMPLATE_PARAM], bodyClass: 'none' },
});

/** The path of each, by its id and values. */
export const ownPaths = /* @__PURE__ */ pathsOf(routes);

/** The other addresses of editors, apart as well: one each for both languages, which `?lang` chooses. */
export const hubRoutes = /* @__PURE__ */ defineRoutes({
  hubAccounts: { patterns: { de: '/cms-hub/accounts', en: '/cms-hub/accounts' }, bodyClass: 'none' },
  hubChecks: { patterns: { de: '/cms-hub/checks', en: '/cms-hub/checks' }, bodyClass: 'none' },
  hubLanguages: { patterns: { de: '/cms-hub/languages', en: '/cms-hub/languages' }, bodyClass: 'none' },
  hubAlerts: { patterns: { de: '/cms-hub/alerts', en: '/cms-hub/alerts' }, bodyClass: 'none' },
  hubHours: { patterns: { de: '/cms-hub/opening-hours', en: '/cms-hub/opening-hours' }, bodyClass: 'none' },
  hubRedirects: { patterns: { de: '/cms-hub/redirects', en: '/cms-hub/redirects' }, bodyClass: 'none' },
  hubDesign: { patterns: { de: '/cms-hub/design', en: '/cms-hub/design' }, bodyClass: 'none' },
  hubSwitches: { patterns: { de: '/cms-hub/online', en: '/cms-hub/online' }, bodyClass: 'none' },
  hubMedia: { patterns: { de: '/cms-hub/media', en: '/cms-hub/media' }, bodyClass: 'none' },
  hubOwn: { patterns: { de: '/cms-hub/my-account', en: '/cms-hub/my-account' }, bodyClass: 'none' },
});

export type HubRoute = keyof typeof hubRoutes;
