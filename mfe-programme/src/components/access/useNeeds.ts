import { keepsNeeds } from '@spielplan/shared-contracts/storage';
import { useStore } from '@spielplan/shared-ui/host';
import { useEffect } from 'react';
import { useText } from '../../i18n/useText.ts';
import { needsStore, type Needs } from '../../stores/needsStore.ts';

/**
 * The visitor's needs (R70): null on the server, while the browser takes over, and where none are kept, so that
 * no code for them is loaded.
 */
export function useNeeds(): Needs | null {
  const text = useText();
  useEffect(() => {
    if (keepsNeeds(() => localStorage))
      void import(/* webpackChunkName: "needs" */ '../../stores/applyNeeds.ts').then(
        (module) => module.applyNeeds(text('access.fits')),
        // The list is the same for everybody without it.
        () => undefined,
      );
  }, [text]);
  return useStore(needsStore);
}
