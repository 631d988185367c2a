import { addressOf, parseDashboardQuery, withoutKeys } from './parseDashboardQuery.server.ts';

const NOW = Date.parse('2026-11-21T23:30:00Z');
const SORTS = ['created', 'url'] as const;
const read = (query: string) => parseDashboardQuery(new URL(`https://haus.example/de/dashboard${query}`), NOW, SORTS, 'desc');
const USUAL = read('').query;

describe('the query of a screen of the dashboard', () => {
  it('is the last thirty Berlin days, the first page and the usual order where it says nothing', () => {
    expect(USUAL).toEqual({
      page: 1,
      sort: 'created',
      order: 'desc',
      from: '2026-10-24',
      to: '2026-11-22',
      isFruitless: false,
    });
  });

  it.each([
    ['?page=3&sort=url&order=asc', { page: 3, sort: 'url', order: 'asc' }, []],
    ['?page=2&page=x', { page: 2 }, []],
    ['?from=2026-01-01&to=2026-01-31', { from: '2026-01-01', to: '2026-01-31' }, []],
    ['?from=2027-01-01', { from: '2027-01-01', to: '2027-01-01' }, []],
    ['?to=2026-03-01', { from: '2026-01-31', to: '2026-03-01' }, []],
    ['?from=2025-11-22', { from: '2025-11-22' }, []],
    ['?fruitless=1', { isFruitless: true }, []],
    ['?page=&sort=&from=', {}, []],
    ['?utm_source=brief', {}, []],
    ['?page=0', {}, ['page']],
    ['?page=1e3', {}, ['page']],
    ['?page=999999999', {}, ['page']],
    ['?sort=id', {}, ['sort']],
    ['?sort=constructor', {}, ['sort']],
    ['?order=up', {}, ['order']],
    ['?from=2026-02-30', {}, ['from']],
    ['?from=01-01-2026', {}, ['from']],
    ['?from=2026-02-02&to=2026-02-01', {}, ['from', 'to']],
    ['?from=2024-01-01&to=2026-01-01', {}, ['from', 'to']],
    ['?fruitless=yes', {}, ['fruitless']],
  ])('%s', (query, wanted, wrong) => {
    expect(read(query)).toEqual({ query: { ...USUAL, ...wanted }, wrong });
  });

  it('loses what cannot be read and keeps the rest', () => {
    const url = new URL('https://haus.example/de/dashboard?page=x&sort=url&utm_source=brief&sort=id');
    expect(withoutKeys(url, ['page'])).toMatch(/^\/de\/dashboard\?(?=.*sort=url)(?=.*utm_source=brief)(?!.*page)/);
  });

  it.each([
    [{}, '/d'],
    [{ page: 2 }, '/d?page=2'],
    [{ sort: 'url', order: 'asc' as const }, '/d?sort=url&order=asc'],
    [{ order: 'asc' as const }, '/d?sort=created&order=asc'],
    [{ from: '2026-01-01', to: '2026-01-31', isFruitless: true }, '/d?from=2026-01-01&to=2026-01-31&fruitless=1'],
  ])('is written as short as it can be: %j is %s', (change, address) => {
    expect(addressOf('/d', USUAL, USUAL, change)).toBe(address);
  });
});
