import type { SlotName, SlotProps } from '@spielplan/shared-contracts/remote';
import { memo, Suspense, type ReactNode } from 'react';
import { useHost, type FilledSlot, type Host } from './HostContext.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

interface SlotPlace<N extends SlotName> {
  name: N;
  /** What stands here without the remote or without JavaScript. It must be of use, not an apology. */
  fallback: ReactNode;
  with: SlotProps[N];
}

/**
 * A place that other remotes fill, on the server too. It is memoised: a parent that renders
 * again with the same `with` object leaves the server's HTML standing until the remote is there.
 */
export const Slot = memo(function Slot<N extends SlotName>(place: SlotPlace<N>) {
  const host = useHost();
  return fill(host, place, host.slot(place.name), place.fallback);
}) as <N extends SlotName>(place: SlotPlace<N>) => ReactNode;

/** The fallback stands for the first filling alone; without another one it is as if there were no others. */
function fill<N extends SlotName>(
  host: Host,
  place: SlotPlace<N>,
  filled: FilledSlot<N> | undefined,
  fallback: ReactNode,
): ReactNode {
  if (!filled) return fallback;
  const { remote, version, Component: Filling, next } = filled;
  const first = (
    <RemoteBoundary remote={remote} version={version} place={`slot ${place.name}`} fallback={fallback} report={host.report}>
      <Suspense fallback={fallback}>
        <Filling {...place.with} />
      </Suspense>
    </RemoteBoundary>
  );
  if (!next) return first;
  return (
    <>
      {first}
      {fill(host, place, next, null)}
    </>
  );
}
