import { formatUrlDate, type IsoDay } from '@spielplan/shared-contracts/i18n';
import { afterPaint, useHost } from '@spielplan/shared-ui/host';
import { useCallback, useEffect, useState } from 'react';
import type { IsoMonth } from '../../domain/calendar/calendarMonth.ts';
import { fetchCalendarDays } from '../../transport/fetchCalendarDays.ts';

/** Days that were asked for on this page, by address. */
const kept = new Map<string, ReadonlySet<IsoDay>>();

interface CalendarDays {
  /** Days with events; null while they are not known. */
  days: ReadonlySet<IsoDay> | null;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * The days of a month with events, asked of the calendar call (product.md section 7) the first time the month is shown,
 * which it is not while `isAsked` is false, and after a failure the next time. Only the month on screen counts: the answer for another
 * one is kept and not shown.
 */
export function useCalendarDays(call: string, month: IsoMonth, isAsked: boolean): CalendarDays {
  const { report } = useHost();
  const address = `${call}date=${formatUrlDate(`${month}-01`)}`;
  const [failed, setFailed] = useState<{ address: string; attempt: number } | null>(null);
  const [, setAnswered] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isAsked || kept.has(address)) return;
    const abort = new AbortController();
    // The month turns first; even to ask costs a slow phone a frame.
    afterPaint(() => {
      if (abort.signal.aborted) return;
      setFailed(null);
      fetchCalendarDays(address, abort.signal)
        .then((days) => {
          kept.set(address, days);
          setAnswered(address);
        })
        .catch((error: unknown) => {
          if (abort.signal.aborted) return;
          setFailed({ address, attempt });
          report({ remote: 'programme', version: '', place: 'calendar', error });
        });
    });
    return () => abort.abort();
  }, [address, attempt, isAsked, report]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { days: kept.get(address) ?? null, hasFailed: failed?.address === address && failed.attempt === attempt, retry };
}

/** Forgets all days, as a reload does. */
export function forgetCalendarDays(): void {
  kept.clear();
}
