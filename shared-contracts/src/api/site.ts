import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { LANGUAGES, type Localised } from '../i18n/language.ts';
import { defineCall } from './call.ts';
import { daySchema, idSchema, instantSchema, languageQuerySchema, pathSchema, slugSchema } from './common.ts';
import { fullTeaserTextMaxSchema } from './blocks/teaserBlocks.ts';
import { publishingSchema } from './editing/documents.ts';
import { brandSchema } from './brand.ts';
import { houseSchema } from './house.ts';

const codeSchema = z.object({ code: z.string() });

/**
 * Design settings (product.md section 3). The provider
 * may leave out what the house keeps at its default.
 */
export const designSettingsSchema = z.object({
  header: z
    .object({ logoLink: z.string().optional(), basketLink: z.string().optional(), webshopLink: z.string().optional() })
    .default({}),
  theme: z.enum(['cc01', 'cc02', 'cc03']).default('cc01'),
  menu_style: z.enum(['style1', 'style2']).default('style1'),
  event_style: z.enum(['style1', 'style2', 'style3']).default('style1'),
  sticky_overlay_button: z.boolean().default(true),
  calendar_filter: z.boolean().default(false),
  favourites: z.boolean().default(false),
  /**
   * The slug of the exhibition type whose productions the page
   * of exhibitions lists; null where there is no such page.
   */
  exhibitions_type: slugSchema.nullable().default('ausstellung'),
  error_pages: z.record(z.string(), z.string()).default({}),
  /** `tag_manager_id` names the house's container, `GTM-…`; what is no such name counts as none. */
  cookies: z
    .object({
      tag_manager_id: z
        .string()
        .regex(/^GTM-[A-Z0-9]{4,12}$/)
        .nullable()
        .catch(null),
    })
    .default({ tag_manager_id: null }),
  /** The house's account at the form service, without which its forms cannot be shown. */
  hubspot: z.object({ portal_id: z.string().regex(/^\d{1,12}$/), region: z.enum(['eu1', 'na1']).default('eu1') }).optional(),
  event_blocks: z.array(z.string()).default(['stage', 'booking', 'access', 'text', 'credits', 'dates', 'venue', 'related']),
  production_blocks: z.array(z.string()).default(['stage', 'dates', 'text', 'credits', 'related']),
  anchor_list_offset: z.number().int().default(700),
  /** Where a map picture starts; no map service is asked before consent. */
  maps: z.object({ latitude: z.number(), longitude: z.number(), zoom: z.number().int() }).optional(),
  /** Rivers and shores near the houses, each a line of points [latitude, longitude], for the site's own map. */
  map_water: z.array(z.array(z.tuple([z.number(), z.number()])).min(2)).optional(),
  /**
   * Blocks an editor may choose, with the style
   * classes each offers; all of them where it is left out. `places`: where it may be chosen, by the sort
   * of the document (`page`, `site`, `event` …) or, in a column, by the block around (`container`,
   * `section`); everywhere where they are left out. The provider refuses it elsewhere (`notHere`).
   */
  editor_modules: z
    .array(z.object({ model: z.string(), extra_classes: z.array(z.string()), places: z.array(z.string()).optional() }))
    .optional(),
  formats: z.object({ date: z.string(), time: z.string(), currency: z.string() }).partial().optional(),
});
export type DesignSettings = z.infer<typeof designSettingsSchema>;

/**
 * A text in the languages of the house; where one is missing the
 * other stands in. Overwriting fills both, which its type cannot say.
 */
const localisedTextSchema = z
  .object({ de: z.string().optional(), en: z.string().optional() })
  .refine((text) => Boolean(text.de ?? text.en), 'A text is needed in one language at least')
  .overwrite(({ de, en }) => ({ de: de ?? en, en: en ?? de })) as unknown as z.ZodType<Localised>;

export const settingsSchema = z.object({
  status: z.string(),
  is_site_online: z.boolean(),
  is_shop_online: z.boolean(),
  /** When a closed shop is to sell again; left out where nobody knows. */
  shop_back_at: instantSchema.optional(),
  site_name: localisedTextSchema,
  /**
   * The languages of the site; `/` leads to the first. Calls and
   * pages of any other language are not asked for and are 404.
   */
  languages: z
    .array(z.enum(LANGUAGES))
    .min(1)
    .max(LANGUAGES.length)
    .refine((languages) => new Set(languages).size === languages.length, 'A language stands there twice')
    .default([...LANGUAGES]),
  /** A zone of the IANA database: days and times of the site (R1). `Europe/Berlin` where it is left out. */
  time_zone: z.string().optional(),
  /** ISO 4217: that of all prices (R27). `EUR` where it is left out. */
  currency: z.string().optional(),
  house: houseSchema.optional(),
  brand: brandSchema.optional(),
  html_footer_logos: codeSchema.optional(),
  html_footer_top: codeSchema.optional(),
  html_footer_bottom: codeSchema.optional(),
  html_header: codeSchema.optional(),
  /**
   * Hosts that the address of the cart may lead to; without them
   * the site's own and those that its links to tickets name.
   */
  shop_hosts: z.array(z.string()).optional(),
  /** Origins other than the site's from which pictures may come. */
  media_origins: z.array(z.string().regex(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/)).default([]),
  /** Whether every picture has a card for shared links beside it, `{base}-1200x630.jpg`. */
  share_cards: z.boolean().optional(),
  /**
   * The filters that this provider's calendar call heeds. Under any other
   * filter the site calls its days possible and claims nothing (R17).
   */
  calendar_filters: z.array(z.string()).default(['room', 'type', 'tag']),
  /** Whether the calls `events` and `calendar` take several options of one filter, `genre=3,5`; without it one at a time. */
  several_options: z.boolean().optional(),
  /** Whether these calls filter by `access`; without it the site offers no such filter. */
  access_filter: z.boolean().optional(),
  /** How editing works here; without it every save is live. */
  editing: z
    .object({
      publishing: publishingSchema,
      full_teaser_text_max: fullTeaserTextMaxSchema.optional(),
      /** Kinds of blocks beside those of the contract that are saved here: released ones (`RELEASED_BLOCK_CALLS`). */
      kinds: z.array(z.string()).optional(),
    })
    .optional(),
  design: designSettingsSchema.prefault({}),
});
export type SiteSettings = z.infer<typeof settingsSchema>;
export const settingsCall = defineCall({
  id: 'settings',
  ...addresses.settings,
  topics: ['settings'],
  answer: settingsSchema,
  caching: { fresh: 10, stale: 900 },
});

export interface NavItem {
  url: string;
  menu_name: string;
  has_tab_navigation: boolean;
  children: NavItem[];
}
export const navItemSchema: z.ZodType<NavItem> = z.lazy(() =>
  z.object({ url: z.string(), menu_name: z.string(), has_tab_navigation: z.boolean(), children: z.array(navItemSchema) }),
);
export const navSchema = z.object({
  menu: z.array(navItemSchema),
  secondary_menu: z.array(navItemSchema),
  footer: z.array(z.object({ title: z.string(), url: z.string() })),
});
export type Navigation = z.infer<typeof navSchema>;
export const navCall = defineCall({
  id: 'nav',
  ...addresses.nav,
  topics: ['menus'],
  answer: navSchema,
  caching: { fresh: 30, stale: 86_400 },
});

export const redirectSchema = z.object({ old_path: pathSchema, new_path: z.string() });
export type RedirectEntry = z.infer<typeof redirectSchema>;
export const redirectsCall = defineCall({
  id: 'redirects',
  ...addresses.redirects,
  topics: ['settings'],
  answer: z.array(redirectSchema),
  caching: { fresh: 30, stale: 86_400 },
});

/** Times are wall time of the house `HH:MM:SS`; `alternative_text` wins over the times. */
export const openingHoursEntrySchema = z.object({
  time_from: z.string().nullable(),
  time_to: z.string().nullable(),
  closed: z.boolean(),
  alternative_text: z.string(),
  alternative_link_url: z.string(),
});
const hoursOfDaySchema = z.object({
  opening_hours: z.array(openingHoursEntrySchema),
  opening_hours_exceptions: z.array(openingHoursEntrySchema),
});
/** In characters. */
export const MAX_HOURS_PLACE = 40;

/**
 * The hours of today. With those of yesterday a range
 * past midnight is known after midnight as well (R42).
 */
export const openingHoursSchema = hoursOfDaySchema.extend({
  yesterday: hoursOfDaySchema.optional(),
  /** The next day behind today that has times. */
  next_opening: hoursOfDaySchema.extend({ day: daySchema }).optional(),
  /** Whose hours these are, in few words: "Altes Zollamt". */
  place: z.string().max(MAX_HOURS_PLACE).optional(),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;
export const openingHoursCall = defineCall({
  id: 'openingHours',
  ...addresses.openingHours,
  topics: ['settings'],
  query: languageQuerySchema,
  answer: openingHoursSchema,
  caching: { fresh: 60, stale: 3_600 },
});

export const alertSchema = z.object({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  link: z.string(),
  link_title: z.string(),
});
export type Alert = z.infer<typeof alertSchema>;
export const breakingNewsCall = defineCall({
  id: 'breakingNews',
  ...addresses.breakingNews,
  topics: ['settings'],
  query: languageQuerySchema,
  answer: z.array(alertSchema),
  caching: { fresh: 30, stale: 3_600 },
});

/**
 * An address that was not found: when for the first time of that day of the house, and how often on it.
 */
export const errorLogEntrySchema = z.object({
  id: idSchema,
  url: z.string(),
  created: instantSchema,
  count: z.number().int().positive().optional(),
});
export type ErrorLogEntry = z.infer<typeof errorLogEntrySchema>;
export const errorLogCall = defineCall({
  id: 'logError',
  ...addresses.logError,
  body: z.object({ url: z.string().max(2_000) }),
  answer: errorLogEntrySchema,
  status: 201,
});
