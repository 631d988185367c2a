import { type DateNames, type Language, nameDay } from '@spielplan/shared-contracts/i18n';

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as day and time of Berlin (R1), put together by hand, so that server and browser write the same; `names` spells the day out. */
export function describeInstant(instant: string, lang: Language, names: DateNames | null = null): string {
  const parts = Object.fromEntries(FORMAT.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const { day, month, year, hour, minute } = parts;
  const digits = lang === 'de' ? `${day}.${month}.${year}` : `${day}/${month}/${year}`;
  return `${names === null ? digits : nameDay(instant, names)}, ${hour}:${minute}${lang === 'de' ? ' Uhr' : ''}`;
}
