import { type DateNames, houseZone, type Language, nameDay } from '@spielplan/shared-contracts/i18n';
import { useStore } from '@spielplan/shared-ui/host';
import { toolDates, useToolLanguage } from './toolLanguage.ts';

/** Names moments in the language of the tools, days and months as the account has chosen. */
export function useDescribeMoment(): (instant: string) => string {
  const lang = useToolLanguage();
  const names = useStore(toolDates);
  return (instant) => describeMoment(instant, lang, names);
}

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const;

/** A moment in time of the house (R1), as browsers write it, "24.11.2026, 09:30 Uhr"; or with the names of days that are chosen. */
function describeMoment(instant: string, lang: Language, names: DateNames | null): string {
  const day = names === null ? { dateStyle: 'medium' as const } : {};
  const format = new Intl.DateTimeFormat(LOCALES[lang], { ...day, timeStyle: 'short', timeZone: houseZone() });
  return (
    (names === null ? '' : `${nameDay(instant, names)}, `) + format.format(new Date(instant)) + (lang === 'de' ? '\u00a0Uhr' : '')
  );
}
