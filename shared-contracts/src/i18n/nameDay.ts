import { houseZone } from './houseFormats.ts';
import { latinDate } from './latinDates.ts';
import type { DateNames } from './language.ts';
import { zonedTime } from './zonedTime.ts';

const LOCALES = { de: 'de-DE', en: 'en-GB', ja: 'ja-JP' } as const;

/**
 * The day in the house of an instant with its names (R7): "Dienstag, 24. November 2026", "2026年11月24日火曜日", "dies Martis, 24
 * November 2026". Put together by hand, so that server and browser write the same; for editors' tools alone.
 */
export function nameDay(instant: string, names: DateNames): string {
  const at = new Date(instant);
  const timeZone = houseZone();
  const iso = zonedTime(timeZone, at.getTime()).slice(0, 10);
  if (names === 'la') {
    const { weekday, dayNumber, month, year } = latinDate(iso);
    return `${weekday}, ${dayNumber} ${month} ${year}`;
  }
  const name = (part: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALES[names], { timeZone, ...part }).format(at);
  const weekday = name({ weekday: 'long' });
  const [year, month, day] = iso.split('-').map(Number);
  if (names === 'ja') return `${year}年${month}月${day}日${weekday}`;
  return `${weekday}, ${day}${names === 'de' ? '.' : ''} ${name({ month: 'long' })} ${year}`;
}
