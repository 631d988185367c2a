import { asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  alertsConflictSchema,
  type AlertsValue,
  brandConflictSchema,
  type BrandValue,
  designConflictSchema,
  designSettingsSchema,
  designValueSchema,
  type DesignValue,
  hoursConflictSchema,
  houseSchema,
  houseTextsConflictSchema,
  type HouseTextsValue,
  hoursPlaceConflictSchema,
  type HoursPlaceValue,
  type HoursValue,
  redirectsConflictSchema,
  type RedirectsValue,
  switchesConflictSchema,
  type SwitchesValue,
} from '@spielplan/shared-contracts/api';
import { alerts, events, openingHours, redirects, settings } from '../../../platform/database/schema/index.ts';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { adoptFormats, DEFAULT_CURRENCY, DEFAULT_ZONE } from '@spielplan/shared-contracts/i18n/adopt-formats';
import {
  CURRENCY_KEY,
  LANGUAGES_KEY,
  storedFormatSchema,
  storedLanguagesSchema,
  ZONE_KEY,
} from '../../../platform/settings/houseFormats.ts';
import { BRAND_KEY, storedBrandSchema } from '../brand.ts';
import { HOURS_PLACE_KEY, readHoursPlace } from '../hoursPlace.ts';
import { readSwitches, SWITCHES_KEY } from '../../../platform/settings/shopHours.ts';
import type { SiteSetting, Tables } from './siteSetting.ts';

/** The alerts above every page. An id that is kept stays closed for those who have closed it. */
export const alertsForm: SiteSetting<AlertsValue> = {
  name: 'alerts',
  conflict: alertsConflictSchema,
  async read(tables) {
    const rows = await tables.select().from(alerts).orderBy(asc(alerts.id));
    return rows.map(({ id, title, text, link, linkTitle, onlineFrom, onlineTo }) => ({
      id,
      title,
      text,
      link,
      link_title: linkTitle,
      online_from: onlineFrom?.toISOString() ?? null,
      online_to: onlineTo?.toISOString() ?? null,
    }));
  },
  keep: (value, keepLink) => Promise.all(value.map(async (entry) => ({ ...entry, link: await keepLink(entry.link) }))),
  async write(tx, value) {
    const kept = value.flatMap(({ id }) => (id === null ? [] : [id]));
    await tx.delete(alerts).where(kept.length > 0 ? notInArray(alerts.id, kept) : undefined);
    for (const { id, title, text, link, link_title: linkTitle, online_from: from, online_to: to } of value) {
      const row = { title, text, link, linkTitle, onlineFrom: toDate(from), onlineTo: toDate(to) };
      const known = id === null ? [] : await tx.update(alerts).set(row).where(eq(alerts.id, id)).returning({ id: alerts.id });
      if (known.length === 0) await tx.insert(alerts).values(row);
    }
  },
};

/** Normal hours first, by weekday, then the exceptions by day. */
export const hoursForm: SiteSetting<HoursValue> = {
  name: 'opening-hours',
  conflict: hoursConflictSchema,
  async read(tables) {
    const rows = await tables
      .select()
      .from(openingHours)
      .orderBy(asc(openingHours.weekday), asc(openingHours.day), asc(openingHours.timeFrom), asc(openingHours.id));
    return rows.map(({ weekday, day, timeFrom, timeTo, closed, alternativeText, alternativeLinkUrl }) => ({
      weekday,
      day,
      // Of `10:00:00` the seconds say nothing.
      time_from: timeFrom?.slice(0, 5) ?? null,
      time_to: timeTo?.slice(0, 5) ?? null,
      closed,
      alternative_text: alternativeText,
      alternative_link_url: alternativeLinkUrl,
    }));
  },
  keep: (value, keepLink) =>
    Promise.all(value.map(async (entry) => ({ ...entry, alternative_link_url: await keepLink(entry.alternative_link_url) }))),
  async write(tx, value) {
    await tx.delete(openingHours);
    if (value.length === 0) return;
    await tx.insert(openingHours).values(
      value.map((entry) => ({
        weekday: entry.weekday,
        day: entry.day,
        timeFrom: entry.time_from,
        timeTo: entry.time_to,
        closed: entry.closed,
        alternativeText: entry.alternative_text,
        alternativeLinkUrl: entry.alternative_link_url,
      })),
    );
  },
};

/** Whose hours the top bar tells. */
export const hoursPlaceForm: SiteSetting<HoursPlaceValue> = {
  name: 'opening-hours-place',
  conflict: hoursPlaceConflictSchema,
  read: readHoursPlace,
  write: (tx, value) => putSetting(tx, HOURS_PLACE_KEY, value),
};

/** One hop each: what leads to an address that is sent on leads where that one ends. */
export const redirectsForm: SiteSetting<RedirectsValue> = {
  name: 'redirects',
  conflict: redirectsConflictSchema,
  async read(tables) {
    const rows = await tables.select().from(redirects).orderBy(asc(redirects.lang), asc(redirects.oldPath));
    return rows.map(({ lang, oldPath, newPath }) => ({ lang, old_path: oldPath, new_path: newPath }));
  },
  async write(tx, value) {
    await tx.delete(redirects);
    const rows = value.map(({ lang, old_path: oldPath, new_path: newPath }) => ({
      lang,
      oldPath,
      newPath: lastTarget(newPath, value),
    }));
    if (rows.length > 0) await tx.insert(redirects).values(rows);
  },
};

/** What editors choose of the design; everything else in the stored row stays. */
export const designForm: SiteSetting<DesignValue> = {
  name: 'design',
  conflict: designConflictSchema,
  async read(tables) {
    const [row] = await tables.select().from(settings).where(eq(settings.key, 'design'));
    return designValueSchema.parse(designSettingsSchema.parse(row?.value ?? {}));
  },
  async write(tx, value) {
    const [row] = await tx.select().from(settings).where(eq(settings.key, 'design'));
    const design = { ...(row?.value as object | undefined), ...value };
    await putSetting(tx, 'design', design);
  },
};

/** Name, mark, colours, typeface and languages. What else is stored of the house stays. */
export const brandForm: SiteSetting<BrandValue> = {
  name: BRAND_KEY,
  conflict: brandConflictSchema,
  // The days and prices of the programme are told in its zone and currency.
  topics: ['settings', 'events', 'inventory'],
  async read(tables) {
    const stored = await readSettings(tables);
    const brand = storedBrandSchema.parse(stored[BRAND_KEY]) ?? {};
    return {
      name: nameSchema.parse(stored['site_name']),
      mark: houseSchema.safeParse(stored['house']).data?.logo ?? null,
      colors: brand.colors ?? null,
      typeface: brand.typeface?.files ?? [],
      share_image: brand.share_image ?? null,
      languages: storedLanguagesSchema.parse(stored[LANGUAGES_KEY]),
      time_zone: storedFormatSchema.parse(stored[ZONE_KEY]) ?? DEFAULT_ZONE,
      currency: storedFormatSchema.parse(stored[CURRENCY_KEY]) ?? DEFAULT_CURRENCY,
    };
  },
  adopt: adoptFormats,
  async write(tx, { name, mark, colors, typeface, share_image: image, languages, time_zone: zone, currency }) {
    const { [BRAND_KEY]: brand, house, [ZONE_KEY]: zoneBefore = DEFAULT_ZONE } = await readSettings(tx);
    const { logo: _, ...others } = (house ?? {}) as { logo?: unknown };
    await putSetting(tx, 'site_name', name);
    await putSetting(tx, 'house', { ...others, ...(mark && { logo: mark }) });
    await putSetting(tx, LANGUAGES_KEY, languages);
    if (currency !== undefined) await putSetting(tx, CURRENCY_KEY, currency);
    if (zone !== undefined && zone !== zoneBefore) {
      await requireZone(tx, zone);
      await putSetting(tx, ZONE_KEY, zone);
      await tx.update(events).set({ day: sql`(${events.dateStart} at time zone ${zone})::date` });
    }
    await putSetting(tx, BRAND_KEY, {
      ...(brand as { texts?: unknown } | undefined),
      colors: colors ?? undefined,
      typeface: typeface.length > 0 ? { files: typeface } : undefined,
      share_image: image ?? undefined,
    });
  },
};

/** The house's own words in place of the interface's, by key. */
export const houseTextsForm: SiteSetting<HouseTextsValue> = {
  name: 'texts',
  conflict: houseTextsConflictSchema,
  async read(tables) {
    const { de = {}, en = {} } = storedBrandSchema.parse((await readSettings(tables))[BRAND_KEY])?.texts ?? {};
    const keys = [...new Set([...Object.keys(de), ...Object.keys(en)])].toSorted();
    return keys.map((key) => ({ key, de: de[key] ?? '', en: en[key] ?? '' }));
  },
  async write(tx, value) {
    const brand = (await readSettings(tx))[BRAND_KEY] as object | undefined;
    const inLanguage = (lang: 'de' | 'en') =>
      Object.fromEntries(value.flatMap((text) => (text[lang] === '' ? [] : [[text.key, text[lang]]])));
    const texts = Object.fromEntries(LANGUAGES.map((lang) => [lang, inLanguage(lang)]));
    await putSetting(tx, BRAND_KEY, { ...brand, texts: value.length > 0 ? texts : undefined });
  },
};

/** Whether site and shop are open, where the environment does not close them. */
export const switchesForm: SiteSetting<SwitchesValue> = {
  name: 'switches',
  conflict: switchesConflictSchema,
  topics: ['settings', 'inventory'],
  read: readSwitches,
  write: (tx, value) => putSetting(tx, SWITCHES_KEY, value),
};

/** Node knows zones that PostgreSQL does not: `ACT`. */
async function requireZone(tx: Tables, zone: string): Promise<void> {
  const isNamed = sql`lower(name) = lower(${zone})`;
  const found = await tx
    .select({ name: sql`name` })
    .from(sql`pg_timezone_names`)
    .where(isNamed)
    .limit(1);
  if (found.length === 0)
    throw new SpielplanError('INVALID_BODY', { field: 'value', detail: 'no zone of the database (SP-4003)' });
}

const nameSchema = z.object({ de: z.string(), en: z.string() });

async function readSettings(tables: Pick<Tables, 'select'>): Promise<Record<string, unknown>> {
  const keys = ['site_name', 'house', BRAND_KEY, LANGUAGES_KEY, ZONE_KEY, CURRENCY_KEY];
  const rows = await tables.select().from(settings).where(inArray(settings.key, keys));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

async function putSetting(tx: Tables, key: string, value: object | string): Promise<void> {
  await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

function toDate(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}

/** Where a redirect ends; the contract has refused circles. */
function lastTarget(target: string, rules: RedirectsValue): string {
  const next = rules.find(({ old_path: old }) => old === target.split(/[?#]/)[0]);
  return next ? lastTarget(next.new_path, rules) : target;
}
