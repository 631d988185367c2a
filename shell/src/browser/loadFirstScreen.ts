import { loadWithRetry } from '../parts/lazy/suspendUntil.ts';
import { logFailure } from '../failures/logFailure.ts';
import { isPageThere } from '../transport/isPageThere.ts';
import { mayReload } from './reloadGuard.ts';

/**
 * Loads the code of the first screen; never rejects. If it fails, the page is reloaded, at most once in 60 s, because its
 * scripts may be those of an older version of the site. Where that is not allowed, or would end in a browser's error page,
 * the server's HTML stays with its working links, and a notice offers a reload (R48).
 */
export async function loadFirstScreen<T>(load: () => Promise<T>, reload = () => location.reload()): Promise<T> {
  const screen = await loadWithRetry(load, (error) => {
    logFailure('first screen', error);
    void reloadOrTell(reload);
  });
  const { dataset } = document.documentElement;
  if (dataset['info'] === BROKEN) delete dataset['info'];
  return screen;
}

/** The kind of notice; it is in the server's HTML, and its way to load again is a link that needs no script. */
const BROKEN = 'broken';

async function reloadOrTell(reload: () => void): Promise<void> {
  if ((await isPageThere(location.href)) && mayReload()) reload();
  else document.documentElement.dataset['info'] ??= BROKEN;
}
