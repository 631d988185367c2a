import { hasCookie, SESSION_HINT_COOKIE } from '@spielplan/shared-contracts/api/cookies';
import { usePage } from '@spielplan/shared-ui/host';
import { useEffect, useRef } from 'react';
import { grantsTagManager } from '../decision.ts';
import { useConsentState } from '../useConsent.ts';

/**
 * Keeps the house's tag manager in step with the decision: absent until something is granted to it.
 * A document that was made without one, as that of an unreadable address, neither denies it first
 * nor allows its scripts, so it waits for the next load.
 */
export function useTagManager(): void {
  const { tagManagerId } = usePage().site;
  const { decision } = useConsentState();
  const isLoaded = useRef(false);

  useEffect(() => {
    const isExpected = 'tags' in document.documentElement.dataset;
    // A session may be about to end, and its page to ask for the password.
    const mayHaveSession = hasCookie(document.cookie, SESSION_HINT_COOKIE);
    if (!tagManagerId || !isExpected || mayHaveSession || !(isLoaded.current || grantsTagManager(decision))) return;
    isLoaded.current = true;
    import(/* webpackChunkName: "house-scripts" */ './tagManager.ts').then(
      ({ updateTagManager }) => updateTagManager(tagManagerId, decision),
      () => (isLoaded.current = false),
    );
  }, [tagManagerId, decision]);
}
