import { houseZone, type IsoDay, type Language } from '@spielplan/shared-contracts/i18n';

const LOCALE = { de: 'de-DE', en: 'en-GB' } as const;

/** "Do 26. November, 14:05", in the house's zone. The formatters of the server would bring a library of dates. */
export function describeAge(epochMs: number, lang: Language): string {
  const print = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE[lang], { timeZone: houseZone(), ...options }).format(epochMs);
  const weekday = print({ weekday: 'short' }).replace('.', '');
  return `${weekday} ${print({ day: 'numeric', month: 'long' })}, ${print({ hour: '2-digit', minute: '2-digit' })}`;
}

/** "30. Juni 2027". */
export function describeDay(day: IsoDay, lang: Language): string {
  return new Intl.DateTimeFormat(LOCALE[lang], { timeZone: 'UTC', dateStyle: 'long' }).format(Date.parse(`${day}T12:00:00Z`));
}

/** "0,3 MB"; never nothing. */
export function describeSize(bytes: number, lang: Language): string {
  const megabytes = Math.max(0.1, bytes / 1_000_000);
  return `${new Intl.NumberFormat(LOCALE[lang], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(megabytes)} MB`;
}
