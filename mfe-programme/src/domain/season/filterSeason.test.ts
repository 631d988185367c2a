import { ALL_OF_SEASON, filterSeason, readAsked, type SeasonCard, type SeasonQuery } from './filterSeason.ts';

const card = (id: number, changes: Partial<SeasonCard> = {}): SeasonCard => ({
  kind: 'event',
  id,
  day: '2026-12-01',
  instant: 0,
  time: '20:00 Uhr',
  preline: '',
  title: `Abend ${id}`,
  subline: '',
  place: '',
  series: '',
  facts: '',
  access: [],
  asOf: '',
  href: `/de/programm/veranstaltungen/abend/${id}`,
  linkText: '',
  picture: null,
  state: null,
  overAt: 100,
  found: {},
  ...changes,
});

const CARDS = [
  card(1, { title: 'Süße Nächte', place: 'Große Bühne, Theater am Wehr', found: { genre: ['3'], tag: ['1', '2'] } }),
  card(2, {
    day: '2026-12-02',
    series: 'Reihe: Flussgespräche',
    found: { genre: ['5'], type: ['konzert'] },
    access: [
      { sign: 'T', name: 'Höranlage' },
      { sign: 'R', name: 'entspannt' },
    ],
  }),
  card(3, { overAt: 50 }),
];
const idsOf = (query: Partial<SeasonQuery>) =>
  filterSeason(CARDS, { ...ALL_OF_SEASON, ...query }, { now: 50, savedIds: [2] }).map(({ id }) => id);

describe('the kept season', () => {
  it.each<[string, Partial<SeasonQuery>, number[]]>([
    ['shows what is not over', {}, [1, 2]],
    ['is searched without marks and in any order', { words: 'buhne  SUSSE' }, [1]],
    ['is searched in series', { words: 'flussg' }, [2]],
    ['is filtered by an option', { filters: { genre: '3' } }, [1]],
    ['is filtered by several options', { filters: { genre: '3,5' } }, [1, 2]],
    ['is filtered by several filters', { filters: { genre: '5', type: 'konzert' } }, [2]],
    ['knows several options of one event', { filters: { tag: '2' } }, [1]],
    ['is filtered by all needs (R71)', { filters: { access: 'relaxed,hearing_loop' } }, [2]],
    ['keeps nothing that meets one need of two', { filters: { access: 'relaxed,companion' } }, []],
    ['begins with a day', { from: '2026-12-02' }, [2]],
    ['holds the saved events', { isSavedOnly: true }, [2]],
    ['may be empty', { words: 'nirgends' }, []],
  ])('%s', (_, query, ids) => {
    expect(idsOf(query)).toEqual(ids);
  });
});

describe('an address that could not be loaded', () => {
  it.each([
    ['/de/programm/veranstaltungen?genre=3&genre=5&date=02-12-2026', { filters: { genre: '3,5' }, from: '2026-12-02' }, []],
    ['/de/programm/veranstaltungen?genre=%3Cb%3E&date=99-99-2026', {}, []],
    ['/de/search?q=Oper', { words: 'Oper' }, []],
    ['/de/programm/veranstaltungen/abend/7', {}, [7]],
    ['/de/programm/veranstaltungen/abend/x7', {}, []],
    ['/de/favoriten', { isSavedOnly: true }, []],
    ['/de/favoriten?events=12_3_x', {}, [3, 12]],
    ['/de/team?q=Oper', {}, []],
  ])('%s', (path, query, eventIds) => {
    expect(readAsked(new URL(path, 'https://haus.example'), 'de')).toEqual({ query: { ...ALL_OF_SEASON, ...query }, eventIds });
  });
});
