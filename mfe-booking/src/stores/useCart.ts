import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { parseUrl } from '@spielplan/shared-contracts/routes';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { type Host, useHost, usePage, useStore } from '@spielplan/shared-ui/host';
import { useEffect } from 'react';
import type { CartService } from './cartService.ts';
import { createCartStore, type CartState, type CartStore } from './createCartStore.ts';

const stores = new WeakMap<SignalBus, CartStore>();

/** The cart of this browser; one store serves everything on a page. */
export function useCartStore(): CartStore {
  const host = useHost();
  const { basketUrl, shopHosts } = usePage().site;
  let store = stores.get(host.signals);
  if (!store) {
    const service = lazily(() => loadService(host, shopHosts ?? hostsOf(basketUrl)));
    stores.set(host.signals, (store = createCartStore({ signals: host.signals, service })));
  }
  return store;
}

/**
 * What it holds; empty on the server and while hydrating. It counts the seconds:
 * who needs less of it selects that, and is rendered only when that changes.
 */
export function useCart(): CartState;
export function useCart<T>(select: (state: CartState) => T): T;
export function useCart<T>(select: (state: CartState) => T | CartState = wholeCart): T | CartState {
  const store = useCartStore();
  const { watch } = store;
  useEffect(() => watch(), [watch]);
  return useStore(store, select);
}

const wholeCart = (state: CartState) => state;

/**
 * Hosts a cart may be on; a page that names none still trusts the cart the house has configured.
 */
export function hostsOf(url: string | null): string[] {
  const cart = url === null ? null : parseUrl(url);
  return cart ? [cart.host] : [];
}

async function loadService({ lang, signals, report, slot }: Host, shopHosts: readonly string[]): Promise<CartService> {
  const { createCartService, createBookingClient } = await import(/* webpackChunkName: "cart" */ './cartParts.ts');
  return createCartService({
    client: createBookingClient(lang),
    signals,
    shopHosts,
    onForeignUrl: (url) =>
      report({
        remote: 'booking',
        version: slot('header.cart')?.version ?? 'unknown',
        place: 'slot header.cart',
        error: new SpielplanError('PROVIDER_MALFORMED', { detail: `cart_url leads to no shop host: ${url}` }),
      }),
  });
}

/** Loads once, and again only after a failure. */
function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
