import { findZoneReads } from './findZoneReads.ts';

const linesOf = (text: string, path = 'shell/src/blocks/a.ts') => findZoneReads({ path, text }).map(({ line }) => line);

it('a part of a date in the zone of the machine is refused, and told what to write (R6)', () => {
  const text = 'const start = new Date(instant);\nconst hour = start.getHours();';
  expect(findZoneReads({ path: 'shell/src/blocks/a.ts', text })).toEqual([
    { path: 'shell/src/blocks/a.ts', line: 2, message: expect.stringMatching(/^getHours .*\(R6\): .*houseZone/) },
  ]);
});

it.each([
  'at.setMinutes(0)',
  'at?.getDate()',
  'at.getTimezoneOffset()',
  'at.toDateString()',
  'at.toLocaleDateString(locale)',
  "at.toLocaleTimeString(locale, { hour: '2-digit' })",
  "at.toLocaleString('de-DE', undefined)",
  'new Intl.DateTimeFormat(locale).format(at)',
  "Intl.DateTimeFormat(locale, { dateStyle: 'long' })",
  'new Intl.DateTimeFormat(locale, { timeZone: undefined })',
  'const part = { dateStyle: "long" }; new Intl.DateTimeFormat(locale, part)',
  'new Intl.DateTimeFormat(locale, partOf(at))',
  'new Date(2026, 10, 26)',
  'new Date(...parts)',
  'Date()',
  "new Date('2026-11-26T19:00')",
  "Date.parse('26 November 2026')",
  'Date.parse(`${day}T${time}`)',
  'DateTime.now()',
  'DateTime.local({ zone })',
  'DateTime.fromISO(instant)',
  'DateTime.fromISO(instant, { setZone: true })',
  'DateTime.fromMillis(ms).toISO()',
  'at.toLocal()',
  'Intl.DateTimeFormat(locale, { timeZone }).resolvedOptions().timeZone',
])('%s is in the zone of the machine (R6)', (text) => {
  expect(linesOf(text)).toEqual([1]);
});

it.each([
  'new Date()',
  'new Date(ms).toISOString()',
  'new Date(day)',
  'new Date(`${day}T00:00:00Z`).getUTCDay()',
  'Date.parse(`${wall}Z`)',
  'Date.parse(`${year}-${month}-01`)',
  "Date.parse('2026-11-26T19:00+01:00')",
  'Date.now()',
  'new Intl.DateTimeFormat(locale, { timeZone: houseZone() })',
  'new Intl.DateTimeFormat(locale, { ...day, timeZone })',
  "const part = { timeZone: 'UTC' } as const; new Intl.DateTimeFormat(locale, part)",
  'at.toLocaleDateString(locale, { timeZone })',
  'DateTime.fromISO(instant, { zone: houseZone() })',
  'DateTime.utc(2026, 11)',
  'getDate(row)',
])('%s is not', (text) => {
  expect(linesOf(text)).toEqual([]);
});

it('tests may be in any zone', () => {
  expect(linesOf('at.getHours()', 'shell/src/blocks/a.test.ts')).toEqual([]);
  expect(linesOf('at.getHours()', 'provider/src/testing/a.ts')).toEqual([]);
});
