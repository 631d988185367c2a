import type { Language } from '@spielplan/shared-contracts/i18n';

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const;

/** A moment in Berlin time (R1), as browsers write it: "24. Nov. 2026, 09:30 Uhr", "24 Nov 2026, 09:30". */
export function describeMoment(instant: string, lang: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });
  return format.format(new Date(instant)) + (lang === 'de' ? '\u00a0Uhr' : '');
}
