import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import type { Db } from '../../platform/database/connect.ts';
import { settings } from '../../platform/database/schema/index.ts';

/** The setting that names the place whose hours the call `openingHours` tells. */
export const HOURS_PLACE_KEY = 'opening_hours_place';
const placeSchema = z.object({ de: z.string(), en: z.string() });

/** The house whose opening hours the site tells, in both languages; empty where none is named. */
export async function readHoursPlace(tables: Pick<Db, 'select'>): Promise<Localised> {
  const [row] = await tables.select().from(settings).where(eq(settings.key, HOURS_PLACE_KEY));
  return placeSchema.safeParse(row?.value).data ?? { de: '', en: '' };
}
