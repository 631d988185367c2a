import { createStore, type StoreApi } from '@spielplan/shared-ui/host';
import type { ConsentService } from './serviceIds.ts';
import { CONSENT_KEY, grantsTagManager, isWithdrawn, parseDecision, type Decision } from './decision.ts';
import { isBannerDue } from './isBannerDue.ts';

/** All there is to agree to, nothing of it, or these services. */
export type Choice = 'all' | 'none' | readonly ConsentService[];

export interface ConsentState {
  decision: Decision;
  /** Whether the banner is to be seen. */
  isAsking: boolean;
  isSettingsOpen: boolean;
}

/**
 * What a visitor has agreed to, in this browser alone;
 * every listener hears of each change at once (R40).
 */
export interface ConsentStore extends Omit<StoreApi<ConsentState>, 'setState'> {
  /** Whether a service may be asked for anything. */
  has(service: ConsentService): boolean;
  /** Agrees to one more service for good. */
  grant(service: ConsentService): void;
  /**
   * Makes the decision. The banner goes at once, and services start when the decision is stored. The code that stores it
   * is fetched first: if the visitor leaves before that, the next page stores the decision, and the visitor is not asked
   * again.
   */
  decide(choice: Choice): void;
  openSettings(): void;
  closeSettings(): void;
  /** The settings cannot be had: the banner asks in their place. */
  askInstead(): void;
  /** A page is on screen; by leaving a legal one the banner may come back. */
  visit(isLegal: boolean): void;
}

/**
 * Keeps what was chosen, unless a later decision is kept, and answers the one that holds;
 * behind a seam, since a page needs the code only now and then.
 *
 * @param chosen a time in ms, and names of services, `all` or `none`, between commas
 */
export type KeepChosen = (chosen: string) => Promise<Decision>;

/** What was chosen last in this tab, until it is kept; empty from then on. */
const CHOSEN = 'consent.chosen';
const WAS_LEGAL = 'consent.wasLegal';
const HAS_RETURNED = 'consent.hasReturned';

/** On a server, and until a browser knows better: nothing is decided and everything is asked. */
const UNDECIDED: ConsentState = { decision: null, isAsking: true, isSettingsOpen: false };

/**
 * Makes the store of one browser. Its state is what the browser
 * keeps, in all of its tabs; without storage it holds for the page.
 */
export function createConsentStore(keep: KeepChosen): ConsentStore {
  const { setState: set, ...store } = createStore<ConsentState>(() => UNDECIDED);
  const follow = (decision: Decision) => set({ decision, isAsking: decision === null });
  let pending = read('sessionStorage', CHOSEN);
  // A pending decision replaces the stored one. The visitor is not asked again if the code that stores it fails to load on
  // this page as well.
  if (pending) keepLater(pending, () => undefined);
  else follow(parseDecision(read('localStorage', CONSENT_KEY), Date.now()));

  function decide(choice: Choice | readonly (string | Decision)[]): void {
    // Lists within the list become one, a text that is pending with its names.
    keepLater(String([Date.now(), choice]));
  }

  function keepLater(chosen: string, onFailure: (before: ConsentState) => void = set): void {
    const before = store.getState();
    // The banner goes with the press, however long the code takes to come.
    set({ isAsking: false, isSettingsOpen: false });
    setPending(chosen);
    keep(chosen).then(
      (decision) => {
        if (pending === chosen) setPending('');
        set({ decision });
      },
      () => pending === chosen && onFailure(before),
    );
  }

  function setPending(chosen: string): void {
    pending = chosen;
    write(CHOSEN, chosen);
  }

  globalThis.addEventListener?.('storage', ({ key, newValue }) => {
    if (key !== CONSENT_KEY) return;
    // What this tab was still to keep is older.
    setPending('');
    const before = store.getState().decision;
    const decision = parseDecision(newValue, Date.now());
    follow(decision);
    // As refusing here would: what has run in this tab ends in no other way.
    if (isWithdrawn(before, decision)) globalThis.location.reload();
  });

  const has = (service: ConsentService) => store.getState().decision?.includes(service) ?? false;
  return {
    ...store,
    has,
    grant(service) {
      if (!has(service)) decide([pending || store.getState().decision, service]);
    },
    decide,
    openSettings: () => set({ isSettingsOpen: true }),
    closeSettings: () => set({ isSettingsOpen: false }),
    askInstead: () => set({ isSettingsOpen: false, isAsking: true }),
    visit(isLegal) {
      const state = store.getState();
      const isDue = isBannerDue({
        isDecided: state.decision !== null,
        hasTagManager: grantsTagManager(state.decision),
        wasLegal: read('sessionStorage', WAS_LEGAL) === '1',
        isLegal,
        hasReturned: read('sessionStorage', HAS_RETURNED) === '1',
      });
      write(WAS_LEGAL, isLegal ? '1' : '0');
      if (!isDue || state.isAsking || state.decision === null) return;
      write(HAS_RETURNED, '1');
      set({ isAsking: true });
    },
  };
}

/** Storage may be switched off, and then even naming it throws. */
function read(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The banner then asks as often as the rule is met, and a choice is lost with its page.
  }
}
