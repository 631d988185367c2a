import { createConsentStore, type ConsentStore } from './consentStore.ts';

/**
 * The consent of this browser: `has(service)` before anything
 * of a service is asked for, `grant(service)` on request.
 */
export const consentStore: ConsentStore = createConsentStore(async (chosen) => {
  const { keepChosen } = await import(/* webpackChunkName: "keep-choice" */ './keepDecision.ts');
  return keepChosen(chosen);
});
