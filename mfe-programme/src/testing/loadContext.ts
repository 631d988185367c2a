import { settingsSchema, type DesignSettings, type SiteSettings } from '@spielplan/shared-contracts/api';
import { translate, type Language } from '@spielplan/shared-contracts/i18n';
import type { LoadContext, ProviderReader } from '@spielplan/shared-contracts/remote';
import de from '../i18n/de.json' with { type: 'json' };
import en from '../i18n/en.json' with { type: 'json' };

export const messages = { de, en };

export interface LogLine {
  level: string;
  event: string;
  fields: Readonly<Record<string, unknown>> | undefined;
}

interface ContextOptions {
  provider: ProviderReader;
  lang?: Language;
  /** Path and query. */
  url?: string;
  params?: Record<string, string>;
  /** The instant of the page view. */
  now?: string;
  design?: Partial<DesignSettings>;
  /** The filters that the provider's calendar heeds. */
  calendarFilters?: string[];
  /** Whether it takes several options of one filter. */
  isSeveral?: boolean;
  /** Whether it filters by what visitors need. */
  hasAccessFilter?: boolean;
  house?: SiteSettings['house'];
  isShopOnline?: boolean;
}

/** What the shell's server gives to a loader; `lines` collects the log. */
export function loadContext({
  provider,
  lang = 'de',
  url = `/${lang}`,
  params = {},
  now = '2026-08-01T12:00:00+02:00',
  design = {},
  calendarFilters,
  isSeveral,
  hasAccessFilter,
  house,
  isShopOnline = true,
}: ContextOptions): LoadContext & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  return {
    lang,
    url: new URL(url, 'https://www.kulturmeile.example'),
    params,
    now: Date.parse(now),
    settings: settingsSchema.parse({
      status: 'ok',
      is_site_online: true,
      is_shop_online: isShopOnline,
      site_name: { de: 'Kulturmeile Altwasser', en: 'Altwasser Culture Mile' },
      shop_hosts: ['shop.example'],
      design,
      several_options: isSeveral,
      access_filter: hasAccessFilter,
      house,
      ...(calendarFilters && { calendar_filters: calendarFilters }),
    }),
    provider,
    text: (key, values) => translate(messages[lang], lang, key, values),
    href: () => null,
    log: (level, event, fields) => void lines.push({ level, event, fields }),
    lines,
  };
}
