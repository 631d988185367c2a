import { createConsentStore, type ConsentStore } from './consentStore.ts';

/** The consent of this browser: `has(service)` before anything of a service is asked for, `grant(service)` on request. */
export const consentStore: ConsentStore = createConsentStore(async (choice) => {
  const { keepDecision } = await import(/* webpackChunkName: "consent-library" */ './consentLibrary.ts');
  return keepDecision(choice);
});
