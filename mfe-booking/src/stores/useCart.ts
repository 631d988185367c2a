import { useHost } from '@spielplan/shared-ui/host';
import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { createCartStore, type CartState, type CartStore } from './createCartStore.ts';

const stores = new WeakMap<SignalBus, CartStore>();

/** The cart of this browser; empty on the server and while hydrating. One store serves everything on a page. */
export function useCart(): CartState {
  const { signals } = useHost();
  let store = stores.get(signals);
  if (!store) stores.set(signals, (store = createCartStore(signals)));
  const { watch } = store;
  useEffect(() => watch(), [watch]);
  return useStore(store);
}
