import { formatUrlDate, parseUrlDate } from './urlDate.ts';

describe('R11: dates in URLs', () => {
  it.each([
    ['31-07-2026', '2026-07-31'],
    ['29-02-2028', '2028-02-29'],
    ['29-02-2000', '2000-02-29'],
    ['01-01-1900', '1900-01-01'],
    ['31-12-2100', '2100-12-31'],
  ])('T %s is accepted and written back the same', (text, day) => {
    expect(parseUrlDate(text)).toBe(day);
    expect(formatUrlDate(day)).toBe(text);
  });

  it.each([
    '31-02-2026',
    '29-02-2026',
    '29-02-2100',
    '1-2-2026',
    '00-01-2026',
    '01-00-2026',
    '01-13-2026',
    '32-01-2026',
    '31-12-1899',
    '01-01-2101',
    '2026-07-31',
    '31.07.2026',
    '31-07-26',
    ' 31-07-2026',
    '31-07-2026\n',
    '٣١-٠٧-٢٠٢٦',
    'now',
    '',
  ])('T %j is rejected', (text) => {
    expect(parseUrlDate(text)).toBeNull();
  });
});
