import { countConflicts, planDays, type Planned, type Step } from './planDays.ts';
import { walkMinutes, type Point } from './walk.ts';

/** The theatre, the mill island next to it, and the tannery at the other end of the town. */
const WEIR: Point = [49.4172, 9.7311];
const ISLAND: Point = [49.4181, 9.7334];
const TANNERY: Point = [49.4204, 9.7419];
const POINTS = { 1: WEIR, 2: ISLAND, 5: TANNERY };

type Given = Partial<Planned> & { from: string; to?: string };

/** Events named A, B, C …, in the venue 1 and rooms of their own where nothing else is said. */
function planned(...given: Given[]): Planned[] {
  return given.map(({ from, to, ...more }, index) => ({
    id: index + 1,
    title: 'ABCDEF'[index] ?? '',
    day: from.slice(0, 10),
    instant: Date.parse(from),
    until: to === undefined ? null : Date.parse(to),
    venue: 1,
    room: index + 1,
    state: null,
    isOpenDoor: false,
    ...more,
  }));
}

const evening = (from: string, to?: string, more: Partial<Planned> = {}): Given => ({
  from: `2026-08-01T${from}:00+02:00`,
  ...(to !== undefined && { to: `2026-08-01T${to}:00+02:00` }),
  ...more,
});
const stepsOf = (...given: Given[]) =>
  planDays(planned(...given), POINTS)
    .flatMap(({ entries }) => entries)
    .map(({ event, step }) => [event.title, step && briefly(step)]);

function briefly(step: Step): string {
  const told =
    step.kind === 'overlap' ? step.titles.join('+') : step.kind === 'openEnd' ? `${step.title} ${step.minutes}` : step.minutes;
  return `${step.kind} ${told} walk ${step.walk}${step.isSameRoom ? ' same room' : ''}`;
}

describe('a plan (R66)', () => {
  it('stands in the order one goes there: days ascend, and so do the hours within them', () => {
    const days = planDays(planned(evening('20:00'), { from: '2026-07-31T22:00:00+02:00' }, evening('11:00')), POINTS);
    expect(days.map(({ day, entries }) => [day, entries.map(({ event }) => event.title)])).toEqual([
      ['2026-07-31', ['B']],
      ['2026-08-01', ['C', 'A']],
    ]);
  });

  it.each<[string, Given[], (string | null)[]]>([
    ['nothing before the first', [evening('20:00')], [null]],
    ['the way and the time', [evening('18:00', '19:00'), evening('20:00', '21:00', { venue: 5 })], [null, 'time 60 walk 15']],
    ['too little time', [evening('18:00', '19:50'), evening('20:00', '21:00', { venue: 5 })], [null, 'tight 10 walk 15']],
    ['just time enough', [evening('18:00', '19:45'), evening('20:00', '21:00', { venue: 5 })], [null, 'time 15 walk 15']],
    [
      'one after the other in a room',
      [evening('18:00', '19:00', { room: 7 }), evening('19:00', '20:00', { room: 7 })],
      [null, 'time 0 walk 0 same room'],
    ],
    ['an overlap', [evening('18:00', '20:30'), evening('20:00', '21:00', { venue: 2 })], [null, 'overlap A walk 4']],
    ['the same start without ends', [evening('20:00'), evening('20:00')], [null, 'overlap A walk 0']],
    [
      'no end: no claim but the two starts (R20)',
      [evening('18:00'), evening('20:00', '21:00', { venue: 5 })],
      [null, 'openEnd A 120 walk 15'],
    ],
    [
      'no coordinates: no way (R67)',
      [evening('18:00', '19:59'), evening('20:00', '21:00', { venue: 9 })],
      [null, 'time 1 walk null'],
    ],
    ['no venue: no way', [evening('18:00', '19:59', { venue: null }), evening('20:00')], [null, 'time 1 walk null']],
    [
      'three in a row, the first of which outlasts the second',
      [evening('18:00', '22:00', { venue: 5 }), evening('19:00', '20:00'), evening('22:05', '23:00')],
      [null, 'overlap A walk 15', 'tight 5 walk 15'],
    ],
    [
      'two that run while the third begins',
      [evening('18:00', '22:00'), evening('19:00', '21:30'), evening('21:00', '23:00')],
      [null, 'overlap A walk 0', 'overlap A+B walk 0'],
    ],
    [
      'what does not take place is passed over',
      [evening('18:00', '19:00'), evening('18:30', '20:00', { state: 'cancelled' }), evening('19:30', '20:00')],
      [null, null, 'time 30 walk 0'],
    ],
    [
      'an exhibition is in nobody’s way',
      [evening('10:00', '22:00', { isOpenDoor: true }), evening('19:00', '20:00'), evening('21:00', '22:00')],
      [null, null, 'time 60 walk 0'],
    ],
  ])('tells %s', (_, given, steps) => {
    expect(stepsOf(...given).map(([, step]) => step)).toEqual(steps);
  });

  it('lets a night lie between two days, unless one runs into the next', () => {
    const late: Given = { from: '2026-08-01T22:00:00+02:00', to: '2026-08-02T00:30:00+02:00' };
    expect(stepsOf(late, { from: '2026-08-02T11:00:00+02:00' })).toEqual([
      ['A', null],
      ['B', null],
    ]);
    expect(stepsOf(late, { from: '2026-08-02T00:15:00+02:00' })[1]).toEqual(['B', 'overlap A walk 0']);
    expect(stepsOf(late, { from: '2026-08-02T00:35:00+02:00', venue: 5 })[1]).toEqual(['B', 'tight 5 walk 15']);
  });

  it('counts minutes that pass: the hour that autumn has twice is two of them (R2)', () => {
    const first: Given = { from: '2026-10-25T01:00:00+02:00', to: '2026-10-25T02:30:00+02:00' };
    expect(stepsOf(first, { from: '2026-10-25T02:30:00+01:00' })[1]).toEqual(['B', 'time 60 walk 0']);
  });

  it('counts what cannot be reached in time', () => {
    const days = planDays(
      planned(evening('18:00', '20:30'), evening('20:00', '20:55'), evening('21:00', '22:00', { venue: 5 })),
      POINTS,
    );
    expect(countConflicts(days)).toBe(2);
    expect(countConflicts(planDays(planned(evening('18:00'), evening('19:00')), POINTS))).toBe(0);
  });
});

describe('a way on foot (R67)', () => {
  it.each([
    ['next door', WEIR, ISLAND, 4],
    ['across the town', WEIR, TANNERY, 15],
    ['nowhere', WEIR, WEIR, 0],
  ])('%s', (_, from, to, minutes) => {
    expect(walkMinutes(from, to)).toBe(minutes);
    expect(walkMinutes(to, from)).toBe(minutes);
  });
});
