import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from './context.ts';

/**
 * Whether the shop sells: not while it is offline itself, nor while
 * the site is. Then carts can be read and nothing can be changed.
 */
export function isShopOpen({ configuration }: Pick<ProviderContext, 'configuration'>): boolean {
  return configuration.isShopOnline && configuration.isSiteOnline;
}

/** Throws `SHOP_OFFLINE`. */
export function requireOpenShop(context: ProviderContext): void {
  if (!isShopOpen(context)) throw new SpielplanError('SHOP_OFFLINE');
}
