import type { SlotName, SlotProps } from '@spielplan/shared-contracts/remote';
import { memo, Suspense, type ReactNode } from 'react';
import { useHost } from './HostContext.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

interface SlotPlace<N extends SlotName> {
  name: N;
  /** What stands here without the remote or without JavaScript. It must be of use, not an apology. */
  fallback: ReactNode;
  with: SlotProps[N];
}

/**
 * A place that another remote fills, on the server too. It is memoised: a parent that renders
 * again with the same `with` object leaves the server's HTML standing until the remote is there.
 */
export const Slot = memo(function Slot<N extends SlotName>({ name, fallback, with: props }: SlotPlace<N>) {
  const host = useHost();
  const filled = host.slot(name);
  if (!filled) return fallback;
  const Filling = filled.Component;
  const first = (
    <RemoteBoundary
      remote={filled.remote}
      version={filled.version}
      place={`slot ${name}`}
      fallback={fallback}
      report={host.report}
    >
      <Suspense fallback={fallback}>
        <Filling {...props} />
      </Suspense>
    </RemoteBoundary>
  );
  // What stands behind it has nothing in its place.
  return filled.next ? (
    <>
      {first}
      <Slot name={filled.next} fallback={null} with={props} />
    </>
  ) : (
    first
  );
}) as <N extends SlotName>(place: SlotPlace<N>) => ReactNode;
