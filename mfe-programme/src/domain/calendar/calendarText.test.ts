import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { escapeCalendarText, foldLine } from './calendarText.ts';

const octets = (text: string) => Buffer.byteLength(text, 'utf8');

describe('text in a calendar file', () => {
  it('escapes backslashes, semicolons, commas and line breaks (RFC 5545, 3.3.11)', () => {
    expect(escapeCalendarText('Saal 1, Haus; C:\\x\r\nzweite\nZeile')).toBe('Saal 1\\, Haus\\; C:\\\\x\\nzweite\\nZeile');
  });

  it.each([
    ['75 letters', 'x'.repeat(75), 1],
    ['76 letters', 'x'.repeat(76), 2],
    ['umlauts, which take two octets', `SUMMARY:${'ü'.repeat(60)}`, 2],
    ['signs of three octets', '€'.repeat(51), 3],
    ['four-octet characters', '🎻'.repeat(40), 3],
    ['all of them in turn', 'xü€🎻'.repeat(30), 5],
  ])('folds %s (RFC 5545, 3.1)', (_, line, lines) => {
    const folded = foldLine(line).split('\r\n');
    expect(folded).toHaveLength(lines);
    for (const one of atLeastOne(folded)) expect(octets(one)).toBeLessThanOrEqual(75);
    expect(folded.join('\r\n').replaceAll('\r\n ', '')).toBe(line);
  });
});
