import { FAVOURITES_KEY, readFavourites } from './favourites.ts';

const holding = (value: string | null) => () => ({ getItem: (key: string) => (key === FAVOURITES_KEY ? value : null) });

describe('the saved events of a browser (decision 50)', () => {
  it.each([
    [null, []],
    ['[3,1]', [3, 1]],
    ['[3,"1",null,2.5]', [3]],
    ['{"3":true}', []],
    ['[3', []],
  ])('%j are %j', (value, ids) => {
    expect(readFavourites(holding(value))).toEqual(ids);
  });

  it('are none where the browser keeps nothing', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(readFavourites(forbidden)).toEqual([]);
  });
});
