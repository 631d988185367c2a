import { houseZone, type Language } from '@spielplan/shared-contracts/i18n';

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const;

/** The day of a moment (epoch ms) with its weekday, in words and in the house's zone: "Freitag, 20. November 2026". */
export function formatEventDay(moment: number, lang: Language): string {
  const weekday = new Intl.DateTimeFormat(LOCALES[lang], { timeZone: houseZone(), weekday: 'long' }).format(moment);
  return `${weekday}, ${formatHouseMoment(moment, lang).date}`;
}

/**
 * A moment (epoch ms) in words and in the house's zone: "1. August 2026" and
 * "10:00 Uhr". Date and time apart: browsers join them differently.
 */
export function formatHouseMoment(moment: number, lang: Language): { date: string; time: string } {
  const locale = LOCALES[lang];
  const timeZone = houseZone();
  const date = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }).format(moment);
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment);
  return { date, time: lang === 'de' ? `${time} Uhr` : time };
}
