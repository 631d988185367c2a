import {
  breakingNewsCall,
  navCall,
  redirectsCall,
  settingsCall,
  venuesCall,
  type RedirectEntry,
  type SiteSettings,
  type VenueSummary,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { otherLanguage, type Language } from '@spielplan/shared-contracts/i18n';
import type { SiteChrome } from '@spielplan/shared-contracts/remote';
import type { PageWorks } from '../PageRequest.ts';
import { readHeadCode } from '../head/readHeadCode.ts';
import { readHours } from './readHours.ts';
import { readLoginUrl } from './readLoginUrl.ts';
import { presentHouse, structuredHouse } from './presentHouse.ts';
import { usableRedirects } from './usableRedirects.ts';

export interface Site {
  settings: SiteSettings;
  chrome: SiteChrome;
  redirects: ReadonlyMap<string, string>;
  /** The house's own elements for the head of every document, clean. */
  headTags: string;
  /** What search engines are told of the house beside its name (schema.org/Organization). */
  structuredHouse: object;
  /** Whether menu, alert, list of houses or redirect list could not be read. */
  isPartial: boolean;
  /** Epoch ms at which what all pages share changes by itself: the opening hours in the top bar (decision 53). */
  validUntil?: number;
}

const HOURS_RETRY = 60_000;
const NO_REDIRECTS: RedirectEntry[] = [];
const NO_VENUES: VenueSummary[] = [];

type SiteSources = Pick<PageWorks, 'provider' | 'log' | 'origin' | 'messages'>;

/**
 * Reads what every page of a language shares. Settings decide whether there is a site at all: `SITE_OFFLINE` when they
 * say so or cannot be had; a missing menu, alert or redirect list leaves a page that works without it.
 */
export async function readSite(
  { provider, log, origin, messages }: SiteSources,
  lang: Language,
  now = Date.now(),
): Promise<Site> {
  let isPartial = false;
  const orElse =
    <T>(what: string, fallback: T) =>
    (error: unknown): T => {
      log.error('site.part', error, { what, lang });
      isPartial = true;
      return fallback;
    };
  const [settings, nav, alerts, venues, hoursNow, loginUrl, redirects] = await Promise.all([
    provider.read(settingsCall).catch((cause: unknown) => {
      throw new SpielplanError('SITE_OFFLINE', { detail: 'no settings', cause });
    }),
    provider.read(navCall, { params: { lang } }).catch(orElse('nav', { menu: [], secondary_menu: [], footer: [] })),
    provider.read(breakingNewsCall, { query: { lang } }).catch(orElse('alert', [])),
    provider.read(venuesCall, { params: { lang } }).catch(orElse('venues', NO_VENUES)),
    readHours({ provider, texts: messages.of('shell', lang), lang, now }).catch((error: unknown) => {
      // No badge when unsure (decision 42): the page is whole without it, and asks again soon.
      log.error('site.part', error, { what: 'hours', lang });
      return { hours: null, changesAt: now + HOURS_RETRY };
    }),
    readLoginUrl(provider, now),
    // Both lists: an entry may lead into the other language, and a path without a language may stand in either.
    Promise.all(
      [otherLanguage(lang), lang].map((each) =>
        provider.read(redirectsCall, { params: { lang: each } }).catch(orElse('redirects', NO_REDIRECTS)),
      ),
    ),
  ]);
  if (!settings.is_site_online) throw new SpielplanError('SITE_OFFLINE', { detail: 'settings say so' });
  return {
    settings,
    isPartial,
    validUntil: hoursNow.changesAt,
    redirects: usableRedirects(redirects, { log, origin }),
    headTags: headTagsOf(settings, log),
    structuredHouse: structuredHouse(settings.house, origin),
    chrome: {
      siteName: settings.site_name[lang],
      house: presentHouse(settings.house, venues, lang),
      nav,
      alert: alerts[0] ?? null,
      isShopOnline: settings.is_shop_online,
      ...(loginUrl && { loginUrl }),
      basketUrl: settings.design.header.basketLink ?? null,
      shopHosts: settings.shop_hosts,
      theme: settings.design.theme,
      menuStyle: settings.design.menu_style,
      ...(settings.design.cookies.tag_manager_id && { tagManagerId: settings.design.cookies.tag_manager_id }),
      hasOverlayButton: settings.design.sticky_overlay_button,
      hours: hoursNow.hours,
      hasFavourites: settings.design.favourites,
      footerCode: {
        top: settings.html_footer_top?.code ?? '',
        logos: settings.html_footer_logos?.code ?? '',
        bottom: settings.html_footer_bottom?.code ?? '',
      },
    },
  };
}

const refusedBefore = new WeakSet<SiteSettings>();

/** What may not stand there is said once for each reading of the settings. */
function headTagsOf(settings: SiteSettings, log: SiteSources['log']): string {
  const { tags, refused } = readHeadCode(settings.html_header?.code ?? '');
  if (refused.length > 0 && !refusedBefore.has(settings)) log.warn('headCode.refused', { refused });
  refusedBefore.add(settings);
  return tags;
}
