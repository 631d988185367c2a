import { type DateNames, houseZone, type Language, nameDay } from '@spielplan/shared-contracts/i18n';

/** An instant as day and time of Berlin (R1), put together by hand, so that server and browser write the same; `names` spells the day out. */
export function describeInstant(instant: string, lang: Language, names: DateNames | null = null): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: houseZone(), dateStyle: 'short', timeStyle: 'short' });
  // Swedish writes `2026-11-23 09:30`.
  const [year, month, day, hour, minute] = format.format(new Date(instant)).split(/[- :]/);
  const digits = lang === 'de' ? `${day}.${month}.${year}` : `${day}/${month}/${year}`;
  return `${names === null ? digits : nameDay(instant, names)}, ${hour}:${minute}${lang === 'de' ? ' Uhr' : ''}`;
}
