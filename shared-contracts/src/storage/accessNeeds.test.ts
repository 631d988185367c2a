import { ACCESS_NEEDS_KEY, getNeeds, keepsNeeds, needsKeptPlaces, storeNeeds } from './accessNeeds.ts';

const holding = (value: string | null) => () => ({ getItem: (key: string) => (key === ACCESS_NEEDS_KEY ? value : null) });
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};
const NOTHING = { needs: [], isFirst: false };

describe('what a browser keeps of its visitor’s needs (R70)', () => {
  it.each([
    [null, NOTHING],
    ['{"needs":["surtitles","step_free"],"isFirst":true}', { needs: ['step_free', 'surtitles'], isFirst: true }],
    ['{"needs":["step_free","broomstick",3,null],"isFirst":"yes"}', { needs: ['step_free'], isFirst: false }],
    ['{"needs":"step_free"}', NOTHING],
    ['null', NOTHING],
    ['{"needs":', NOTHING],
  ])('%j is %j', (value, kept) => {
    expect(getNeeds(holding(value))).toEqual(kept);
  });

  it('is nothing where the browser keeps nothing, and keeping says so', () => {
    expect([getNeeds(forbidden), keepsNeeds(forbidden), needsKeptPlaces(forbidden)]).toEqual([NOTHING, false, false]);
    expect(storeNeeds(forbidden, { needs: ['relaxed'], isFirst: false })).toBe(false);
  });

  it('is found again as it was kept, and gone once there is none', () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    storeNeeds(storage, { needs: ['relaxed'], isFirst: true });
    expect([getNeeds(storage), keepsNeeds(storage)]).toEqual([{ needs: ['relaxed'], isFirst: true }, true]);
    storeNeeds(storage, { needs: [], isFirst: true });
    expect([kept.size, keepsNeeds(storage)]).toEqual([0, false]);
  });

  it.each([
    ['{"needs":["step_free"]}', true],
    ['{"needs":["companion"]}', true],
    ['{"needs":["relaxed"]}', false],
    [null, false],
  ])('%j asks for kept places: %j', (value, isAsked) => {
    expect(needsKeptPlaces(holding(value))).toBe(isAsked);
  });
});
