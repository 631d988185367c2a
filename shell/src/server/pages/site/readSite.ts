import {
  breakingNewsCall,
  navCall,
  redirectsCall,
  settingsCall,
  venuesCall,
  type Alert,
  type Navigation,
  type RedirectEntry,
  type VenueSummary,
} from '@spielplan/shared-contracts/api';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { FontFile } from '../../brand/readTypeface.ts';
import type { RenderContext } from '../PageRequest.ts';
import { servedLanguages } from '../servedLanguages.ts';
import { adoptHouse } from './adoptHouse.ts';
import { readHours } from './readHours.ts';
import { readLoginUrl } from './readLoginUrl.ts';
import { presentSite, type Site } from './presentSite.ts';

const HOURS_RETRY_MS = 60_000;
// One object each, since a site is the same as long as its sources are.
const NO_NAV: Navigation = { menu: [], secondary_menu: [], footer: [] };
const NO_ALERTS: Alert[] = [];
const NO_REDIRECTS: RedirectEntry[] = [];
const NO_VENUES: VenueSummary[] = [];
const NO_FONTS: readonly FontFile[] = [];

type SiteSources = Pick<RenderContext, 'provider' | 'log' | 'origin' | 'messages' | 'missingLists' | 'typefaces'>;

/**
 * Reads what every page of a language shares. Settings decide whether there is a site at all:
 * `SITE_OFFLINE` when they say so or cannot be had; a missing menu, alert or redirect list leaves a
 * page that works without it. `isOfflineRead`: a site that is said to be offline is read all the same.
 */
export async function readSite(
  { provider, log, origin, messages, missingLists, typefaces }: SiteSources,
  lang: Language,
  now = Date.now(),
  isOfflineRead = false,
): Promise<Site> {
  let isPartial = false;
  const orElse =
    <T>(what: string, fallback: T) =>
    (error: unknown): T => {
      // A house without this call is whole without what is made of it.
      if (isSpielplanError(error, 'NOT_FOUND') || isSpielplanError(error, 'GONE')) return fallback;
      log.error('site.part', error, { what, lang });
      isPartial = true;
      return fallback;
    };
  const languages = await servedLanguages(provider);
  const settings = await provider.read(settingsCall).catch((cause: unknown) => {
    throw new SpielplanError('SITE_OFFLINE', { detail: 'no settings', cause });
  });
  adoptHouse(settings, { messages, log });
  const [nav, alerts, venues, hoursNow, loginUrl, redirects, fonts] = await Promise.all([
    provider.read(navCall, { params: { lang } }).catch(orElse('nav', NO_NAV)),
    provider.read(breakingNewsCall, { query: { lang } }).catch(orElse('alert', NO_ALERTS)),
    provider.read(venuesCall, { params: { lang } }).catch(orElse('venues', NO_VENUES)),
    readHours({ provider, texts: messages.of('shell', lang), lang, now }).catch((error: unknown) => {
      // No badge when unsure (R42): the page is whole without it, and asks again soon.
      if (!isSpielplanError(error, 'NOT_FOUND')) log.error('site.part', error, { what: 'hours', lang });
      return { hours: null, changesAt: (Math.floor(now / HOURS_RETRY_MS) + 1) * HOURS_RETRY_MS };
    }),
    readLoginUrl(provider, now),
    // Both lists: an entry may lead into the other language,
    // and a path without a language may stand in either.
    Promise.all(
      [...languages.filter((each) => each !== lang), lang].map((each) =>
        provider.read(redirectsCall, { params: { lang: each } }).catch(orElse('redirects', NO_REDIRECTS)),
      ),
    ),
    // Told where it is fetched. A page without it is whole, or an older one would stand in its place.
    typefaces.of(settings).catch(() => NO_FONTS),
  ]);
  if (!settings.is_site_online && !isOfflineRead) throw new SpielplanError('SITE_OFFLINE', { detail: 'settings say so' });
  return presentSite(log, {
    lang,
    origin,
    settings,
    nav,
    alerts,
    venues,
    ...hoursNow,
    loginUrl,
    redirects,
    missingLists,
    houseTexts: messages.houseTexts(lang),
    fonts,
    isPartial,
  });
}
