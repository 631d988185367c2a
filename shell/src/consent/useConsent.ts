import { useStore } from '@spielplan/shared-ui/host';
import { consentStore } from './consent.ts';
import type { ConsentService } from './serviceIds.ts';
import type { ConsentState } from './consentStore.ts';

/** The consent of this browser; while a page hydrates it is undecided, as on the server. */
export function useConsentState(): ConsentState {
  return useStore(consentStore);
}

/** Whether a service may be loaded. */
export function useConsent(service: ConsentService): boolean {
  return useConsentState().decision?.includes(service) ?? false;
}
