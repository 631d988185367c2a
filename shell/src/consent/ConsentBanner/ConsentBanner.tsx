import { paths } from '@spielplan/shared-contracts/routes';
import { usePage } from '@spielplan/shared-ui/host';
import { useEffect } from 'react';
import { useText } from '../../i18n/useText.ts';
import { consentStore } from '../consent.ts';
import type { Choice } from '../consentStore.ts';
import { useConsentState } from '../useConsent.ts';

/**
 * Asks about cookies. The banner is part of the HTML, which is the same for everyone; it stands at the foot of the window,
 * early in the tab order, and blocks nothing. The early script hides it before the first paint for visitors who have
 * decided (`EARLY_SCRIPT`); this component removes it.
 */
export function ConsentBanner() {
  const text = useText();
  const { lang, url } = usePage();
  const { isAsking } = useConsentState();
  const [path = ''] = url.split('?');
  const isLegal = [paths.terms, paths.privacy, paths.imprint].some((pathTo) => pathTo({ lang }) === path);

  useEffect(() => consentStore.visit(isLegal), [path, isLegal]);
  if (!isAsking) return null;

  const decide = (choice: Choice) => {
    consentStore.decide(choice);
    // The pressed button goes, and the keyboard would begin again at the top.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className="consent-banner" aria-label={text('cookies.label')} data-nosnippet="">
      <p>
        {`${text('cookies.text')} `}
        <a href={paths.privacy({ lang })}>{text('cookies.privacy')}</a>
      </p>
      <div>
        <button type="button" onClick={() => decide('none')}>
          {text('cookies.reject')}
        </button>
        <button type="button" onClick={() => decide('all')}>
          {text('cookies.accept')}
        </button>
        <button type="button" aria-haspopup="dialog" data-quiet="" onClick={consentStore.openSettings}>
          {text('cookies.settings')}
        </button>
      </div>
    </section>
  );
}
