import type { OpeningHours } from '@spielplan/shared-contracts/api';
import { openingHoursAt } from '@spielplan/shared-contracts/rules/opening-hours';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import de from '../../../i18n/de.json' with { type: 'json' };
import en from '../../../i18n/en.json' with { type: 'json' };
import { presentHours, readHours } from './readHours.ts';

type Entry = OpeningHours['opening_hours'][number];
const entry = (time_from: string | null, time_to: string | null, more: Partial<Entry> = {}): Entry => ({
  time_from,
  time_to,
  closed: false,
  alternative_text: '',
  alternative_link_url: '',
  ...more,
});
const usual = [entry('10:00:00', '18:00:00')];
const lunch = [entry('10:00:00', '13:00:00'), entry('14:00:00', '18:00:00')];
const three = [entry('09:30:00', '12:00:00'), entry('13:00:00', '15:00:00'), entry('16:00:00', '24:00:00')];
const night = [entry('20:00:00', '02:00:00')];
const closed = [entry(null, null, { closed: true })];
const tours = [entry(null, null, { alternative_text: 'Nur mit Führung', alternative_link_url: '/de/besuch' })];
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+01:00`);

/** What visitors read (product.md section 4, R42). */
const TABLE: readonly [situation: string, time: string, normal: Entry[], german: string | null, english: string | null][] = [
  ['early', '08:00', usual, 'Geöffnet ab 10 Uhr', 'Open from 10:00'],
  ['a minute before opening', '09:59', usual, 'Geöffnet ab 10 Uhr', 'Open from 10:00'],
  ['at opening', '10:00', usual, 'Geöffnet bis 18 Uhr', 'Open until 18:00'],
  ['open', '14:00', usual, 'Geöffnet bis 18 Uhr', 'Open until 18:00'],
  ['a minute before closing', '17:59', usual, 'Geöffnet bis 18 Uhr', 'Open until 18:00'],
  ['at closing', '18:00', usual, 'Geschlossen', 'Closed'],
  ['late', '23:00', usual, 'Geschlossen', 'Closed'],
  ['closed all day', '12:00', closed, 'Geschlossen', 'Closed'],
  ['early, with a lunch break', '08:00', lunch, 'Geöffnet 10-13 und 14-18 Uhr', 'Open 10-13 and 14-18'],
  ['in the first range', '11:00', lunch, 'Geöffnet 10-13 und 14-18 Uhr', 'Open 10-13 and 14-18'],
  ['in the lunch break', '13:30', lunch, 'Geöffnet 10-13 und 14-18 Uhr', 'Open 10-13 and 14-18'],
  ['late, with a lunch break', '18:00', lunch, 'Geschlossen', 'Closed'],
  ['three ranges', '09:00', three, 'Geöffnet 9:30-12, 13-15 und 16-24 Uhr', 'Open 9:30-12, 13-15 and 16-midnight'],
  ['before a long night', '19:00', night, 'Geöffnet ab 20 Uhr', 'Open from 20:00'],
  ['in a long night', '23:30', night, 'Geöffnet bis 2 Uhr', 'Open until 02:00'],
  ['half hours', '09:00', [entry('09:30:00', '17:45:00')], 'Geöffnet ab 9:30 Uhr', 'Open from 09:30'],
  ['until midnight', '20:00', [entry('18:00:00', '00:00:00')], 'Geöffnet bis 24 Uhr', 'Open until midnight'],
  ['another text', '12:00', tours, 'Nur mit Führung', 'Nur mit Führung'],
  ['no hours', '12:00', [], null, null],
  ['an end that is missing', '12:00', [entry('10:00:00', null)], null, null],
  ['nonsense', '12:00', [entry('soon', 'later')], null, null],
];

describe('the opening hours in the top bar', () => {
  it.each(TABLE)('%s, at %s', (_, time, opening_hours, german, english) => {
    const { label } = openingHoursAt({ opening_hours, opening_hours_exceptions: [] }, at(time));
    expect(presentHours(label, de, 'de')?.text ?? null).toBe(german);
    expect(presentHours(label, en, 'en')?.text ?? null).toBe(english);
  });

  it('link another text to where more is said', () => {
    const { label } = openingHoursAt({ opening_hours: tours, opening_hours_exceptions: [] }, at('12:00'));
    expect(presentHours(label, de, 'de')).toEqual({ text: 'Nur mit Führung', link: '/de/besuch' });
  });
});

describe('reading them', () => {
  const reader = (answers: OpeningHours[]) => ({ read: async () => answers.shift() }) as unknown as ProviderReader;
  const days = { opening_hours: usual, opening_hours_exceptions: [] };
  const read = (provider: ProviderReader, now: number) => readHours({ provider, texts: de, lang: 'de', now });

  it('ends the page’s cache when the label changes (R53)', async () => {
    expect((await read(reader([structuredClone(days)]), at('14:00'))).changesAt).toBe(at('18:00'));
  });

  it('tells the same until the label changes, and then what holds next', async () => {
    const kept = structuredClone(days);
    const provider = reader([kept, kept, kept]);
    const open = { hours: { text: 'Geöffnet bis 18 Uhr', link: null }, changesAt: at('18:00') };
    const { hours } = await read(provider, at('14:00'));
    const before = await read(provider, at('18:00') - 1);
    expect(before).toEqual(open);
    expect(before.hours).toBe(hours);
    expect((await read(provider, at('18:00'))).hours?.text).toBe('Geschlossen');
  });

  it.each([
    ['2026-11-21', usual, 'Öffnet morgen 10 Uhr'],
    ['2026-11-24', usual, 'Öffnet Dienstag 10 Uhr'],
    ['2026-12-08', usual, 'Öffnet 8. Dezember 2026 10 Uhr'],
    ['2026-11-21', tours, 'Geschlossen'],
    ['2026-11-20', usual, 'Geschlossen'],
  ])('once closed tells when it opens: on %s', async (day, opening_hours, words) => {
    const next_opening = { day, opening_hours, opening_hours_exceptions: [] };
    expect((await read(reader([{ ...days, next_opening }]), at('18:00'))).hours?.text).toBe(words);
  });

  it('tells whose hours they are', async () => {
    const place = 'Altes Zollamt';
    expect((await read(reader([{ ...days, place }]), at('14:00'))).hours?.text).toBe('Geöffnet bis 18 Uhr, Altes Zollamt');
    expect((await read(reader([{ opening_hours: [], opening_hours_exceptions: [], place }]), at('14:00'))).hours).toBeNull();
  });

  it('takes hours that were kept over midnight for yesterday’s, and asks again soon', async () => {
    const kept = structuredClone(days);
    const provider = reader([kept, kept]);
    await read(provider, at('23:59'));
    const now = at('23:59') + 120_000;
    expect(await read(provider, now)).toEqual({ hours: null, changesAt: now + 60_000 });
  });
});
