import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { useHost } from '@spielplan/shared-ui/host';
import { useMemo } from 'react';
import type { Report } from '../stores/createEventBooking.ts';

/** Reports a named failure of the widget to the shell's log. */
export function useReport(slot: 'event.booking' | 'plan.booking' = 'event.booking'): Report {
  const host = useHost();
  return useMemo(
    () => (name, detail) =>
      host.report({
        remote: 'booking',
        version: host.slot(slot)?.version ?? 'unknown',
        place: `slot ${slot}`,
        error: new SpielplanError(name, { detail }),
      }),
    [host, slot],
  );
}
