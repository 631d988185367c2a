import { createElement, use, type ComponentType } from 'react';

const RETRY_DELAYS = [1_000, 4_000, 15_000];

/**
 * A component that suspends until its code is there. Over server-rendered HTML that means: the HTML stands, whatever
 * happens. Loading is tried again a few times; only after that a page rendered in the browser shows the slot's fallback.
 */
export function suspendUntil<P extends object>(load: () => Promise<ComponentType<P>>, onFailure: (error: unknown) => void): ComponentType<P> {
  let promise: Promise<ComponentType<P>> | null = null;
  return function Suspended(props: P) {
    promise ??= loadPatiently(load, onFailure, isHydrating());
    return createElement(use(promise), props);
  };
}

let hydrating = true;

/** Called once the first page is alive: from then on a failing slot shows its fallback instead of waiting for ever. */
export function endHydration(): void {
  hydrating = false;
}

function isHydrating(): boolean {
  return hydrating;
}

async function loadPatiently<T>(load: () => Promise<T>, onFailure: (error: unknown) => void, overServerHtml: boolean): Promise<T> {
  for (const delay of RETRY_DELAYS) {
    try {
      return await load();
    } catch (error) {
      onFailure(error);
      if (!overServerHtml) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  // Hydrating a fallback over the server's HTML would take away what works without a script.
  return load().catch(() => new Promise<never>(() => undefined));
}
