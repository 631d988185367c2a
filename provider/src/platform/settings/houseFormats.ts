import { isDeepStrictEqual } from 'node:util';
import { inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { adoptFormats, houseFormats } from '@spielplan/shared-contracts/i18n/adopt-formats';
import type { Db } from '../database/connect.ts';
import { settings } from '../database/schema/index.ts';

/** The settings that hold them. */
export const ZONE_KEY = 'time_zone';
export const CURRENCY_KEY = 'currency';
export const LANGUAGES_KEY = 'languages';
export const storedFormatSchema = z.string().optional().catch(undefined);

export const storedLanguagesSchema = z
  .array(z.enum(LANGUAGES))
  .min(1)
  .catch([...LANGUAGES]);

const storedSchema = z.object({
  [ZONE_KEY]: storedFormatSchema,
  [CURRENCY_KEY]: storedFormatSchema,
  [LANGUAGES_KEY]: storedLanguagesSchema,
});

/**
 * Makes what takes on the stored zone and currency (R1, R27) and tells whether they are others now.
 * What is unknown is logged once; the last good one stays. Two at once read one after the other, or
 * what was read first could be taken on last.
 */
export function openStoredFormats(db: Pick<Db, 'select'>, log: FastifyBaseLogger): () => Promise<boolean> {
  let logged: ReturnType<typeof adoptFormats> = [];
  let adopted: Promise<unknown> = Promise.resolve();
  return () => {
    const adopting = adopted.then(adopt, adopt);
    adopted = adopting;
    return adopting;
  };

  async function adopt(): Promise<boolean> {
    const keys = Object.keys(storedSchema.shape);
    const rows = await db.select().from(settings).where(inArray(settings.key, keys));
    const before = houseFormats();
    const refused = adoptFormats(storedSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value]))));
    if (!isDeepStrictEqual(refused, logged))
      for (const { name, code, value } of refused) log.warn({ name, code, value }, 'setting.unknown');
    logged = refused;
    return !isDeepStrictEqual(houseFormats(), before);
  }
}
