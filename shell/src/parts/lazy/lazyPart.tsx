import { Suspense, useContext, type ComponentType, type ReactNode } from 'react';
import { isOptional, PARTS, type PartName } from './parts.ts';
import { PartsContext } from './PartsContext.ts';
import { suspendUntil } from './suspendUntil.ts';

/** A component of the shell whose code is a chunk of its own. */
export interface LazyPart<P extends object> {
  (props: P & { fallback?: ReactNode }): ReactNode;
  /** The component itself, once its code is there. */
  load(): Promise<ComponentType<P>>;
}

const everyPart: (() => Promise<unknown>)[] = [];

/**
 * Makes a lazy part: `lazyPart('block-form', () => import(…).then((module) => module.FormBlock))`,
 * where the import's `webpackChunkName` is the part's name. The server renders it at once
 * (`readyParts`) and preloads what it rendered. In a browser the server's HTML stands until code and
 * texts are there; elsewhere `fallback` does, nothing by default. Where an optional part cannot be
 * had, `Instead` stands in its place until it is tried again, nothing by default.
 */
export function lazyPart<P extends object>(
  name: PartName,
  load: () => Promise<ComponentType<P>>,
  Instead: ComponentType<P> | undefined = isOptional(name) ? () => null : undefined,
): LazyPart<P> {
  let Ready: ComponentType<P> | null = null;
  let Suspended: ComponentType<P> | null = null;
  const loadOnce = async () => (Ready = await load());
  everyPart.push(loadOnce);

  function Part({ fallback = null, ...props }: P & { fallback?: ReactNode }) {
    const parts = useContext(PartsContext);
    parts.onRender(name);
    // Whichever is chosen first stays: another component in this place would be mounted again.
    Suspended ??=
      Ready ??
      suspendUntil(
        async () => (await Promise.all([loadOnce(), parts.loadTexts(PARTS[name])]))[0],
        (error) => parts.onFailure(name, error),
        Instead,
      );
    return (
      <Suspense fallback={fallback}>
        <Suspended {...(props as unknown as P)} />
      </Suspense>
    );
  }
  return Object.assign(Part, { load: loadOnce });
}

/**
 * Resolves when every part's code is there. A server waits for
 * it before its first page, or a fallback would be what is kept.
 */
export async function readyParts(): Promise<void> {
  // Code that comes may name parts of its own.
  for (let next = 0; next < everyPart.length;) {
    const named = everyPart.slice(next);
    next = everyPart.length;
    await Promise.all(named.map((load) => load()));
  }
}
