import { SAVED_EVENTS_KEY, MAX_SAVED_EVENTS, getSavedIds, storeSavedIds } from './savedEvents.ts';

const holding = (value: string | null) => () => ({ getItem: (key: string) => (key === SAVED_EVENTS_KEY ? value : null) });
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
    expect(getSavedIds(holding(value))).toEqual(ids);
  });

  it('are not more than can be asked for at once', () => {
    const many = Array.from({ length: 150 }, (_, index) => index + 1);
    expect(getSavedIds(holding(JSON.stringify(many)))).toEqual(many.slice(0, MAX_SAVED_EVENTS));
  });

  it('are none where the browser keeps nothing, and writing them says so', () => {
    expect(getSavedIds(forbidden)).toEqual([]);
    expect(storeSavedIds(forbidden, [3])).toBe(false);
  });

  it('are found again as they were written', () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    expect(storeSavedIds(storage, [3, 1])).toBe(true);
    expect(getSavedIds(storage)).toEqual([3, 1]);
  });
});
