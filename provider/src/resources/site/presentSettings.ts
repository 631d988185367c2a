import { designSettingsSchema, type SiteSettings } from '@spielplan/shared-contracts/api';
import { z } from 'zod';
import type { Configuration } from '../../configuration.ts';
import type { settings } from '../../database/schema/index.ts';

const storedSchema = z.object({
  site_name: z.object({ de: z.string(), en: z.string() }),
  design: designSettingsSchema,
});

/** The stored settings, with what the environment of this server decides: whether site and shop are online, and where the shop is. */
export function presentSettings(rows: (typeof settings.$inferSelect)[], configuration: Configuration): SiteSettings {
  const stored = storedSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  const { publicOrigin, isShopOnline, isSiteOnline, eventStyle } = configuration;
  return {
    status: isSiteOnline ? 'online' : 'offline',
    is_site_online: isSiteOnline,
    is_shop_online: isShopOnline,
    site_name: stored.site_name,
    shop_hosts: [new URL(publicOrigin).host],
    design: { ...stored.design, event_style: eventStyle ?? stored.design.event_style },
  };
}
