import { type SwitchesValue, switchesValueSchema } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { eq } from 'drizzle-orm';
import type { Configuration } from '../configuration/configuration.ts';
import type { Db } from '../database/connect.ts';
import { settings } from '../database/schema/index.ts';

/** The row of the setting; a house without it is open. */
export const SWITCHES_KEY = 'switches';
export const storedSwitchesSchema = switchesValueSchema.catch({ is_site_online: true, is_shop_online: true });

/**
 * Whether site and shop are open: what either the environment or the stored setting closes is closed, and with
 * the site the shop. While it is, carts can be read and nothing can be changed.
 */
export function openingsOf(
  stored: SwitchesValue,
  { isSiteOnline, isShopOnline }: Pick<Configuration, 'isSiteOnline' | 'isShopOnline'>,
): SwitchesValue {
  const isOpen = isSiteOnline && stored.is_site_online;
  const isSelling = isOpen && isShopOnline && stored.is_shop_online;
  return {
    is_site_online: isOpen,
    is_shop_online: isSelling,
    ...(!isSelling && stored.shop_back_at !== undefined && { shop_back_at: stored.shop_back_at }),
  };
}

/** What the setting says, whatever the environment does. */
export async function readSwitches(db: Pick<Db, 'select'>): Promise<SwitchesValue> {
  const [row] = await db.select().from(settings).where(eq(settings.key, SWITCHES_KEY));
  return storedSwitchesSchema.parse(row?.value);
}

/** Throws `SHOP_OFFLINE`. */
export async function requireOpenShop({ readOpenings }: { readOpenings: () => Promise<SwitchesValue> }): Promise<void> {
  if (!(await readOpenings()).is_shop_online) throw new SpielplanError('SHOP_OFFLINE');
}
