import { createElement, use, useEffect, type ComponentType } from 'react';
import { useInBrowser } from '../useInBrowser.ts';
import { replayEarlyClicks } from './replayEarlyClicks.ts';

const RETRY_DELAYS_MS = [1_000, 4_000, 15_000];
/** Milliseconds after which a failure is forgotten, so that a later page may try again. */
const FORGET_AFTER_MS = 15_000;

/**
 * A component that suspends until its code is there. Over server-rendered HTML that means: the HTML
 * stands, whatever happens, while loading is tried again a few times. On a page made in the browser
 * a failure shows the slot's fallback, or `Instead` where there is one.
 */
export function suspendUntil<P extends object>(
  load: () => Promise<ComponentType<P>>,
  onFailure: (error: unknown) => void,
  Instead?: ComponentType<P>,
): ComponentType<P> {
  let promise: Promise<ComponentType<P>> | null = null;
  return function Suspended(props: P) {
    // React takes the server's HTML over place by place, some long
    // after the page is alive, so only it knows where that is.
    const isOverServerHtml = useInBrowser(() => false, true);
    promise ??= begin(isOverServerHtml);
    const Arrived = use(promise);
    useEffect(replayEarlyClicks, []);
    return createElement(Arrived, props);
  };

  function begin(isOverServerHtml: boolean): Promise<ComponentType<P>> {
    const begun = isOverServerHtml ? loadWithRetry(load, onFailure) : load();
    begun.catch((error: unknown) => {
      onFailure(error);
      setTimeout(() => (promise = null), FORGET_AFTER_MS);
    });
    return Instead ? begun.catch(() => Instead) : begun;
  }
}

/**
 * Never rejects: hydrating a fallback over the server's
 * HTML would take away what works without a script.
 */
export async function loadWithRetry<T>(load: () => Promise<T>, onFailure: (error: unknown) => void): Promise<T> {
  for (const delay of [...RETRY_DELAYS_MS, 0]) {
    try {
      return await load();
    } catch (error) {
      onFailure(error);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return new Promise<never>(() => undefined);
}
