import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { setHouseFormats } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { withoutOverlay } from '@spielplan/shared-contracts/routes';
import {
  createStore,
  type Host,
  type Location,
  type NavigationState,
  type Navigator,
  type StoreApi,
} from '@spielplan/shared-ui/host';
import type { ComponentType } from 'react';
import type { Remotes } from '../federation/createRemotes.ts';
import { logFailure } from '../../failures/logFailure.ts';
import { fetchPageData } from '../../transport/fetchPage.ts';
import { createHashScroll } from './hashScroll.ts';
import { createPageMemory } from './createPageMemory.ts';
import { keyEntry, writeEntry } from './historyEntries.ts';
import { isOutdated } from './isOutdated.ts';
import { loadTarget } from './loadTarget.ts';
import { createScrollMemory } from './scrollMemory.ts';
import { getLocation, resolveTarget, targetOf } from './targets.ts';
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

export interface Navigation extends Pick<StoreApi<Shown>, 'getState' | 'subscribe'> {
  navigator: Navigator;
  /** Scrolls to where the new page is to be read. Called once it stands in the document; a list restored later would be too short. */
  settleScroll(): void;
  /** What every target becomes before it is followed, with what the visitor's address holds besides; `fetchPage` waits for it. */
  extendTargets(extend: Promise<((href: string) => string) | void>): void;
  /** As the host's `loadPage`. */
  fetchPage: Host['loadPage'];
}

/** Whether a page has no tag manager although this document was made with one. */
function isUntagged({ site }: PageAnswer): boolean {
  return site.tagManagerId === undefined && 'tags' in document.documentElement.dataset;
}

type Change = { kind: 'push' | 'replace'; keepsScroll: boolean } | { kind: 'pop' };

const MAX_REDIRECTS = 5;
const IDLE: NavigationState = { state: 'idle', to: null };

/**
 * Changes pages in the browser: fetches the target's data and code, then swaps at once; the latest click wins. Whatever
 * cannot be done here, another release set, another language, a failing network, is left to a full navigation.
 */
export function createNavigation(first: PageAnswer, remotes: Remotes, leave = (url: string) => location.assign(url)): Navigation {
  const scroll = createScrollMemory();
  const hashScroll = createHashScroll();
  const memory = createPageMemory();
  /** The page of the current entry, which is on screen with the next frame at the latest. */
  let current: CurrentPage = { answer: first, location: getLocation(), Screen: null, visit: 0 };
  const { setState, getState, subscribe } = createStore<Shown>(() => ({ page: current, state: IDLE }));
  let running: AbortController | null = null;
  let unsettled: (Change & { left: string }) | null = null;
  let extend = (href: string) => href;
  let extending: Promise<unknown> | undefined;
  const { key, hash } = current.location;
  history.replaceState({ ...history.state, key }, '');
  memory.keep(key, first);
  hashScroll.follow(hash);

  async function go(target: string, change: Change, redirects = 0): Promise<void> {
    running?.abort();
    const controller = (running = new AbortController());
    setState({ state: { state: 'loading', to: target } });
    try {
      const known = change.kind === 'pop' ? memory.find(getLocation().key) : undefined;
      const { signal } = controller;
      const arrival = await loadTarget(target, { known, remotes, signal });
      if (signal.aborted) return;
      // What runs in this document would see a page with a session, too.
      if (arrival.kind === 'page' && isUntagged(arrival.answer)) leave(target);
      else if (arrival.kind === 'page') commit(target, change, arrival.answer, arrival.Screen);
      else if (arrival.kind === 'redirect') await follow(arrival.to, change, redirects + 1);
      else leave(target);
    } catch (error) {
      if (controller.signal.aborted) return;
      logFailure(`navigation to ${target}`, error);
      leave(target);
    }
  }

  async function follow(answered: string, change: Change, redirects: number): Promise<void> {
    const to = extend(answered);
    const target = resolveTarget(to, current.answer.lang);
    if (target && redirects <= MAX_REDIRECTS)
      await go(target, change.kind === 'pop' ? { kind: 'replace', keepsScroll: false } : change, redirects);
    else followRedirect(to, leave);
  }

  function commit(target: string, change: Change, answer: PageAnswer, Screen: CurrentPage['Screen']): void {
    saveScroll();
    const next = change.kind === 'pop' ? getLocation() : write(change.kind, target);
    memory.keep(next.key, answer);
    running = null;
    updateHead(answer);
    setHouseFormats(answer.site.formats ?? {});
    const left = current.location.pathname;
    unsettled = { ...change, left };
    current = { answer, location: next, Screen, visit: current.visit + 1 };
    // By then it may have been left again, or the next one may be on its way.
    const show = () => setState({ page: current, ...(running ? {} : { state: IDLE }) });
    // One poster turns into the other; where a browser cannot, and for a filter, the page changes at once.
    const transition = left === next.pathname ? null : document.startViewTransition?.(show);
    if (!transition) show();
    // Left out where the page that was loaded still comes in itself: it is shown all the same.
    transition?.ready.catch(() => undefined);
  }

  function settleScroll(): void {
    const settling = unsettled;
    unsettled = null;
    if (!settling) return;
    const { key, hash } = current.location;
    hashScroll.stop();
    if (settling.kind === 'pop') {
      document.querySelector<HTMLElement>(`main [href="${settling.left}"]`)?.focus({ preventScroll: true });
      return scroll.restore(key);
    }
    // Who stays where they are has followed the hash before.
    if (settling.keepsScroll) return;
    scrollTo({ top: 0, behavior: 'instant' });
    hashScroll.follow(hash);
  }

  function change(to: string, kind: 'push' | 'replace', keepsScroll: boolean): void {
    const href = extend(to);
    const target = resolveTarget(href, current.answer.lang);
    if (!target) return leave(href);
    const here = targetOf(current.location);
    if (target !== here && withoutOverlay(target) === withoutOverlay(here)) return stay(target, kind);
    void go(target, { kind, keepsScroll });
  }

  /** A page that is not on screen yet has not been scrolled. */
  function saveScroll(): void {
    if (getState().page === current) scroll.save(current.location.key);
  }

  /** Another entry for the page that is there: the event overlay has opened over it. */
  function stay(target: string, kind: 'push' | 'replace'): void {
    saveScroll();
    show(write(kind, target));
  }

  function write(kind: 'push' | 'replace', target: string): Location {
    if (kind === 'replace') memory.forget(getLocation().key);
    return writeEntry(kind, target);
  }

  /** The page stays, under another entry. */
  function show(next: Location): void {
    current = { ...current, location: next };
    memory.keep(next.key, current.answer);
    setState({ page: current });
  }

  /** Ends what is on its way; the page that stays is shown as `next`. */
  function stop(): void {
    running?.abort();
    running = null;
    setState({ state: IDLE });
  }

  addEventListener('popstate', () => {
    const { pathname, search, hash } = location;
    const target = pathname + search;
    const left = current.location;
    // The browser has moved on already.
    saveScroll();
    const isNewPlace = keyEntry();
    if (withoutOverlay(target) !== withoutOverlay(left.pathname + left.search)) return void go(target, { kind: 'pop' });
    stop();
    show(getLocation());
    if (isNewPlace) hashScroll.follow(hash);
    else scroll.restore(current.location.key);
  });

  // A page that comes back out of the browser's own cache was left while it was loading.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    stop();
    // It may have been away for longer than what it shows is true.
    if (isOutdated(current.answer)) void go(location.pathname + location.search, { kind: 'replace', keepsScroll: true });
  });

  return {
    navigator: {
      go: (delta) => history.go(delta),
      push: (to, options) => change(to, 'push', options?.preventScrollReset ?? false),
      replace: (to, options) => change(to, 'replace', options?.preventScrollReset ?? false),
    },
    getState,
    subscribe,
    settleScroll,
    extendTargets: (how) => void (extending = how.then((known) => (extend = known ?? extend))),
    async fetchPage(pathAndQuery, { isUnasked = false, ...options } = {}) {
      // What is added to a page of another moment is of that moment.
      await extending;
      const fetched = await fetchPageData(extend(pathAndQuery), remotes.adopt, options);
      if (fetched.kind === 'page') return fetched.answer;
      if (isUnasked) return null;
      leave(fetched.kind === 'redirect' ? fetched.to : pathAndQuery);
      return new Promise<never>(() => undefined);
    },
  };
}

/**
 * Follows a redirect out of this page. Throws `REDIRECT_FAILED` where
 * the browser refuses to go there (product.md section 8, ERR_REDIRECT).
 */
function followRedirect(to: string, leave: (url: string) => void): void {
  try {
    leave(to);
  } catch (cause) {
    throw new SpielplanError('REDIRECT_FAILED', { detail: `ERR_REDIRECT: a redirect to ${to.slice(0, 200)}`, cause });
  }
}
