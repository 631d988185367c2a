import { hasCookie, SESSION_HINT_COOKIE } from '@spielplan/shared-contracts/api/cookies';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserPage } from './BrowserPage.tsx';
import { createBrowserHost } from './createBrowserHost.ts';
import { createNavigation } from './navigation/createNavigation.ts';
import { createRemotes } from './federation/createRemotes.ts';
import { keepNumbers } from './keepNumbers.ts';
import { loadFirstScreen } from './loadFirstScreen.ts';
import { watchOthers } from './navigation/watchOthers.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';
import { logFailure } from '../failures/logFailure.ts';
import { readWritten } from './readWritten.ts';
import type { Control, EarlyControls } from './restoreTyped.ts';
import { showFocused } from './showFocused.ts';
import { tolerateChanges } from './tolerateChanges.ts';
import { disableFailureReports } from '../failures/reportFailure.ts';
import { recordEarlyClicks } from '../parts/lazy/replayEarlyClicks.ts';
import type { Parts } from '../parts/lazy/PartsContext.ts';

/** Its script is loaded where it is needed alone; where that fails the page is there without what was typed. */
async function restore(early: EarlyControls): Promise<void> {
  try {
    const { restoreTyped } = await import(/* webpackChunkName: "restore-typed" */ './restoreTyped.ts');
    restoreTyped(early);
  } catch (error) {
    logFailure('restore typed', error);
  }
}

/**
 * Brings the server's page to life: its first screen's
 * code is fetched, then React takes the HTML over.
 */
export function startPage(carried: PageAnswer): void {
  tolerateChanges();
  const answer = readWritten(carried);
  const remotes = createRemotes(answer);
  const navigation = createNavigation(answer, remotes);
  const host = createBrowserHost(answer, remotes, navigation);
  // A shop on another host shows the site's template, and
  // has no worker of ours, nor anybody to tell of failures.
  if ((answer.origin ?? location.origin) === location.origin)
    registerServiceWorker(navigation, hasCookie(document.cookie, SESSION_HINT_COOKIE));
  else disableFailureReports();
  document.addEventListener('focusin', showFocused);
  document.addEventListener('wheel', keepNumbers, { capture: true, passive: true });
  const parts: Parts = {
    onRender: () => undefined,
    loadTexts: remotes.loadTexts,
    onFailure: (name, error) => logFailure(`part ${name}`, error),
  };

  // The first screen's code is waited for, so that hydration
  // is one piece and its controls work when it says so.
  void loadFirstScreen(() => remotes.screen(answer.screen)).then((Screen) => {
    startTransition(() => {
      const page = <BrowserPage host={host} navigation={navigation} parts={parts} initialScreen={Screen} />;
      const root = document.getElementById('root')!;
      // React draws controls again where an extension has changed the page; the old ones still know what was typed.
      const early = { controls: [...root.querySelectorAll<Control>('input, textarea, select')], focused: document.activeElement };
      hydrateRoot(root, page, {
        onRecoverableError: (error) => {
          logFailure('hydration', error);
          void restore(early);
        },
        onUncaughtError: (error) => logFailure('render', error),
        onCaughtError: (error) => logFailure('remote', error),
      });
      recordEarlyClicks(root);
      watchOthers(navigation);
    });
  });
}
