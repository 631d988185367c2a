import { useText } from '../i18n/useText.ts';
import { consentStore } from './consent.ts';

/**
 * Opens the settings from anywhere on a page: agreeing
 * and taking it back are equally easy (GDPR story 7 (3)).
 */
export function CookieSettingsButton() {
  return (
    <button type="button" className="cookie-settings" aria-haspopup="dialog" onClick={consentStore.openSettings}>
      {useText()('cookies.settings')}
    </button>
  );
}
