import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { isCurrency, isTimeZone } from '../i18n/adoptFormats.ts';
import { LANGUAGES } from '../i18n/language.ts';
import { brandSchema, houseColorsSchema, MAX_HOUSE_TEXT, MAX_TYPEFACE_FILES, MESSAGE_KEY } from './brand.ts';
import { isRuleAllowed } from '../routes/ownAddresses.ts';
import { findCircle, ruleKey } from '../routes/ruleKey.ts';
import { defineCall } from './call.ts';
import { daySchema, instantSchema, pathSchema, problemSchema, storedIdSchema, webUrlSchema } from './common.ts';
import { houseLogoSchema } from './house.ts';
import { designSettingsSchema, MAX_HOURS_PLACE } from './site.ts';

/**
 * The settings of the site that editors change day by day, each read and written as a whole: a `value` and
 * its `revision`. Every change is live at once, so that it needs the right to publish; 409 (another
 * `revision`) and 412 (`If-Match`) bring the state as it is now.
 */
const MAX_ENTRIES = 500;
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);
const bothLanguages = (max: number) => z.object({ de: line(max), en: line(max) });
/** What is stored is read as it is: only what is written has to fit. */
const storedTextSchema = z.object({ de: z.string(), en: z.string() });
/** A path of this site or an address on the web; empty for none. */
const target = z.union([z.literal(''), pathSchema, webUrlSchema]);
const bothTargets = z.object({ de: target, en: target });

const formOf = <V extends z.ZodType>(value: V) => z.object({ revision: z.number().int().nonnegative(), value });
const conflictOf = <F extends z.ZodType>(form: F) => problemSchema.extend({ current: form });
const changeOf = <V extends z.ZodType>(value: V) => z.object({ value, revision: z.number().int().nonnegative().optional() });

/** One alert; `id` is null for a new one, which visitors see again who have closed the one before. */
export const alertEntrySchema = z.object({
  id: storedIdSchema.nullable(),
  title: storedTextSchema,
  text: storedTextSchema,
  link: storedTextSchema,
  link_title: storedTextSchema,
  online_from: instantSchema.nullable(),
  online_to: instantSchema.nullable(),
});
const writtenAlertSchema = alertEntrySchema
  .extend({ title: bothLanguages(200), text: bothLanguages(1_000), link: bothTargets, link_title: bothLanguages(200) })
  .refine(({ title }) => title.de !== '' && title.en !== '', { message: 'a title is needed in both languages', path: ['title'] })
  .refine(({ online_from: from, online_to: to }) => !from || !to || Date.parse(from) <= Date.parse(to), {
    message: 'it ends before it begins',
    path: ['online_to'],
  });
export type AlertsValue = z.infer<typeof alertEntrySchema>[];
export const alertsFormSchema = formOf(z.array(alertEntrySchema));
const writtenAlertsSchema = z.array(writtenAlertSchema).max(20);

/** Wall time of the house, `HH:MM`. */
const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
/** The same, or midnight at the end of the day. */
const closingTimeSchema = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/);
/** Normal hours name a `weekday` (1 is Monday), exceptions a `day`. */
export const hoursEntrySchema = z.object({
  weekday: z.number().int().min(1).max(7).nullable(),
  day: daySchema.nullable(),
  time_from: timeSchema.nullable(),
  time_to: closingTimeSchema.nullable(),
  closed: z.boolean(),
  alternative_text: storedTextSchema,
  alternative_link_url: storedTextSchema,
});
const writtenHoursEntrySchema = hoursEntrySchema
  .extend({ alternative_text: bothLanguages(300), alternative_link_url: bothTargets })
  .refine(({ weekday, day }) => (weekday === null) !== (day === null), { message: 'a weekday or a day', path: ['day'] })
  .refine(({ time_from: from, time_to: to }) => (from === null) === (to === null), {
    message: 'both times or none',
    path: ['time_to'],
  })
  .refine((entry) => entry.closed || entry.time_from !== null || Object.values(entry.alternative_text).every(Boolean), {
    message: 'times, a text in both languages, or closed',
    path: ['time_from'],
  });
export type HoursValue = z.infer<typeof hoursEntrySchema>[];
export const hoursFormSchema = formOf(z.array(hoursEntrySchema));
const writtenHoursSchema = z.array(writtenHoursEntrySchema).max(MAX_ENTRIES);

/** Whose hours these are; empty where it need not be said. */
export const hoursPlaceFormSchema = formOf(storedTextSchema);
export type HoursPlaceValue = z.infer<typeof storedTextSchema>;
const writtenHoursPlaceSchema = bothLanguages(MAX_HOURS_PLACE);

/** From one exact path of a language to another one of the site, or to an address on the web. */
export const redirectRuleSchema = z.object({ lang: z.enum(['de', 'en']), old_path: z.string(), new_path: z.string() });
export type RedirectsValue = z.infer<typeof redirectRuleSchema>[];
export const redirectsFormSchema = formOf(z.array(redirectRuleSchema));
const writtenRedirectsSchema = z
  .array(redirectRuleSchema.extend({ old_path: pathSchema.max(500), new_path: z.union([pathSchema, webUrlSchema]) }))
  .max(MAX_ENTRIES)
  .superRefine((rules, context) => {
    const known = new Set<string>();
    for (const [index, { lang, old_path: old }] of rules.entries()) {
      const key = `${lang} ${ruleKey(old)}`;
      if (!isRuleAllowed(old))
        context.addIssue({ code: 'custom', path: [index, 'old_path'], message: 'this address belongs to the software' });
      if (known.has(key))
        context.addIssue({ code: 'custom', path: [index, 'old_path'], message: 'this path stands there twice' });
      known.add(key);
    }
    const circle = findCircle(rules);
    if (circle !== null) context.addIssue({ code: 'custom', path: [circle, 'new_path'], message: 'it leads in a circle' });
  });

/** What of the design editors choose; the rest belongs to who runs the site. */
export const designValueSchema = z.object({
  theme: designSettingsSchema.shape.theme.unwrap(),
  menu_style: designSettingsSchema.shape.menu_style.unwrap(),
  event_style: designSettingsSchema.shape.event_style.unwrap(),
  sticky_overlay_button: z.boolean(),
  calendar_filter: z.boolean(),
  favourites: z.boolean(),
});
export type DesignValue = z.infer<typeof designValueSchema>;
export const designFormSchema = formOf(designValueSchema);

const pathsOfFiles = brandSchema.shape.typeface.unwrap().shape.files.element;
/** What the site fetches for its looks: a file of its media, or an address of an origin that the settings name. */
const isMedia = (src: string) => !src.startsWith('/') || /^\/media\/(?!.*(?:\.\.|%|\/\/))[\w./~-]+$/.test(src);

/** What makes the site that of one house; what is null or empty is as the software brings it. */
export const brandValueSchema = z.object({
  name: storedTextSchema,
  mark: houseLogoSchema.nullable(),
  colors: houseColorsSchema.nullable(),
  /** WOFF2 files of one typeface (`brand.typeface`). */
  typeface: z.array(pathsOfFiles).max(MAX_TYPEFACE_FILES),
  share_image: brandSchema.shape.share_image.unwrap().nullable(),
  /** The languages of the site, its first one first. */
  languages: z.array(z.enum(LANGUAGES)).min(1).max(LANGUAGES.length),
  /** As in the settings; what is left out stays as it is. */
  time_zone: z.string().optional(),
  currency: z.string().optional(),
});
export type BrandValue = z.infer<typeof brandValueSchema>;
export const brandFormSchema = formOf(brandValueSchema);
const NO_MEDIA = 'no file of the media';
const writtenBrandSchema = brandValueSchema
  .extend({
    name: bothLanguages(100),
    typeface: z.array(pathsOfFiles.refine((src) => src.startsWith('/') && isMedia(src), NO_MEDIA)).max(MAX_TYPEFACE_FILES),
    time_zone: z.string().refine(isTimeZone, 'no zone of the IANA database (SP-4003)').optional(),
    currency: z.string().refine(isCurrency, 'no currency of ISO 4217 with hundredths or none (SP-4004)').optional(),
  })
  .refine(({ mark }) => mark?.kind !== 'picture' || isMedia(mark.src), { message: NO_MEDIA, path: ['mark'] })
  .refine(({ share_image: image }) => !image || isMedia(image.src), { message: NO_MEDIA, path: ['share_image'] })
  .refine(({ name, languages }) => languages.every((lang) => name[lang] !== ''), {
    message: 'a name is needed in each language of the site',
    path: ['name'],
  })
  .refine(({ languages }) => new Set(languages).size === languages.length, {
    message: 'a language stands there twice',
    path: ['languages'],
  });

/** A text of the interface in the house's own words; empty where the software's own stays. */
export const houseTextSchema = z.object({ key: z.string().regex(MESSAGE_KEY), de: z.string(), en: z.string() });
export type HouseTextsValue = z.infer<typeof houseTextSchema>[];
export const houseTextsFormSchema = formOf(z.array(houseTextSchema));
const writtenHouseTextsSchema = z
  .array(houseTextSchema.extend({ de: line(MAX_HOUSE_TEXT), en: line(MAX_HOUSE_TEXT) }))
  .max(MAX_ENTRIES)
  .refine((texts) => new Set(texts.map(({ key }) => key)).size === texts.length, 'a key stands there twice');

/** Whether site and shop are open. What the environment of the provider closes stays closed. */
export const switchesValueSchema = z.object({
  is_site_online: z.boolean(),
  is_shop_online: z.boolean(),
  /** When a closed shop is to sell again; nothing opens by itself. */
  shop_back_at: instantSchema.optional(),
});
export type SwitchesValue = z.infer<typeof switchesValueSchema>;
export const switchesFormSchema = formOf(switchesValueSchema);

export const alertsConflictSchema = conflictOf(alertsFormSchema);
export const hoursConflictSchema = conflictOf(hoursFormSchema);
export const hoursPlaceConflictSchema = conflictOf(hoursPlaceFormSchema);
export const redirectsConflictSchema = conflictOf(redirectsFormSchema);
export const designConflictSchema = conflictOf(designFormSchema);
export const brandConflictSchema = conflictOf(brandFormSchema);
export const houseTextsConflictSchema = conflictOf(houseTextsFormSchema);
export const switchesConflictSchema = conflictOf(switchesFormSchema);

const read = { access: 'editor' } as const;
const change = { access: 'publish' } as const;

export const alertsFormCall = defineCall({ id: 'alertsForm', ...addresses.alertsForm, answer: alertsFormSchema, ...read });
export const changeAlertsCall = defineCall({
  id: 'changeAlerts',
  ...addresses.changeAlerts,
  body: changeOf(writtenAlertsSchema),
  answer: alertsFormSchema,
  ...change,
});
export const hoursFormCall = defineCall({ id: 'hoursForm', ...addresses.hoursForm, answer: hoursFormSchema, ...read });
export const changeHoursCall = defineCall({
  id: 'changeHours',
  ...addresses.changeHours,
  body: changeOf(writtenHoursSchema),
  answer: hoursFormSchema,
  ...change,
});
export const hoursPlaceFormCall = defineCall({
  id: 'hoursPlaceForm',
  ...addresses.hoursPlaceForm,
  answer: hoursPlaceFormSchema,
  ...read,
});
export const changeHoursPlaceCall = defineCall({
  id: 'changeHoursPlace',
  ...addresses.changeHoursPlace,
  body: changeOf(writtenHoursPlaceSchema),
  answer: hoursPlaceFormSchema,
  ...change,
});
export const redirectsFormCall = defineCall({
  id: 'redirectsForm',
  ...addresses.redirectsForm,
  answer: redirectsFormSchema,
  ...read,
});
export const changeRedirectsCall = defineCall({
  id: 'changeRedirects',
  ...addresses.changeRedirects,
  body: changeOf(writtenRedirectsSchema),
  answer: redirectsFormSchema,
  ...change,
});
export const designFormCall = defineCall({ id: 'designForm', ...addresses.designForm, answer: designFormSchema, ...read });
export const changeDesignCall = defineCall({
  id: 'changeDesign',
  ...addresses.changeDesign,
  body: changeOf(designValueSchema),
  answer: designFormSchema,
  ...change,
});
export const brandFormCall = defineCall({ id: 'brandForm', ...addresses.brandForm, answer: brandFormSchema, ...read });
export const changeBrandCall = defineCall({
  id: 'changeBrand',
  ...addresses.changeBrand,
  body: changeOf(writtenBrandSchema),
  answer: brandFormSchema,
  ...change,
});
export const houseTextsFormCall = defineCall({
  id: 'houseTextsForm',
  ...addresses.houseTextsForm,
  answer: houseTextsFormSchema,
  ...read,
});
export const changeHouseTextsCall = defineCall({
  id: 'changeHouseTexts',
  ...addresses.changeHouseTexts,
  body: changeOf(writtenHouseTextsSchema),
  answer: houseTextsFormSchema,
  ...change,
});
export const switchesFormCall = defineCall({
  id: 'switchesForm',
  ...addresses.switchesForm,
  answer: switchesFormSchema,
  ...read,
});
export const changeSwitchesCall = defineCall({
  id: 'changeSwitches',
  ...addresses.changeSwitches,
  body: changeOf(switchesValueSchema),
  answer: switchesFormSchema,
  ...change,
});
