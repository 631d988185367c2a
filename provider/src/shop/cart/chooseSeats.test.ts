import * as fc from 'fast-check';
import { chooseSeats, type FreeRow } from './chooseSeats.ts';

/** Rows as a seating plan prints them, front first: `x` is taken. */
function plan(...rows: string[]): FreeRow[] {
  return rows.map((row, index) => ({
    position: index + 1,
    seats: row.length,
    taken: new Set([...row].flatMap((seat, place) => (seat === 'x' ? [place + 1] : []))),
  }));
}

describe('The best seats', () => {
  it.each([
    ['in an empty house are in the middle of the front', plan('.......', '.......'), 3, [1, 3, 5]],
    ['of a sold-out front are in the next row', plan('xxxxxxx', '.......'), 3, [2, 3, 5]],
    ['leave nobody a single seat', plan('.....'), 2, [1, 1, 2]],
    ['may be further back to leave no single seat', plan('...', '....'), 2, [2, 1, 2]],
    ['leave a single seat where that cannot be helped', plan('...', 'xxx'), 2, [1, 1, 2]],
    ['of a party that takes a whole row are that row', plan('...', '....'), 4, [2, 1, 4]],
    ['for one fill a gap before they tear a row apart', plan('x.x..', 'xxxxx'), 1, [1, 2, 2]],
    ['are never split by a taken one', plan('..x..'), 3, null],
    ['are never split over rows', plan('xx..', '..xx'), 3, null],
    ['are none in a sold-out house', plan('xx', 'xx'), 1, null],
  ])('%s', (_, rows, count, expected) => {
    const block = chooseSeats(rows, count);
    expect(block && [block.position, block.first, block.last]).toEqual(expected);
  });

  it('are free, beside each other and found whenever a row has them', () => {
    const houses = fc.array(fc.stringMatching(/^[x.]{1,12}$/), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(houses, fc.integer({ min: 1, max: 8 }), (rows, count) => {
        const block = chooseSeats(plan(...rows), count);
        expect(block !== null).toBe(rows.some((row) => row.includes('.'.repeat(count))));
        if (block) expect(rows[block.position - 1]?.slice(block.first - 1, block.last)).toBe('.'.repeat(count));
      }),
    );
  });
});
