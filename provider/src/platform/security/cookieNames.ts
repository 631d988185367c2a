import { CART_COOKIE, HOST_COOKIE_PREFIX, SESSION_COOKIE } from '@spielplan/shared-contracts/api';
import type { Configuration } from '../configuration/configuration.ts';

/**
 * What the cookies that only the provider reads are called: behind https they carry `__Host-`, so
 * that no other host of the domain and no unencrypted page can put its own in their place (RFC
 * 6265bis, 4.1.3.2).
 */
export function cookieNames({ publicOrigin }: Pick<Configuration, 'publicOrigin'>): { session: string; cart: string } {
  const prefix = isSecure({ publicOrigin }) ? HOST_COOKIE_PREFIX : '';
  return { session: `${prefix}${SESSION_COOKIE}`, cart: `${prefix}${CART_COOKIE}` };
}

/** Whether visitors reach the site by https, and cookies are for https alone. */
export function isSecure({ publicOrigin }: Pick<Configuration, 'publicOrigin'>): boolean {
  return publicOrigin.startsWith('https:');
}
