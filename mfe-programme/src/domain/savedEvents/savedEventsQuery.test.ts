import { canonicalSearch, savedEventsSearch, parseSavedEventsSearch } from './savedEventsQuery.ts';

const read = (search: string) => parseSavedEventsSearch(new URLSearchParams(search));

describe('the address of saved events', () => {
  it('is one for equal lists', () => {
    expect(savedEventsSearch([12, 3, 12])).toBe('?events=3_12');
    expect(savedEventsSearch([])).toBe('');
    expect(read(savedEventsSearch([12, 3]))).toEqual([3, 12]);
  });

  it.each([
    ['', null],
    ['?events=', null],
    ['?events=abc', null],
    ['?events=0_-1_7.5_9999999999', null],
    ['?events=7_abc_3', [3, 7]],
    ['?events=12,15,18', [12, 15, 18]],
    [`?events=${Array.from({ length: 300 }, (_, index) => index + 1).join('_')}`, Array.from({ length: 100 }, (_, i) => i + 1)],
  ])('%s names %j', (search, ids) => {
    expect(read(search)).toEqual(ids);
  });

  it.each([
    ['?events=3_12', null],
    ['?utm_source=brief', null],
    ['?events=3_12&utm_source=brief', null],
    ['?events=12_3', '?events=3_12'],
    ['?events=3&events=4', '?events=3'],
    ['?utm_source=brief&events=x_3', '?events=3&utm_source=brief'],
    ['?events=', ''],
    ['?events=3,12', '?events=3_12'],
    ['?events=3_12&tickets=1', null],
    ['?events=3_12&tickets=2', '?events=3_12'],
    ['?events=12_3&tickets=1&utm_source=brief', '?events=3_12&tickets=1&utm_source=brief'],
    ['?tickets=1', ''],
  ])('%s is led to %j (R13)', (search, to) => {
    expect(canonicalSearch(new URLSearchParams(search))).toBe(to);
  });
});
