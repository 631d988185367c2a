import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserPage } from './BrowserPage.tsx';
import { createBrowserHost } from './createBrowserHost.ts';
import { createNavigation } from './navigation/createNavigation.ts';
import { createRemotes } from './federation/createRemotes.ts';
import { loadPatiently } from './federation/suspendUntil.ts';
import { logFailure } from './logFailure.ts';

/** Brings the server's page to life: its first screen's code is fetched, then React takes the HTML over. */
export function startPage(answer: PageAnswer): void {
  const remotes = createRemotes(answer);
  const navigation = createNavigation(answer, remotes);
  const host = createBrowserHost(answer, remotes, navigation);

  // The first screen's code is waited for, so that hydration is one piece and its controls work when it says so.
  // Without it the server's HTML stands, whose links work by themselves.
  void loadPatiently(
    () => remotes.screen(answer.screen),
    (error) => logFailure('first screen', error),
  ).then((Screen) => {
    startTransition(() => {
      hydrateRoot(document.getElementById('root')!, <BrowserPage host={host} navigation={navigation} initialScreen={Screen} />, {
        onRecoverableError: (error) => logFailure('hydration', error),
        onUncaughtError: (error) => logFailure('render', error),
        onCaughtError: (error) => logFailure('remote', error),
      });
    });
  });
}
