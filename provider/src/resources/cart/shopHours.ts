import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../context.ts';

/** Whether the shop sells. While it does not, carts can be read and nothing can be changed. */
export function isShopOpen({ configuration }: ProviderContext): boolean {
  return configuration.isShopOnline;
}

/** Throws `SHOP_OFFLINE`. */
export function requireOpenShop(context: ProviderContext): void {
  if (!isShopOpen(context)) throw new SpielplanError('SHOP_OFFLINE');
}
