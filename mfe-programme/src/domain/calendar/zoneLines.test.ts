import { zoneLines } from './zoneLines.server.ts';

describe('a zone as calendars need it (RFC 5545, 3.6.5)', () => {
  it.each([
    [
      'Europe/Berlin',
      '+0100 > +0200 20100328T020000 BYMONTH=3;BYDAY=-1SU',
      '+0200 > +0100 20101031T030000 BYMONTH=10;BYDAY=-1SU',
    ],
    [
      'Europe/London',
      '+0000 > +0100 20100328T010000 BYMONTH=3;BYDAY=-1SU',
      '+0100 > +0000 20101031T020000 BYMONTH=10;BYDAY=-1SU',
    ],
    [
      'America/New_York',
      '-0500 > -0400 20100314T020000 BYMONTH=3;BYDAY=2SU',
      '-0400 > -0500 20101107T020000 BYMONTH=11;BYDAY=1SU',
    ],
    [
      'Pacific/Auckland',
      '+1200 > +1300 20100926T020000 BYMONTH=9;BYDAY=-1SU',
      '+1300 > +1200 20100404T030000 BYMONTH=4;BYDAY=1SU',
    ],
  ])('%s keeps to a rule in each direction', (zone, daylight, standard) => {
    expect(observancesOf(zone)).toEqual([`DAYLIGHT ${daylight}`, `STANDARD ${standard}`]);
  });

  it('has one offset where clocks are never changed', () => {
    expect(observancesOf('Asia/Tokyo')).toEqual(['STANDARD +0900 > +0900 20100101T000000']);
  });

  it('names each change where there is no rule', () => {
    const casablanca = observancesOf('Africa/Casablanca');
    // Ramadan of 2024: back an hour before it, on again behind it.
    expect(casablanca).toEqual(
      expect.arrayContaining(['STANDARD +0100 > +0000 20240310T030000', 'DAYLIGHT +0000 > +0100 20240414T020000']),
    );
    expect(casablanca.join()).not.toContain('BYDAY');
  });
});

/** The parts of a zone, a line each. */
function observancesOf(zone: string): string[] {
  const lines = zoneLines(zone);
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['BEGIN:VTIMEZONE', `TZID:${zone}`, 'END:VTIMEZONE']);
  return lines
    .slice(2, -1)
    .join('\n')
    .split(/\nEND:\w+\n?/)
    .filter(Boolean)
    .map((part) =>
      part
        .replace('BEGIN:', '')
        .replace('TZOFFSETFROM:', '')
        .replace('\nTZOFFSETTO:', ' > ')
        .replace('RRULE:FREQ=YEARLY;', '')
        .replace('DTSTART:', '')
        .replaceAll('\n', ' '),
    );
}
