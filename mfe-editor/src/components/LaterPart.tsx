import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { RemoteBoundary, useHost } from '@spielplan/shared-ui/host';
import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense } from 'react';

/** A component whose code is loaded when it is first shown. */
export interface LaterCode<P extends object> {
  /**
   * Answers the component for one attempt to show it: the same one until its code
   * could not be loaded, then a new one, because React keeps a failure for ever.
   */
  next: () => LazyExoticComponent<ComponentType<P>>;
}

/** Loads code, and again after a failure. A file that does not come is REMOTE_TIMEOUT. */
export function createLaterCode<P extends object>(load: () => Promise<ComponentType<P>>): LaterCode<P> {
  const attempt = () =>
    lazy(() =>
      load().then(
        (Component) => ({ default: Component }),
        (error: unknown) => {
          current = attempt();
          throw nameOf(error);
        },
      ),
    );
  let current = attempt();
  return { next: () => current };
}

interface LaterPartProps {
  /** Where it is, for the log. */
  place: string;
  /** Shown while the code is loaded. */
  waiting: ReactNode;
  /** After the report. The owner shows what was there before and says what happened. */
  onFailure: () => void;
  /** The component of one attempt. */
  children: ReactNode;
}

/** Keeps a failure in its place: the page, the toolbar and what waits to be saved stay. */
export function LaterPart({ place, waiting, onFailure, children }: LaterPartProps) {
  const { report } = useHost();
  return (
    <RemoteBoundary
      remote="editor"
      version=""
      place={place}
      fallback={null}
      report={(failure) => {
        report(failure);
        onFailure();
      }}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </RemoteBoundary>
  );
}

/** webpack names what did not come; everything else was thrown by what did. */
function nameOf(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return error;
  return new SpielplanError('REMOTE_TIMEOUT', { detail: error.message, cause: error });
}
