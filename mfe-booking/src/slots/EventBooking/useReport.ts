import { SpielplanError, type ErrorName } from '@spielplan/shared-contracts/errors';
import { useHost } from '@spielplan/shared-ui/host';
import { useMemo } from 'react';

export type Report = (name: ErrorName, detail: string) => void;

/** Reports a named failure of the widget to the shell's log. */
export function useReport(): Report {
  const host = useHost();
  return useMemo(
    () => (name, detail) =>
      host.report({
        remote: 'booking',
        version: host.slot('event.booking')?.version ?? 'unknown',
        place: 'slot event.booking',
        error: new SpielplanError(name, { detail }),
      }),
    [host],
  );
}
