import { lazyPart } from '../parts/lazyPart.tsx';
import { ConsentBanner } from './ConsentBanner/ConsentBanner.tsx';
import { useTagManager } from './tagManager/useTagManager.ts';
import { useConsentState } from './useConsent.ts';

const Settings = lazyPart<object>('consent-settings', () =>
  import(/* webpackChunkName: "consent-settings" */ './ConsentSettings/ConsentSettings.tsx').then(
    ({ ConsentSettings }) => ConsentSettings,
  ),
);

/** Consent on a page of any layout: the banner, the settings once they are asked for, and the tag manager once it is agreed to. */
export function ConsentDesk() {
  const { isSettingsOpen } = useConsentState();
  useTagManager();
  return (
    <>
      <ConsentBanner />
      {isSettingsOpen ? <Settings /> : null}
    </>
  );
}
