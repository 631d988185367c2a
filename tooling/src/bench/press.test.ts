import { readPress, type NotedPress } from './press.ts';

const down = { name: 'pointerdown', duration: 24 };
const up = { name: 'pointerup', duration: 48 };
const click = { name: 'click', duration: 40 };

describe('how long a press waits for the next paint', () => {
  it.each<[string, NotedPress, boolean, number | null]>([
    ['is that of its slowest event', { events: [down, up, click], hasArrived: true }, false, 48],
    ['is waited for while nothing has been told', { events: [], hasArrived: true }, false, null],
    ['is waited for while only its beginning has been told', { events: [down], hasArrived: true }, false, null],
    ['is that of its beginning where its end was too quick', { events: [down], hasArrived: true }, true, 24],
    ['is the shortest that is told where none of it was slow enough', { events: [], hasArrived: true }, true, 16],
  ])('%s', (_, noted, isLast, expected) => {
    expect(readPress(noted, isLast)).toBe(expected);
  });

  it('is never told of a press that has not arrived', () => {
    expect(readPress({ events: [], hasArrived: false }, false)).toBeNull();
    expect(() => readPress({ events: [], hasArrived: false }, true)).toThrow('did not arrive');
  });
});
