import { FAVOURITES_KEY, MOST_FAVOURITES, readFavourites, writeFavourites } from './favourites.ts';

const holding = (value: string | null) => () => ({ getItem: (key: string) => (key === FAVOURITES_KEY ? value : null) });
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the saved events of a browser (R50)', () => {
  it.each([
    [null, []],
    ['[3,1]', [3, 1]],
    ['[3,"1",null,2.5]', [3]],
    ['{"3":true}', []],
    ['[3', []],
  ])('%j are %j', (value, ids) => {
    expect(readFavourites(holding(value))).toEqual(ids);
  });

  it('are not more than can be asked for at once', () => {
    const many = Array.from({ length: 150 }, (_, index) => index + 1);
    expect(readFavourites(holding(JSON.stringify(many)))).toEqual(many.slice(0, MOST_FAVOURITES));
  });

  it('are none where the browser keeps nothing, and writing them says so', () => {
    expect(readFavourites(forbidden)).toEqual([]);
    expect(writeFavourites(forbidden, [3])).toBe(false);
  });

  it('are found again as they were written', () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    expect(writeFavourites(storage, [3, 1])).toBe(true);
    expect(readFavourites(storage)).toEqual([3, 1]);
  });
});
