import { type DateNames, houseZone, type Language, nameDay } from '@spielplan/shared-contracts/i18n';
import { useHost } from '@spielplan/shared-ui/host';
import { createContext, useContext } from 'react';

/** How the account has days and months named; null as the page does. */
export const DateNamesContext = createContext<DateNames | null>(null);

/** Tells instants as day and time of the house (R1), with the names that the account has chosen. */
export function useDescribeInstant(): (instant: string) => string {
  const { lang } = useHost();
  const names = useContext(DateNamesContext);
  return (instant) => describeInstant(instant, lang, names);
}

/** An instant as day and time in the house's zone (R1), put together by hand, so that server and browser write the same; `names` spells the day out. */
function describeInstant(instant: string, lang: Language, names: DateNames | null = null): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: houseZone(), dateStyle: 'short', timeStyle: 'short' });
  // Swedish writes `2026-11-23 09:30`.
  const [year, month, day, hour, minute] = format.format(new Date(instant)).split(/[- :]/);
  const digits = lang === 'de' ? `${day}.${month}.${year}` : `${day}/${month}/${year}`;
  return `${names === null ? digits : nameDay(instant, names)}, ${hour}:${minute}${lang === 'de' ? ' Uhr' : ''}`;
}
