import type { Alert, Navigation, RedirectEntry, SiteSettings, VenueSummary } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { formatsForBrowser } from '@spielplan/shared-contracts/i18n/adopt-formats';
import type { SiteChrome } from '@spielplan/shared-contracts/remote';
import { paths, WEBSHOP_PATHS } from '@spielplan/shared-contracts/routes';
import type { FontFile } from '../../brand/readTypeface.ts';
import { presentBrand, type SiteBrand } from '../../brand/presentBrand.ts';
import type { Log } from '../../log.ts';
import { parseHeadCode } from '../head/parseHeadCode.ts';
import { presentHouse, structuredHouse } from './presentHouse.ts';
import { withoutMissing } from './withoutMissing.ts';
import { usableRedirects, type Redirects } from './usableRedirects.ts';

export interface Site {
  settings: SiteSettings;
  chrome: SiteChrome;
  redirects: Redirects;
  /** The house's own elements for the head of every document, clean. */
  headTags: string;
  /** What search engines are told of the house beside its name (schema.org/Organization). */
  structuredHouse: object;
  /** The house's design; undefined where it is the default. */
  brand?: SiteBrand | undefined;
  /** Changes with whatever of the settings is seen on cards of shared pages. */
  look: string;
  /** Whether menu, alert, list of houses or redirect list could not be read. */
  isPartial: boolean;
  /**
   * Epoch ms at which what all pages share changes by itself: the opening hours in the top bar (R53).
   */
  validUntil?: number;
}

/** What the provider said of the site in one language, and where the site is. */
export interface SiteSources {
  lang: Language;
  origin: string;
  settings: SiteSettings;
  nav: Navigation;
  alerts: readonly Alert[];
  venues: readonly VenueSummary[];
  hours: SiteChrome['hours'];
  /** Epoch ms from which the hours may be something else. */
  changesAt: number;
  loginUrl: string | undefined;
  /** Redirect lists, the one that wins last. */
  redirects: readonly (readonly RedirectEntry[])[];
  /** Paths of lists that are not there. */
  missingLists: ReadonlySet<string>;
  /** The house's own words in place of messages, by owner. */
  houseTexts?: SiteChrome['texts'];
  /** The files of the house's own typeface. */
  fonts?: readonly FontFile[];
  isPartial: boolean;
}

const presented = new WeakMap<SiteSettings, Map<Language, { sources: SiteSources; site: Site }>>();

/**
 * What all pages of a language share. The same sources give the
 * same object, so that whatever is made of it is made once.
 */
export function presentSite(log: Log, sources: SiteSources): Site {
  const { settings, lang } = sources;
  let byLanguage = presented.get(settings);
  if (!byLanguage) presented.set(settings, (byLanguage = new Map()));
  const known = byLanguage.get(lang);
  if (known && isSame(known.sources, sources)) return known.site;
  const site = compose(log, sources);
  byLanguage.set(lang, { sources, site });
  return site;
}

function isSame(one: SiteSources, other: SiteSources): boolean {
  const { redirects, ...rest } = other;
  return (
    redirects.every((list, index) => list === one.redirects[index]) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => one[key] === rest[key])
  );
}

function compose(log: Log, sources: SiteSources): Site {
  const {
    lang,
    origin,
    settings,
    nav,
    alerts,
    venues,
    hours,
    changesAt,
    loginUrl,
    redirects,
    missingLists,
    houseTexts,
    isPartial,
  } = sources;
  const { design, house } = settings;
  const formats = formatsForBrowser();
  return {
    settings,
    isPartial,
    validUntil: changesAt,
    redirects: usableRedirects(redirects, { log, origin }),
    headTags: headTagsOf(settings, log),
    structuredHouse: structuredHouse(house, origin),
    brand: presentBrand(settings, sources.fonts),
    look: JSON.stringify([house?.logo, settings.brand?.colors, settings.brand?.typeface, design.theme]),
    chrome: {
      siteName: settings.site_name[lang],
      house: presentHouse(house, venues, lang),
      nav: withoutMissing(nav, missingLists),
      alert: alerts[0] ?? null,
      isShopOnline: settings.is_shop_online,
      ...(loginUrl && { loginUrl }),
      ...presentShop(settings, origin, lang),
      ...(missingLists.has(paths.search({ lang })) && { hasSearch: false }),
      ...(settings.media_origins.length > 0 && { mediaOrigins: settings.media_origins }),
      ...(houseTexts && { texts: houseTexts }),
      ...(formats && { formats }),
      theme: design.theme,
      menuStyle: design.menu_style,
      ...(design.cookies.tag_manager_id && { tagManagerId: design.cookies.tag_manager_id }),
      hasOverlayButton: design.sticky_overlay_button,
      hours,
      hasSavedEvents: design.favourites,
      footerCode: {
        top: settings.html_footer_top?.code ?? '',
        logos: settings.html_footer_logos?.code ?? '',
        bottom: settings.html_footer_bottom?.code ?? '',
      },
    },
  };
}

/** Where the empty cart leads, and the hosts that a cart may be on (R32). */
export function presentShop({ design, shop_hosts: hosts }: SiteSettings, origin: string, lang: Language) {
  const { basketLink, webshopLink } = design.header;
  return {
    basketUrl: inLanguage(basketLink ?? webshopLink ?? paths.events({ lang }), lang),
    shopHosts: hosts ?? hostsOf([origin, basketLink, webshopLink]),
  };
}

/** The hosts of those of these addresses that are absolute. */
function hostsOf(addresses: readonly (string | undefined)[]): string[] {
  const hosts = addresses.map((address) => URL.parse(address ?? '')?.host).filter((host) => host !== undefined);
  return [...new Set(hosts)];
}

const refusedBefore = new WeakSet<SiteSettings>();

/** Elements that are not allowed in the head are logged once for each reading of the settings. */
function headTagsOf(settings: SiteSettings, log: Log): string {
  const { tags, refused } = parseHeadCode(settings.html_header?.code ?? '');
  if (refused.length > 0 && !refusedBefore.has(settings)) log.warn('headCode.refused', { refused });
  refusedBefore.add(settings);
  return tags;
}

/**
 * A shop on this site speaks the page's language. Its address
 * is the same in every one, so the link names the language.
 */
export function inLanguage(link: string, lang: Language): string {
  const [path = ''] = link.split(/[?#]/);
  if (!WEBSHOP_PATHS.some((each) => path === each || path.startsWith(`${each}/`))) return link;
  const url = new URL(link, 'https://site.invalid');
  if (!url.searchParams.has('lang')) url.searchParams.set('lang', lang);
  return url.pathname + url.search + url.hash;
}
