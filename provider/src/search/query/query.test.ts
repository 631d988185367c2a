import { buildTextQuery } from './buildQuery.ts';
import { nearestOf } from './correctSpelling.ts';
import { editDistance } from './editDistance.ts';
import { parseDays } from './parseDays.ts';
import { spellingVariants } from './spellingVariants.ts';
import { soundOf } from './soundOf.ts';

/** A Saturday. */
const TODAY = '2026-08-01';

describe('Days in a term', () => {
  it.each([
    ['12. Dezember', '2026-12-12', '2026-12-12', ''],
    ['12.12.', '2026-12-12', '2026-12-12', ''],
    ['12.12.2027', '2027-12-12', '2027-12-12', ''],
    ['2026-09-03', '2026-09-03', '2026-09-03', ''],
    ['3/9/2026', '2026-09-03', '2026-09-03', ''],
    ['31. Juli', '2027-07-31', '2027-07-31', ''],
    ['1. August', '2026-08-01', '2026-08-01', ''],
    ['29. Februar', '2028-02-29', '2028-02-29', ''],
    ['December 12', '2026-12-12', '2026-12-12', ''],
    ['12th of December', '2026-12-12', '2026-12-12', ''],
    ['Saturday, December 12, 2026', '2026-12-12', '2026-12-12', ''],
    ['Samstag', '2026-08-01', '2026-08-01', ''],
    ['am Sonntag', '2026-08-02', '2026-08-02', ''],
    ['next friday', '2026-08-07', '2026-08-07', ''],
    ['heute Abend', '2026-08-01', '2026-08-01', ''],
    ['this evening', '2026-08-01', '2026-08-01', ''],
    ['diesen Abend', '2026-08-01', '2026-08-01', ''],
    ['morgen früh', '2026-08-02', '2026-08-02', ''],
    ['next week', '2026-08-03', '2026-08-09', ''],
    ['nächste Woche', '2026-08-03', '2026-08-09', ''],
    ['diese Woche', '2026-08-01', '2026-08-02', ''],
    ['Konzert nächste Woche', '2026-08-03', '2026-08-09', 'Konzert'],
    ['next weekend', '2026-08-08', '2026-08-09', ''],
    ['nächstes Wochenende', '2026-08-08', '2026-08-09', ''],
    ['dieses Wochenende', '2026-08-01', '2026-08-02', ''],
    ['nächsten Monat', '2026-09-01', '2026-09-30', ''],
    ['this month', '2026-08-01', '2026-08-31', ''],
    ['next saturday', '2026-08-08', '2026-08-08', ''],
    ['tonight', '2026-08-01', '2026-08-01', ''],
    ['übermorgen', '2026-08-03', '2026-08-03', ''],
    ['Wochenende', '2026-08-01', '2026-08-02', ''],
    ['Silvester', '2026-12-31', '2026-12-31', ''],
    ['new year’s eve', '2026-12-31', '2026-12-31', ''],
    ['Weihnachten', '2026-12-24', '2026-12-26', ''],
    ['Ostern', '2027-03-26', '2027-03-29', ''],
    ['im Dezember', '2026-12-01', '2026-12-31', ''],
    ['März 2027', '2027-03-01', '2027-03-31', ''],
    ['July', '2027-07-01', '2027-07-31', ''],
    ['Jazz am Samstag', '2026-08-01', '2026-08-01', 'Jazz'],
    ['Konzert 12.12.', '2026-12-12', '2026-12-12', 'Konzert'],
  ])('%s is from %s to %s, and %j is left', (term, from, to, rest) => {
    expect(parseDays(term, TODAY)).toEqual({ from, to, rest });
  });

  it.each([
    '31.02.',
    '32. Dezember',
    '1:1',
    'Sieben Achtel',
    'may it be',
    'op. 76',
    'Quintett 5',
    '99.99.2026',
    'sonntags um elf',
    '',
  ])('there is none in %j', (term) => {
    expect(parseDays(term, TODAY)).toBeNull();
  });

  it('on a Sunday the next weekend is the one that is still to come', () => {
    expect(parseDays('next weekend', '2026-08-02')).toMatchObject({ from: '2026-08-08', to: '2026-08-09' });
    expect(parseDays('nächstes Wochenende', '2026-08-05')).toMatchObject({ from: '2026-08-08', to: '2026-08-09' });
    expect(parseDays('nächste Woche', '2026-08-02')).toMatchObject({ from: '2026-08-03', to: '2026-08-09' });
  });

  it('on a Sunday the weekend is that day', () => {
    expect(parseDays('weekend', '2026-08-02')).toMatchObject({ from: '2026-08-02', to: '2026-08-02' });
  });
});

describe('A text query', () => {
  it('wants every telling word in any of its forms, and the last one begun only', () => {
    expect(buildTextQuery(['Fado', 'am', 'Fluss'], 'de')).toMatchObject({
      all: "('fado') & ('fluss':*)",
      exact: "('fado') & ('fluss')",
    });
    expect(buildTextQuery(['Bäume'], 'de')?.exact).toBe("('baume' | 'baeume')");
    expect(buildTextQuery(['Abendfest'], 'de')?.exact).toBe("('abendfest' | ('abend':ABC & 'fest':ABC))");
    const meant = buildTextQuery(['Kinderkonzert'], 'de')?.exact;
    expect(meant).toContain("'familie':ABC");
    expect(meant).toContain("'konzert':ABC");
  });

  it('wants the stop words where there is nothing else', () => {
    expect(buildTextQuery(['was', 'ist', 'das'], 'de')?.each).toHaveLength(3);
    expect(buildTextQuery([], 'de')).toBeNull();
  });
});

describe('Similar words', () => {
  it.each([
    ['mozart', 'mozart', 0],
    ['mozzart', 'mozart', 1],
    ['mozrat', 'mozart', 1],
    ['kafka', 'kaffka', 1],
    ['physiker', 'fysiker', 2],
    ['abc', 'xyz', 3],
  ])('%s and %s are %d letters apart', (one, other, edits) => {
    expect(editDistance(one, other, 2)).toBe(edits);
    expect(editDistance(other, one, 2)).toBe(edits);
  });

  it.each([
    ['fysi', 'physi'],
    ['stravi', 'strawi'],
    ['jass', 'jazz'],
    ['sylv', 'silv'],
    ['teater', 'theater'],
    ['kartier', 'cartier'],
    ['rokk', 'rock'],
  ])('%s may be the beginning %s', (begun, meant) => {
    expect(spellingVariants(begun)).toContain(meant);
  });

  it('a long beginning has few other spellings', () => {
    expect(spellingVariants('vwfyickthtzssz'.repeat(10)).length).toBeLessThanOrEqual(12);
  });

  it('go by ear alone only where no spelling is near', () => {
    const known = (word: string) => ({ word, folded: word, documents: 1 });
    // Three letters away and the same to the ear; two letters away.
    const [heard, near] = [known('physothek'), known('fysonet')];
    expect(nearestOf('fysotek', [heard, near], 2)?.word).toBe('fysonet');
    expect(nearestOf('fysotek', [heard], 2)?.word).toBe('physothek');
    expect(nearestOf('fysotek', [known('trompete')], 2)).toBeNull();
  });

  it('are told by ear', () => {
    expect(soundOf('fysiker')).toBe(soundOf('physiker'));
    expect(soundOf('schuhmann')).toBe(soundOf('schumann'));
    expect(soundOf('musiker')).not.toBe(soundOf('physiker'));
  });
});
