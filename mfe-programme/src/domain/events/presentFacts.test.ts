import { jest } from '@jest/globals';
import type { EventSummary } from '@spielplan/shared-contracts/api';
import { anEvent } from '../../testing/builders.ts';
import { loadContext } from '../../testing/loadContext.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { presentEventCard } from './presentCards.server.ts';

const cardOf = (changes: Partial<EventSummary>, lang: 'de' | 'en' = 'de') =>
  presentEventCard(anEvent(changes), loadContext({ provider: programmeProvider({}), lang, now: '2026-08-01T14:05:00+02:00' }));

const NAMES = Intl.DisplayNames;
afterEach(() => void Object.assign(Intl, { DisplayNames: NAMES }));

describe('what a row tells', () => {
  it.each([
    [{}, 'de', ''],
    [{ price_from: '10.00' }, 'de', 'ab 10 €'],
    [{ price_from: '12.50', duration_minutes: 45 }, 'en', 'from 12,50 € · 45 min'],
    [{ duration_minutes: 120 }, 'de', '2 Std.'],
    [{ price_from: '10.00', age_from: 6, duration_minutes: 60 }, 'de', 'ab 10 € · ab 6 Jahren · 1 Std.'],
    [{ age_from: 12 }, 'en', 'ages 12+'],
    [{ age_from: 0 }, 'de', ''],
    [{ age_from: null }, 'de', ''],
    [{ duration_minutes: 165, spoken_language: 'de' }, 'de', '2 Std. 45 Min.'],
    [{ duration_minutes: null, spoken_language: 'de' }, 'en', 'in German'],
    [{ price_from: '10.00', ticket_status: 'few' }, 'de', 'ab 10 €'],
    [{ price_from: '10.00', ticket_status: 'sold_out' }, 'de', ''],
    [{ price_from: '10.00', status: 'cancelled' }, 'de', ''],
    [{ price_from: '10.00', date_start: '2026-08-01T09:00:00+02:00' }, 'de', ''],
  ] as [Partial<EventSummary>, 'de' | 'en', string][])('of %j in %s: %s', (changes, lang, facts) => {
    const shown = cardOf(changes, lang).facts;
    expect(shown.replaceAll('\u00a0', ' ')).toBe(facts);
    // A line ends between two of them alone.
    expect(shown.split(' · ').join('')).not.toContain(' ');
  });

  it('names languages by one table for each language of a page, however many rows there are', () => {
    const made = jest.fn((...args: ConstructorParameters<typeof Intl.DisplayNames>) => new NAMES(...args));
    Object.assign(Intl, { DisplayNames: made });
    const rows = Array.from({ length: 20 }, () => cardOf({ spoken_language: 'it', surtitles: ['es'] }, 'de'));
    expect(rows.map(({ facts }) => facts)).toEqual(Array.from(rows, () => 'auf\u00a0Italienisch'));
    expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it('helps those who could not come without it, by sign and word', () => {
    expect(cardOf({ access: ['hearing_loop', 'audio_description'], surtitles: ['en', 'fr'] }).access).toEqual([
      { sign: 'T', name: 'Höranlage' },
      { sign: 'AD', name: 'Audiodeskription' },
      { sign: 'ÜT', name: 'Übertitel: Englisch, Französisch' },
    ]);
  });

  it('gives English readers the signs of English theatres', () => {
    const { access } = cardOf({ access: ['sign_language', 'relaxed'], surtitles: ['de'] }, 'en');
    expect(access.map(({ sign }) => sign)).toEqual(['SL', 'R', 'ST']);
  });

  it.each([
    [{ ticket_status: 'few' }, 'Stand 14:05 Uhr'],
    [{ ticket_status: 'sold_out', ticket_status_at: '2026-08-01T11:50:00Z' }, 'Stand 13:50 Uhr'],
    [{ ticket_status: 'available' }, ''],
    [{ ticket_status: 'sold_out', status: 'cancelled' }, ''],
  ] as [Partial<EventSummary>, string][])('says how old it is what is left of %j', (changes, age) => {
    expect(cardOf(changes).asOf).toBe(age);
  });
});
