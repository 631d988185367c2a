import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { adoptFormats } from '@spielplan/shared-contracts/i18n/adopt-formats';
import type { Db } from './database/connect.ts';
import { settings } from './database/schema/index.ts';
import { LANGUAGES_KEY, storedLanguagesSchema } from './resources/site/brand.ts';

/** The settings that hold them. */
export const ZONE_KEY = 'time_zone';
export const CURRENCY_KEY = 'currency';
export const storedFormatSchema = z.string().optional().catch(undefined);

const storedSchema = z.object({
  [ZONE_KEY]: storedFormatSchema,
  [CURRENCY_KEY]: storedFormatSchema,
  [LANGUAGES_KEY]: storedLanguagesSchema,
});

/** Takes on zone and currency as they are stored (R1, R27). What is unknown is logged; the last good one stays. */
export async function adoptStoredFormats(db: Pick<Db, 'select'>, log: FastifyBaseLogger): Promise<void> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, Object.keys(storedSchema.shape)));
  const refused = adoptFormats(storedSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value]))));
  for (const { name, code, value } of refused) log.warn({ name, code, value }, 'a setting is unknown');
}
