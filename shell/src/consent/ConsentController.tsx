import { useEffect } from 'react';
import { lazyPart } from '../parts/lazy/lazyPart.tsx';
import { ConsentBanner } from './ConsentBanner/ConsentBanner.tsx';
import { consentStore } from './consent.ts';
import { useTagManager } from './tagManager/useTagManager.ts';
import { useConsentState } from './useConsent.ts';

const Settings = lazyPart<object>(
  'service-settings',
  () =>
    import(/* webpackChunkName: "service-settings" */ './ConsentSettings/ConsentSettings.tsx').then(
      ({ ConsentSettings }) => ConsentSettings,
    ),
  BannerInstead,
);

/** The banner is shown again where the code of the settings cannot be loaded: its buttons need no other code. */
function BannerInstead(): null {
  useEffect(() => consentStore.askInstead(), []);
  return null;
}

/**
 * Consent on a page of any layout: the banner, the settings once
 * they are asked for, and the tag manager once it is agreed to.
 */
export function ConsentController() {
  const { decision, isAsking, isSettingsOpen } = useConsentState();
  useEffect(markDocument, [decision, isAsking]);
  useTagManager();
  return (
    <>
      <ConsentBanner />
      {isSettingsOpen ? <Settings /> : null}
    </>
  );
}

/**
 * Keeps what the early script wrote true: styles hide the
 * banner, and the questions of services that are agreed to.
 */
function markDocument(): void {
  const { decision, isAsking } = consentStore.getState();
  const { dataset } = document.documentElement;
  if (decision === null || isAsking) delete dataset['consent'];
  else dataset['consent'] = decision.join(' ');
}
