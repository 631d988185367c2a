import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { withoutOverlay } from '@spielplan/shared-contracts/routes';
import type { Host, Navigator, StoreApi } from '@spielplan/shared-ui/host';
import type { Remotes } from '../federation/createRemotes.ts';
import { logFailure } from '../../failures/logFailure.ts';
import { fetchPageData } from '../../transport/fetchPage.ts';
import { type Change, createShownPage, type Shown } from './createShownPage.ts';
import { keyEntry } from './historyEntries.ts';
import { isOutdated } from './isOutdated.ts';
import { loadTarget } from './loadTarget.ts';
import { getLocation, resolveTarget, targetOf } from './targets.ts';

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

const MAX_REDIRECTS = 5;

/**
 * Changes pages in the browser: fetches the target's data and code, then swaps at once; the latest click wins. Whatever
 * cannot be done here, another release set, another language, a failing network, is left to a full navigation.
 */
export function createNavigation(first: PageAnswer, remotes: Remotes, leave = (url: string) => location.assign(url)): Navigation {
  const shown = createShownPage(first);
  let running: AbortController | null = null;
  let extend = (href: string) => href;
  let extending: Promise<unknown> | undefined;

  async function go(target: string, change: Change, redirects = 0): Promise<void> {
    running?.abort();
    const controller = (running = new AbortController());
    shown.startLoading(target);
    try {
      const known = change.kind === 'pop' ? shown.pageOfEntry() : undefined;
      const { signal } = controller;
      const arrival = await loadTarget(target, { known, remotes, signal });
      if (signal.aborted) return;
      // What runs in this document would see a page with a session, too.
      if (arrival.kind === 'page' && isUntagged(arrival.answer)) leave(target);
      else if (arrival.kind === 'page') {
        running = null;
        shown.swap(target, change, arrival);
      } else if (arrival.kind === 'redirect') await follow(arrival.to, change, redirects + 1);
      else leave(target);
    } catch (error) {
      if (controller.signal.aborted) return;
      logFailure(`navigation to ${target}`, error);
      leave(target);
    }
  }

  async function follow(answered: string, change: Change, redirects: number): Promise<void> {
    const to = extend(answered);
    const target = resolveTarget(to, shown.current().answer.lang);
    if (target && redirects <= MAX_REDIRECTS)
      await go(target, change.kind === 'pop' ? { kind: 'replace', keepsScroll: false } : change, redirects);
    else followRedirect(to, leave);
  }

  function change(to: string, kind: 'push' | 'replace', keepsScroll: boolean): void {
    const href = extend(to);
    const { answer, location: place } = shown.current();
    const target = resolveTarget(href, answer.lang);
    if (!target) return leave(href);
    const here = targetOf(place);
    if (target !== here && withoutOverlay(target) === withoutOverlay(here)) return shown.stay(target, kind);
    void go(target, { kind, keepsScroll });
  }

  /** Ends what is on its way; the page that is there stays. */
  function stop(): void {
    running?.abort();
    running = null;
    shown.stopLoading();
  }

  addEventListener('popstate', () => {
    const { pathname, search, hash } = location;
    const target = pathname + search;
    const left = shown.current().location;
    // The browser has moved on already.
    shown.saveScroll();
    const isNewPlace = keyEntry();
    if (withoutOverlay(target) !== withoutOverlay(left.pathname + left.search)) return void go(target, { kind: 'pop' });
    stop();
    shown.moveTo(getLocation(), isNewPlace ? hash : null);
  });

  // A page that comes back out of the browser's own cache was left while it was loading.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    stop();
    // It may have been away for longer than what it shows is true.
    if (isOutdated(shown.current().answer)) void go(location.pathname + location.search, { kind: 'replace', keepsScroll: true });
  });

  return {
    navigator: {
      go: (delta) => history.go(delta),
      push: (to, options) => change(to, 'push', options?.preventScrollReset ?? false),
      replace: (to, options) => change(to, 'replace', options?.preventScrollReset ?? false),
    },
    getState: shown.getState,
    subscribe: shown.subscribe,
    settleScroll: shown.settleScroll,
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
