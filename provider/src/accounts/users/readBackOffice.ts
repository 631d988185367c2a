import { inArray } from 'drizzle-orm';
import { adminMenuSchema, backOfficeSchema, type Editor } from '@spielplan/shared-contracts/api';
import { z } from 'zod';
import type { Db } from '../../platform/database/connect.ts';
import { settings } from '../../platform/database/schema/index.ts';

/** What is not as it should be is left out: the toolbar goes on without it. */
const storedSchema = z.object({
  admin_menus: z.array(adminMenuSchema).catch([]),
  back_office: backOfficeSchema.optional().catch(undefined),
});

/** The ways to a back office, as the stored settings of these names say; this provider has none of its own. */
export async function readBackOffice(db: Pick<Db, 'select'>): Promise<Pick<Editor, 'admin_menus' | 'back_office'>> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, Object.keys(storedSchema.shape)));
  return storedSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}
