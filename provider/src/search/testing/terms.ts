/** Terms that mean something to a database, a pattern or a browser, and are text to a search. */
export const HOSTILE_TERMS = [
  '%',
  '_',
  '\\',
  "'",
  '"',
  '* | & ! <-> ( )',
  ':*',
  'a:b',
  "'; drop table pages; --",
  '🎻',
  '１２',
  'Ж',
  '\u202e',
  'x'.repeat(200),
] as const;

/** Terms that are none. */
export const REFUSED_TERMS = ['', '   ', 'x'.repeat(201), 'a\0b'] as const;

/** Terms that may be about a person. */
export const PERSONAL_TERMS = [
  'jemand@example.org',
  '0151 23 45 67 8',
  '12.03.1985',
  'https://example.org/x',
  'was '.repeat(9),
] as const;

/** By language: a beginning, and what has to be offered first for it. */
export const FIRST_NAMED = [
  ['de', 'dür', 'Dürrenmatt'],
  ['en', 'dür', 'Dürrenmatt'],
  ['de', 'öff', 'Öffnungszeiten'],
  ['de', 'fähr', 'Literaturhaus im Fährhaus'],
  ['de', 'stravi', 'Strawinsky'],
  ['en', 'stravi', 'Stravinsky'],
] as const;

/** By language: the beginning of a title, the title, and what it names. */
export const NAMED_TITLES = [
  ['de', 'nachtst', 'Nachtstücke', 'event'],
  ['en', 'night p', 'Night Pieces', 'event'],
  ['de', 'ismael', 'Ismael Kranich', 'person'],
  ['de', 'theater am', 'Theater am Wehr', 'venue'],
  ['de', 'der biber', 'Der Biber hat ein Abonnement', 'article'],
  ['de', 'anfahrt', 'Anfahrt', 'page'],
  ['en', 'impri', 'Imprint', 'page'],
  ['de', 'kammermus', 'Kammermusik', null],
] as const;
