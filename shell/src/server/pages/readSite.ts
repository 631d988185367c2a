import { breakingNewsCall, navCall, redirectsCall, settingsCall, type RedirectEntry, type SiteSettings } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderReader, SiteChrome } from '@spielplan/shared-contracts/remote';
import type { Log } from '../log.ts';

export interface Site {
  settings: SiteSettings;
  chrome: SiteChrome;
  redirects: ReadonlyMap<string, string>;
}

/**
 * Reads what every page of a language shares. Settings decide whether there is a site at all: `SITE_OFFLINE` when they
 * say so or cannot be had; a missing menu, alert or redirect list leaves a page that works without it.
 */
export async function readSite(provider: ProviderReader, lang: Language, log: Log): Promise<Site> {
  const orElse =
    <T>(what: string, fallback: T) =>
    (error: unknown): T => {
      log.error('site.part', error, { what, lang });
      return fallback;
    };
  const [settings, nav, alerts, redirects] = await Promise.all([
    provider.read(settingsCall).catch((cause: unknown) => {
      throw new SpielplanError('SITE_OFFLINE', { detail: 'no settings', cause });
    }),
    provider.read(navCall, { params: { lang } }).catch(orElse('nav', { menu: [], secondary_menu: [], footer: [] })),
    provider.read(breakingNewsCall, { query: { lang } }).catch(orElse('alert', [])),
    provider.read(redirectsCall, { params: { lang } }).catch(orElse<RedirectEntry[]>('redirects', [])),
  ]);
  if (!settings.is_site_online) throw new SpielplanError('SITE_OFFLINE', { detail: 'settings say so' });
  return {
    settings,
    redirects: usableRedirects(redirects, log),
    chrome: {
      siteName: settings.site_name[lang],
      nav,
      alert: alerts[0] ?? null,
      isShopOnline: settings.is_shop_online,
      basketUrl: settings.design.header.basketLink ?? null,
      theme: settings.design.theme,
      menuStyle: settings.design.menu_style,
    },
  };
}

const checked = new WeakMap<readonly RedirectEntry[], ReadonlyMap<string, string>>();

/** Exact paths only; entries that lead back to themselves, at once or in a ring, are left out and reported (decision 38). */
export function usableRedirects(entries: readonly RedirectEntry[], log: Log): ReadonlyMap<string, string> {
  const known = checked.get(entries);
  if (known) return known;
  const all = new Map(entries.map((entry) => [entry.old_path, entry.new_path]));
  const usable = new Map<string, string>();
  for (const [from, to] of all) {
    if (leadsBack(all, from)) log.warn('redirect.loop', { from, to });
    else usable.set(from, to);
  }
  checked.set(entries, usable);
  return usable;
}

function leadsBack(all: ReadonlyMap<string, string>, from: string): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = from; at !== undefined; at = all.get(at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}
