import { eventOf } from './values.ts';
import type { Facts, Sighting } from './sighting.ts';

const STATES: Readonly<Record<string, Facts['state']>> = { CONFIRMED: 'on', CANCELLED: 'cancelled', TENTATIVE: 'postponed' };

/** What a calendar file (RFC 5545) says: an entry an event, found by the address it names. */
export function readCalendar(file: string, lang: string): Sighting[] {
  const lines = file.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const sightings: Sighting[] = [];
  let entry = new Map<string, string>();
  for (const line of lines) {
    const at = line.indexOf(':');
    const [name = ''] = line.slice(0, at).split(';');
    if (line === 'BEGIN:VEVENT') entry = new Map();
    else if (line === 'END:VEVENT') sightings.push(...sightingOf(entry, lang));
    else if (at > 0) entry.set(name, line.slice(at + 1));
  }
  return sightings;
}

function sightingOf(entry: ReadonlyMap<string, string>, lang: string): Sighting[] {
  const event = eventOf(entry.get('URL') ?? '');
  if (event === null) return [];
  const facts: Facts = {
    name: unescape(entry.get('SUMMARY')),
    start: wallTime(entry.get('DTSTART')),
    end: wallTime(entry.get('DTEND')),
    state: STATES[entry.get('STATUS') ?? ''],
  };
  return [{ source: 'calendar', lang, event, facts }];
}

/** `20261123T100000` of the calendar's own zone, as `2026-11-23T10:00`. */
function wallTime(value: string | undefined): string | undefined {
  return value?.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\dZ?$/, '$1-$2-$3T$4:$5');
}

function unescape(text: string | undefined): string | undefined {
  return text?.replaceAll(/\\([,;\\])/g, '$1').replaceAll(/\\n/gi, ' ');
}
