import { createElement, use, useEffect, type ComponentType } from 'react';
import { useInBrowser } from '../useInBrowser.ts';
import { pressAgain } from './lostPress.ts';

const RETRY_DELAYS = [1_000, 4_000, 15_000];
/** Milliseconds after which a failure is forgotten, so that a later page may try again. */
const FORGET_AFTER = 15_000;

/**
 * A component that suspends until its code is there. Over server-rendered HTML that means: the HTML stands, whatever
 * happens, while loading is tried again a few times. On a page made in the browser a failure shows the slot's fallback.
 */
export function suspendUntil<P extends object>(
  load: () => Promise<ComponentType<P>>,
  onFailure: (error: unknown) => void,
): ComponentType<P> {
  let promise: Promise<ComponentType<P>> | null = null;
  return function Suspended(props: P) {
    // React takes the server's HTML over place by place, some long after the page is alive, so only it knows where that is.
    const isOverServerHtml = useInBrowser(() => false, true);
    promise ??= begin(isOverServerHtml);
    const Arrived = use(promise);
    useEffect(pressAgain, []);
    return createElement(Arrived, props);
  };

  function begin(isOverServerHtml: boolean): Promise<ComponentType<P>> {
    const begun = isOverServerHtml ? loadPatiently(load, onFailure) : load();
    begun.catch((error: unknown) => {
      onFailure(error);
      setTimeout(() => (promise = null), FORGET_AFTER);
    });
    return begun;
  }
}

/** Never rejects: hydrating a fallback over the server's HTML would take away what works without a script. */
export async function loadPatiently<T>(load: () => Promise<T>, onFailure: (error: unknown) => void): Promise<T> {
  for (const delay of [...RETRY_DELAYS, 0]) {
    try {
      return await load();
    } catch (error) {
      onFailure(error);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return new Promise<never>(() => undefined);
}
