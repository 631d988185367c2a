import { logFailure } from '../../failures/logFailure.ts';
import type { Navigation } from './createNavigation.ts';

/**
 * Loads what keeps the address's other keys (`utm_*`) in links,
 * on the first page that has any: hardly a visit needs it.
 */
export function watchOthers(navigation: Navigation): void {
  const stop = navigation.subscribe(look);
  look();

  function look(): void {
    const { answer, location } = navigation.getState().page;
    if (countKeys(location.search) <= countKeys(answer.url.split('?')[1])) return;
    stop();
    navigation.extendTargets(
      import(/* webpackChunkName: "keep-others" */ './keepOtherParameters.ts').then(
        ({ keepOtherParameters }) => keepOtherParameters(navigation),
        // A kept page without a connection goes without it.
        (error: unknown) => (navigator.onLine ? logFailure('keys of the address', error) : undefined),
      ),
    );
  }
}

function countKeys(search?: string): number {
  return new URLSearchParams(search).size;
}
