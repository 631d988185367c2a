import type { SignalName, Signals } from '@spielplan/shared-contracts/signals';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';

/** The last payload of a signal; null until there is one. */
export function useSignal<N extends SignalName>(name: N): Signals[N] | null {
  const { signals } = useHost();
  const [payload, setPayload] = useState<Signals[N] | null>(null);
  useEffect(() => signals.on(name, setPayload), [signals, name]);
  return payload;
}
