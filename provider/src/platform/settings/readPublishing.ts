import { eq } from 'drizzle-orm';
import { type Publishing, publishingSchema } from '@spielplan/shared-contracts/api';
import type { Configuration } from '../configuration/configuration.ts';
import type { Db } from '../database/connect.ts';
import { settings } from '../database/schema/index.ts';

/** The row of the setting. */
const PUBLISHING_KEY = 'publishing';
/** A house that has none works with drafts. */
export const storedPublishingSchema = publishingSchema.catch('draft');

/** Whether changes wait until they are published. The environment goes before the stored setting. */
export async function readPublishing(
  db: Pick<Db, 'select'>,
  { configuration }: { configuration: Pick<Configuration, 'publishing'> },
): Promise<Publishing> {
  if (configuration.publishing) return configuration.publishing;
  const [row] = await db.select().from(settings).where(eq(settings.key, PUBLISHING_KEY));
  return storedPublishingSchema.parse(row?.value);
}
