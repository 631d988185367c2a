import { setHouseFormats } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { createStore, type Location, type NavigationState, type StoreApi } from '@spielplan/shared-ui/host';
import type { ComponentType } from 'react';
import { createPageMemory } from './createPageMemory.ts';
import { createHashScroll } from './hashScroll.ts';
import { writeEntry } from './historyEntries.ts';
import { createScrollMemory } from './scrollMemory.ts';
import { getLocation } from './targets.ts';
import { updateHead } from './updateHead.ts';

export interface CurrentPage {
  answer: PageAnswer;
  location: Location;
  /** Nothing for the first page, whose screen hydration was given. */
  Screen: ComponentType<{ data: unknown }> | null;
  /** Counts page changes; 0 is the page the server sent. */
  visit: number;
}

/** What is on screen, and what is on its way. */
export interface Shown {
  page: CurrentPage;
  state: NavigationState;
}

/** How another page comes: under a new entry, in place of this one, or because the browser went to one that is known. */
export type Change = { kind: 'push' | 'replace'; keepsScroll: boolean } | { kind: 'pop' };

/** The page on screen, its entry of the history, and where each entry was scrolled to. */
export interface ShownPage extends Pick<StoreApi<Shown>, 'getState' | 'subscribe'> {
  /** The page of the current entry, which is on screen with the next frame at the latest. */
  current(): CurrentPage;
  /** What was shown under the entry that the browser is at, if it is still known. */
  pageOfEntry(): PageAnswer | undefined;
  startLoading(to: string): void;
  stopLoading(): void;
  /** Puts another page on screen. */
  swap(target: string, change: Change, page: Pick<CurrentPage, 'answer' | 'Screen'>): void;
  /** Adds an entry for the page that is there: the event overlay has opened over it. */
  stay(target: string, kind: 'push' | 'replace'): void;
  /** The page stays under an entry that the browser has gone to; scrolls to `hash`, or with null to where the entry was. */
  moveTo(entry: Location, hash: string | null): void;
  saveScroll(): void;
  /** Scrolls to where the new page is to be read. Called once it stands in the document; a list restored later would be too short. */
  settleScroll(): void;
}

const IDLE: NavigationState = { state: 'idle', to: null };

export function createShownPage(first: PageAnswer): ShownPage {
  const scroll = createScrollMemory();
  const hashScroll = createHashScroll();
  const memory = createPageMemory();
  let current: CurrentPage = { answer: first, location: getLocation(), Screen: null, visit: 0 };
  const { setState, getState, subscribe } = createStore<Shown>(() => ({ page: current, state: IDLE }));
  let isLoading = false;
  let unsettled: (Change & { left: string }) | null = null;
  const { key, hash } = current.location;
  history.replaceState({ ...history.state, key }, '');
  memory.keep(key, first);
  hashScroll.follow(hash);

  /** A page that is not on screen yet has not been scrolled. */
  function saveScroll(): void {
    if (getState().page === current) scroll.save(current.location.key);
  }

  function write(kind: 'push' | 'replace', target: string): Location {
    if (kind === 'replace') memory.forget(getLocation().key);
    return writeEntry(kind, target);
  }

  /** The page stays, under another entry. */
  function showUnder(next: Location): void {
    current = { ...current, location: next };
    memory.keep(next.key, current.answer);
    setState({ page: current });
  }

  return {
    getState,
    subscribe,
    current: () => current,
    pageOfEntry: () => memory.find(getLocation().key),
    startLoading(to) {
      isLoading = true;
      setState({ state: { state: 'loading', to } });
    },
    stopLoading() {
      isLoading = false;
      setState({ state: IDLE });
    },
    swap(target, change, { answer, Screen }) {
      saveScroll();
      const next = change.kind === 'pop' ? getLocation() : write(change.kind, target);
      memory.keep(next.key, answer);
      isLoading = false;
      updateHead(answer);
      setHouseFormats(answer.site.formats ?? {});
      const left = current.location.pathname;
      unsettled = { ...change, left };
      current = { answer, location: next, Screen, visit: current.visit + 1 };
      // The visitor may have left the page again by then, or the next page may be loading.
      const show = () => setState({ page: current, ...(isLoading ? {} : { state: IDLE }) });
      // One poster turns into the other; where a browser cannot, and for a filter, the page changes at once.
      const transition = left === next.pathname ? null : document.startViewTransition?.(show);
      if (!transition) show();
      // Left out where the page that was loaded still comes in itself: it is shown all the same.
      transition?.ready.catch(() => undefined);
    },
    stay(target, kind) {
      saveScroll();
      showUnder(write(kind, target));
    },
    moveTo(entry, place) {
      showUnder(entry);
      if (place === null) scroll.restore(entry.key);
      else hashScroll.follow(place);
    },
    saveScroll,
    settleScroll() {
      const settling = unsettled;
      unsettled = null;
      if (!settling) return;
      hashScroll.stop();
      if (settling.kind === 'pop') {
        document.querySelector<HTMLElement>(`main [href="${settling.left}"]`)?.focus({ preventScroll: true });
        return scroll.restore(current.location.key);
      }
      // With `keepsScroll` the hash has been followed before.
      if (settling.keepsScroll) return;
      scrollTo({ top: 0, behavior: 'instant' });
      hashScroll.follow(current.location.hash);
    },
  };
}
