import { settingsCall } from '@spielplan/shared-contracts/api';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { sharedReader } from '../freshness/trackReads.ts';
import type { PageRequest } from './PageRequest.ts';
import type { RequestUrl } from '../http/requestUrl.ts';

/** The languages that were read last, by reader: failure pages use them while the settings cannot be read. */
const lastKnown = new WeakMap<ProviderReader, readonly Language[]>();

/**
 * The languages of the site by its settings, the default first.
 * Rejects with `SITE_OFFLINE` where there are no settings.
 */
export async function servedLanguages(provider: ProviderReader): Promise<readonly Language[]> {
  const settings = await provider.read(settingsCall).catch((cause: unknown) => {
    throw new SpielplanError('SITE_OFFLINE', { detail: 'no settings', cause });
  });
  lastKnown.set(sharedReader(provider), settings.languages);
  return settings.languages;
}

/**
 * The same; what was known last where the settings cannot be
 * had, and all that the software knows where nothing was.
 */
export function servedLanguagesOr(provider: ProviderReader): Promise<readonly Language[]> {
  return servedLanguages(provider).catch(() => lastKnown.get(sharedReader(provider)) ?? LANGUAGES);
}

/** The language that was asked for, where the site has it, else the site's default. */
export function servedOr(asked: Language | undefined, languages: readonly Language[]): Language {
  const [first = DEFAULT_LANGUAGE] = languages;
  return asked !== undefined && languages.includes(asked) ? asked : first;
}

/**
 * The language of a page view: that of its address, else that of `?lang`, else the site's
 * default. An address in a language that the site does not have is answered in the default.
 */
export function languageOfRequest(
  { lang, hasLanguage, url }: RequestUrl,
  languages: readonly Language[],
): Pick<PageRequest, 'lang' | 'languages' | 'isForeign'> {
  const [first = lang] = languages;
  const isServed = languages.includes(lang);
  const isNamed = hasLanguage || url.searchParams.get('lang') === lang;
  return { languages, lang: isServed && isNamed ? lang : first, isForeign: hasLanguage && !isServed };
}
