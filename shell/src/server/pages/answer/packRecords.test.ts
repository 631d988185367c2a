import { packRecords } from './packRecords.ts';
import { unpackRecords } from '../../../browser/unpackRecords.ts';

const written = (value: unknown) => JSON.stringify(packRecords(value));
const roundTrip = (value: unknown) => unpackRecords(JSON.parse(written(value)));

const picture = (base: string) => ({ base, widths: [320, 480], alt: '' });
const event = (id: number) => ({ kind: 'event', id, picture: picture(`/p/${id}`), series: id % 2 ? 'a' : null });
const teaser = (id: number) => ({ kind: 'teaser', id, picture: null });

describe('records in the data of a page', () => {
  it.each<[what: string, value: unknown]>([
    ['values', [1, 'a', null, true, [], {}, [[]], [{}], '']],
    ['a list of equal builds', { items: [event(1), event(2), event(3)] }],
    ['a list of several builds', [event(1), event(2), teaser(1), teaser(2)]],
    ['a list of too many builds', [event(1), teaser(1), event(2), teaser(2), 'x']],
    ['records and other values', [event(1), event(2), 3, null]],
    ['one record', [event(1)]],
    ['empty records', [{}, {}, {}]],
    [
      'lists inside of records',
      [
        { url: '/a', children: [] },
        {
          url: '/b',
          children: [
            { url: '/c', children: [] },
            { url: '/d', children: [] },
          ],
        },
      ],
    ],
    ['equal values that are records', [{ a: { b: [1] } }, { a: { b: [1] } }]],
    ['columns of several builds', [{ a: { b: 1 } }, { a: { c: 1 } }]],
    ['the names of the marks', { '#': 2, list: [{ '=': 1 }, { '=': 2 }], '=': { '+': [1] } }],
    ['columns with the names of the marks', [{ a: { '#': 1 } }, { a: { '#': 2 } }, { a: { '+': 2 } }]],
    ['a table within the value of a mark', [{ '#': [event(1), event(2)] }, { '#': [event(1), event(2)] }]],
    [
      'names that objects inherit',
      [
        { toString: 1, constructor: 'x' },
        { toString: 2, constructor: 'y' },
      ],
    ],
  ])('come back as they were: %s', (_, value) => {
    expect(roundTrip(value)).toEqual(JSON.parse(JSON.stringify(value)));
  });

  it('come back without what JSON leaves out', () => {
    expect(roundTrip([{ a: 1, b: undefined }, { a: 2, b: undefined }, { a: 3 }])).toStrictEqual([{ a: 1 }, { a: 2 }, { a: 3 }]);
  });

  it('name what they share once', () => {
    const text = written([event(1), event(2), event(3), teaser(1), teaser(2)]);
    expect(text.match(/"picture"/g)).toHaveLength(2);
    expect(text.match(/"widths":\{"=":\[320,480\]\}/g)).toHaveLength(1);
    expect(text).toContain('"base":["/p/1","/p/2","/p/3"]');
  });

  it('come back whatever they are', () => {
    const value = { deep: [[{ n: 1 }, { n: 2 }], { '=': { x: [{ m: 1 }, { m: 2 }] } }] };
    expect(roundTrip(value)).toEqual(value);
    for (let seed = 1; seed <= 200; seed += 1) {
      const made = random(seed, 4);
      expect(roundTrip(made)).toEqual(JSON.parse(JSON.stringify(made)));
    }
  });
});

/** Any value, the same for the same seed. */
function random(seed: number, depth: number): unknown {
  let state = seed;
  const next = (most: number) => ((state = (state * 48_271) % 2_147_483_647) % 1_000_003) % most;
  const make = (left: number): unknown => {
    const kind = left === 0 ? next(3) : next(6);
    if (kind === 0) return next(3);
    if (kind === 1) return ['', 'a', '#'][next(3)];
    if (kind === 2) return [null, true, []][next(3)];
    if (kind === 3) return Array.from({ length: next(5) }, () => make(left - 1));
    const names = ['#', '=', '+', 'a', 'b', 'c'].slice(next(6), 6);
    const record = () => Object.fromEntries(names.map((name) => [name, make(left - 1)]));
    return kind === 4 ? record() : Array.from({ length: next(5) }, record);
  };
  return make(depth);
}
