import { PRIVATE_TEMPLATE_PARAM, WEBSHOP_TEMPLATE_PATH } from '@spielplan/shared-contracts/api/webshop-layout';
import { defineRoutes, pathsOf } from '@spielplan/shared-contracts/routes';

/** The template, and whatever a shop puts behind its address. */
const TEMPLATE = `${WEBSHOP_TEMPLATE_PATH}/*` as const;

/** Where people of the house begin; the office answers it. */
export const HUB_PATH = '/cms-hub';
/** Where teams see what this shell serves: the way out where a build of the office is broken. */
export const RELEASES_PAGE = `${HUB_PATH}/releases`;

/**
 * The shell's own addresses (product.md section 2). All that no route of the
 * site names are pages of the page editor, and so are `home` and `notFound`.
 */
export const routes = /* @__PURE__ */ defineRoutes({
  home: { patterns: { de: '/de', en: '/en' }, sitemap: 'list' },
  /** What stands at and below the hub's address while the office is away. */
  officeAway: { patterns: { de: `${HUB_PATH}/*`, en: `${HUB_PATH}/*` }, hasPageHeader: true, bodyClass: 'none' },
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
