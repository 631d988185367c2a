import type { DateNames } from '@spielplan/shared-contracts/i18n';
import { useHost } from '@spielplan/shared-ui/host';
import { createContext, useContext } from 'react';
import { describeInstant } from './describeInstant.ts';

/** How the account has days and months named; null as the page does. */
export const DateNamesContext = createContext<DateNames | null>(null);

/** Tells instants as day and time of Berlin, with the names that the account has chosen. */
export function useDescribeInstant(): (instant: string) => string {
  const { lang } = useHost();
  const names = useContext(DateNamesContext);
  return (instant) => describeInstant(instant, lang, names);
}
