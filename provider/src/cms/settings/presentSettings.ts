import { designSettingsSchema, EVENT_FILTER_KEYS, houseSchema, type SiteSettings } from '@spielplan/shared-contracts/api';
import { WEBSHOP_PATHS } from '@spielplan/shared-contracts/routes';
import { z } from 'zod';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { settings } from '../../platform/database/schema/index.ts';
import {
  CURRENCY_KEY,
  LANGUAGES_KEY,
  storedFormatSchema,
  storedLanguagesSchema,
  ZONE_KEY,
} from '../../platform/settings/houseFormats.ts';
import { cleanHead, cleanHtml } from '../../platform/security/cleanMarkup.ts';
import { openingsOf, storedSwitchesSchema, SWITCHES_KEY } from '../../platform/settings/shopHours.ts';
import { storedPublishingSchema } from '../../platform/settings/readPublishing.ts';
import { storedTextMaxSchema } from '../../documents/fields/checkBlock.ts';
import { BRAND_KEY, presentBrand, storedBrandSchema } from './brand.ts';

const storedSchema = z.object({
  site_name: z.object({ de: z.string(), en: z.string() }),
  design: designSettingsSchema,
  // What is not as it should be must not take the site with it.
  house: houseSchema.optional().catch(undefined),
  html_footer_logos: z.string().optional().catch(undefined),
  html_footer_top: z.string().catch(''),
  html_footer_bottom: z.string().catch(''),
  html_header: z.string().catch(''),
  publishing: storedPublishingSchema,
  full_teaser_text_max: storedTextMaxSchema,
  [SWITCHES_KEY]: storedSwitchesSchema,
  [BRAND_KEY]: storedBrandSchema,
  [LANGUAGES_KEY]: storedLanguagesSchema,
  [ZONE_KEY]: storedFormatSchema,
  [CURRENCY_KEY]: storedFormatSchema,
});

/** Where this provider's practice shop is on the site. */
const [SHOP] = WEBSHOP_PATHS;

/**
 * The stored settings, the markup around the pages cleaned as that of an HTML block, with what the environment of this
 * server decides: whether site and shop are online, and where the shop is.
 */
export function presentSettings(
  rows: (typeof settings.$inferSelect)[],
  configuration: Configuration,
  releasedKinds: readonly string[] = [],
): SiteSettings {
  const stored = storedSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  const { publicOrigin, design, tagManagerId } = configuration;
  const brand = presentBrand(stored[BRAND_KEY]);
  const openings = openingsOf(stored[SWITCHES_KEY], configuration);
  return {
    status: openings.is_site_online ? 'online' : 'offline',
    ...openings,
    site_name: stored.site_name,
    languages: stored[LANGUAGES_KEY],
    ...(stored[ZONE_KEY] !== undefined && { time_zone: stored[ZONE_KEY] }),
    ...(stored[CURRENCY_KEY] !== undefined && { currency: stored[CURRENCY_KEY] }),
    ...(stored.house && { house: stored.house }),
    ...(brand && { brand }),
    ...(stored.html_footer_logos !== undefined && { html_footer_logos: code(stored.html_footer_logos) }),
    html_footer_top: code(stored.html_footer_top),
    html_footer_bottom: code(stored.html_footer_bottom),
    html_header: { code: cleanHead(stored.html_header) },
    shop_hosts: [new URL(publicOrigin).host],
    calendar_filters: [...EVENT_FILTER_KEYS],
    several_options: true,
    access_filter: true,
    media_origins: [],
    share_cards: true,
    editing: {
      publishing: configuration.publishing ?? stored.publishing,
      ...(stored.full_teaser_text_max && { full_teaser_text_max: stored.full_teaser_text_max }),
      ...(releasedKinds.length > 0 && { kinds: [...releasedKinds] }),
    },
    design: {
      ...stored.design,
      header: { basketLink: SHOP, ...stored.design.header },
      ...design,
      cookies: { tag_manager_id: tagManagerId ?? stored.design.cookies.tag_manager_id },
    },
  };
}

function code(markup: string): { code: string } {
  return { code: cleanHtml(markup) };
}
