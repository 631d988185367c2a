import {
  breakingNewsCall,
  navCall,
  redirectsCall,
  settingsCall,
  type RedirectEntry,
  type SiteSettings,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { otherLanguage, type Language } from '@spielplan/shared-contracts/i18n';
import type { SiteChrome } from '@spielplan/shared-contracts/remote';
import type { PageWorks } from './PageRequest.ts';
import { readHeadCode } from './head/readHeadCode.ts';
import { readHours } from './readHours.ts';
import { readLoginUrl } from './readLoginUrl.ts';
import { redirectTarget } from './redirectTarget.ts';

export interface Site {
  settings: SiteSettings;
  chrome: SiteChrome;
  redirects: ReadonlyMap<string, string>;
  /** The house's own elements for the head of every document, clean. */
  headTags: string;
  /** Whether menu, alert or redirect list could not be read. */
  isPartial: boolean;
  /** Epoch ms at which what all pages share changes by itself: the opening hours in the top bar (decision 53). */
  validUntil?: number;
}

const HOURS_RETRY = 60_000;
const NO_REDIRECTS: RedirectEntry[] = [];

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
  const [settings, nav, alerts, hoursNow, loginUrl, redirects] = await Promise.all([
    provider.read(settingsCall).catch((cause: unknown) => {
      throw new SpielplanError('SITE_OFFLINE', { detail: 'no settings', cause });
    }),
    provider.read(navCall, { params: { lang } }).catch(orElse('nav', { menu: [], secondary_menu: [], footer: [] })),
    provider.read(breakingNewsCall, { query: { lang } }).catch(orElse('alert', [])),
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
    chrome: {
      siteName: settings.site_name[lang],
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

type RedirectLists = readonly (readonly RedirectEntry[])[];

const checked = new WeakMap<readonly RedirectEntry[], { lists: RedirectLists; usable: ReadonlyMap<string, string> }>();

/**
 * Targets by `redirectKey` of their old path; a later list wins. Entries that lead back to themselves, at once or in a
 * ring, and targets that are neither a path of this site nor a web address, are left out and reported (decision 38).
 */
export function usableRedirects(
  lists: RedirectLists,
  { log, origin }: Pick<SiteSources, 'log' | 'origin'>,
): ReadonlyMap<string, string> {
  const last = lists.at(-1) ?? NO_REDIRECTS;
  const known = checked.get(last);
  if (known && lists.every((list, index) => list === known.lists[index])) return known.usable;
  const all = new Map<string, string>();
  for (const { old_path: from, new_path: to } of lists.flat()) {
    const target = redirectTarget(to);
    if (target === null) log.warn('redirect.refused', { from, to });
    else all.set(redirectKey(from), target);
  }
  const usable = new Map<string, string>();
  for (const [from, to] of all) {
    if (leadsBack(all, from, origin)) log.warn('redirect.loop', { from, to });
    else usable.set(from, to);
  }
  checked.set(last, { lists, usable });
  return usable;
}

/** What makes two paths the same entry of the list: their letters, however encoded, and not a slash at the end. */
export function redirectKey(pathname: string): string {
  const path = pathname.replace(/(?<=[^/])\/$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function leadsBack(all: ReadonlyMap<string, string>, from: string, origin: string): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = from; at !== undefined;) {
    if (seen.has(at)) return true;
    seen.add(at);
    const target = URL.parse(all.get(at) ?? '', origin);
    // A target that differs in its query alone would meet the same entry again.
    at = all.has(at) && target?.origin === new URL(origin).origin ? redirectKey(target.pathname) : undefined;
  }
  return false;
}
