import { createInstance } from 'i18next';
import type { Language } from './language.ts';
import { translate, type MessageTable, type MessageValues } from './messages.ts';

const TABLES: Record<Language, MessageTable> = {
  de: {
    title: 'Spielplan',
    greeting: 'Guten Abend, {{name}}!',
    seats: '{{ count }} von {{total}} Plätzen',
    tickets_zero: 'Keine Karten',
    tickets_one: '{{count}} Karte im Korb',
    tickets_other: '{{count}} Karten im Korb',
    dates_one: 'ein Termin',
    dates_other: '{{count}} Termine',
    twice: '{{name}} und {{name}}',
  },
  en: {
    title: 'Programme',
    greeting: 'Good evening, {{name}}!',
    seats: '{{ count }} of {{total}} seats',
    tickets_zero: 'No tickets',
    tickets_one: '{{count}} ticket in the cart',
    tickets_other: '{{count}} tickets in the cart',
    dates_one: 'one date',
    dates_other: '{{count}} dates',
    twice: '{{name}} and {{name}}',
  },
};

const CASES: readonly [key: string, values: MessageValues | undefined][] = [
  ['title', undefined],
  ['title', { count: 3 }],
  ['greeting', { name: 'Ödön & <b>Käthe</b>' }],
  ['greeting', { name: '$& {{count}} $t(title) \\1' }],
  ['greeting', { name: 0 }],
  ['twice', { name: 'Anna' }],
  ['seats', { count: 1, total: 1200 }],
  ['unknown.key', undefined],
  ...[0, 1, 2, 1.5, -1, 11, 100, 1_000_000].flatMap((count): [string, MessageValues][] => [
    ['tickets', { count }],
    ['dates', { count }],
  ]),
];

describe('messages', () => {
  it('are found, filled and counted', () => {
    expect(translate(TABLES.de, 'de', 'greeting', { name: 'Anna' })).toBe('Guten Abend, Anna!');
    expect([0, 1, 2].map((count) => translate(TABLES.de, 'de', 'tickets', { count }))).toEqual([
      'Keine Karten',
      '1 Karte im Korb',
      '2 Karten im Korb',
    ]);
    expect([0, 1, 2].map((count) => translate(TABLES.en, 'en', 'dates', { count }))).toEqual(['0 dates', 'one date', '2 dates']);
  });

  it('answer the key where there is no text, and leave standing what nobody filled', () => {
    expect(translate(TABLES.de, 'de', 'missing')).toBe('missing');
    expect(translate(TABLES.de, 'de', 'greeting')).toBe('Guten Abend, {{name}}!');
    expect(translate(TABLES.de, 'de', 'greeting', {})).toBe('Guten Abend, {{name}}!');
  });
});

describe('messages as i18next would show them', () => {
  const reference = createInstance();
  beforeAll(() =>
    reference.init({
      lng: 'de',
      resources: { de: { translation: TABLES.de }, en: { translation: TABLES.en } },
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    }),
  );

  it.each(CASES)('%s %j', (key, values) => {
    for (const lang of ['de', 'en'] as const) {
      expect(translate(TABLES[lang], lang, key, values)).toBe(reference.getFixedT(lang)(key, { ...values }));
    }
  });
});

it('A title written from right to left leaves the words around it where they are', () => {
  const table = { a: 'Zum Abend „{{title}}“ am {{date}}' };
  expect(translate(table, 'de', 'a', { title: 'שלום עולם', date: '1. August' })).toBe(
    'Zum Abend „\u2068שלום עולם\u2069“ am 1. August',
  );
});
