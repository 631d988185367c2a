import { act } from '@testing-library/react';

/**
 * An end of a list that is near whenever the test says so by `see()`, and once more
 * after each load while `staysNear`. Remembers how it was watched, until `forgetEnd`.
 */
export function watchEnd({ staysNear = false } = {}) {
  const watch = {
    margins: [] as (string | undefined)[],
    roots: [] as (Element | null)[],
    see: null as (() => void) | null,
  };
  class FakeObserver {
    constructor(
      callback: (entries: { isIntersecting: boolean }[]) => void,
      { rootMargin, root = null }: { rootMargin?: string; root?: Element | null } = {},
    ) {
      watch.margins.push(rootMargin);
      watch.roots.push(root);
      watch.see = () => callback([{ isIntersecting: true }]);
    }
    observe() {
      if (staysNear) queueMicrotask(() => act(() => watch.see?.()));
    }
    disconnect() {
      watch.see = null;
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  return watch;
}

/** Takes the watched end back: from here on the browser knows no observer. */
export function forgetEnd(): void {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
}
