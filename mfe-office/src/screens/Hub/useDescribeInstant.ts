import { type DateNames, type Language, nameDay } from '@spielplan/shared-contracts/i18n';
import { houseWallTime } from '@spielplan/shared-contracts/rules/wall-time';
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
  const [year, month, day, hour, minute] = houseWallTime(Date.parse(instant)).split(/[-T:]/);
  const digits = lang === 'de' ? `${day}.${month}.${year}` : `${day}/${month}/${year}`;
  return `${names === null ? digits : nameDay(instant, names)}, ${hour}:${minute}${lang === 'de' ? ' Uhr' : ''}`;
}
