import { ACCESS, ACCESS_NEEDS } from '@spielplan/shared-contracts/api';
import * as fc from 'fast-check';
import type { Programme, ProgrammeEntry } from '../entries/programme.ts';
import { countOptions } from './countOptions.ts';
import { type EventFilters, isInList, wantedBy } from './eventFilters.ts';
import { entriesFrom, findInProgramme } from './findInProgramme.ts';

const DAYS = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04', '2026-10-05', '2026-10-06'];

/** Only what lists filter by. */
const entry = fc
  .record({
    day: fc.nat(5),
    room: fc.nat(3),
    production: fc.nat(4),
    genre: fc.nat(2),
    tags: fc.uniqueArray(fc.nat(3)),
    access: fc.subarray([...ACCESS]),
    surtitles: fc.subarray(['en']),
  })
  .map(({ day, room, production, genre, tags, access, surtitles }) => ({
    event: { id: 0, day: DAYS[day], roomId: room, access: access.slice(1), surtitles },
    room: { access: access.slice(0, 1) },
    production: { id: production, seriesId: production % 2 || null, genreId: genre },
    type: { slug: genre === 0 ? 'premiere' : 'gastspiel' },
    tags: tags.map((id) => ({ id })),
  }));

const programme = fc.array(entry, { maxLength: 40 }).map((drawn): Programme => {
  const sorted = drawn.toSorted((one, other) => (one.event.day ?? '').localeCompare(other.event.day ?? ''));
  const entries = sorted.map((one, index) => ({ ...one, event: { ...one.event, id: index + 1 } })) as unknown as ProgrammeEntry[];
  return {
    entries,
    byId: new Map(entries.map((one) => [one.event.id, one])),
    byTicketId: new Map(),
    ofProduction: Map.groupBy(entries, ({ production }) => production.id),
  };
});

function idsTo(last: number) {
  return fc.uniqueArray(fc.nat(last), { minLength: 1, maxLength: 3 }).map((ids) => ids.join(','));
}

const question = fc.record({
  filters: fc.record(
    {
      room: idsTo(3),
      type: fc.constantFrom('premiere', 'lesung', 'lesung,gastspiel'),
      tag: idsTo(3),
      series: idsTo(2),
      genre: idsTo(2),
      access: fc.subarray([...ACCESS_NEEDS], { minLength: 1, maxLength: 3 }).map((needs) => needs.join(',')),
      production: fc.nat(5),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<EventFilters>,
  days: fc.record({ from: fc.constantFrom(...DAYS, '1900-01-01'), to: fc.constantFrom(...DAYS, undefined) }),
  ids: fc.constantFrom(undefined, '3,1,99', '7'),
});

it('A list is what a look at every single event finds, and its counts are those of every single event', () => {
  fc.assert(
    fc.property(programme, fc.array(question, { minLength: 1, maxLength: 4 }), (all, questions) => {
      // Each twice: what is remembered is the same.
      for (const { filters, days, ids } of [...questions, ...questions]) {
        const asked = all.entries.filter(({ event }) => ids === undefined || ids.split(',').includes(String(event.id)));
        const { found, option_counts } = findInProgramme(all, { ids, filters, days, counts: true });
        const wanted = wantedBy(filters, days);
        expect(found).toEqual(asked.filter((one) => isInList(one, wanted)));
        expect(option_counts).toEqual(countOptions(asked, wanted));
        expect(findInProgramme(all, { ids, filters, days }).option_counts).toBeUndefined();
      }
    }),
    { numRuns: 200, seed: 21 },
  );
});

it('What has any of several options of a filter is in the list, and each option counts what it alone has', () => {
  const entries = [
    { genre: 1, room: 1 },
    { genre: 2, room: 1 },
    { genre: 3, room: 1 },
    { genre: 2, room: 2 },
  ].map(({ genre, room }, index) => ({
    event: { id: index + 1, day: DAYS[0], roomId: room, access: [], surtitles: [] },
    room: { access: [] },
    production: { id: 1, seriesId: null, genreId: genre },
    type: { slug: 'premiere' },
    tags: [],
  })) as unknown as ProgrammeEntry[];
  const all: Programme = { entries, byId: new Map(), byTicketId: new Map(), ofProduction: new Map() };
  const { found, option_counts } = findInProgramme(all, {
    filters: { genre: '1,2', room: '1' },
    days: { from: DAYS[0]! },
    counts: true,
  });
  expect(found.map(({ event }) => event.id)).toEqual([1, 2]);
  expect([option_counts?.genre, option_counts?.room]).toEqual([
    { 1: 1, 2: 1, 3: 1 },
    { 1: 2, 2: 1 },
  ]);
});

it('What meets all of several needs is in the list, of the room or of the date, and a need counts beside those chosen', () => {
  const entries = [
    { room: ['step_free'], own: ['sign_language'], surtitles: [] },
    { room: ['step_free'], own: [], surtitles: ['en'] },
    { room: [], own: ['sign_language'], surtitles: [] },
  ].map(({ room, own, surtitles }, index) => ({
    event: { id: index + 1, day: DAYS[0], roomId: 1, access: own, surtitles },
    room: { access: room },
    production: { id: 1, seriesId: null, genreId: 1 },
    type: { slug: 'premiere' },
    tags: [],
  })) as unknown as ProgrammeEntry[];
  const all: Programme = { entries, byId: new Map(), byTicketId: new Map(), ofProduction: new Map() };
  const asked = (access: string) => {
    const { found, option_counts } = findInProgramme(all, { filters: { access }, days: { from: DAYS[0]! }, counts: true });
    return [found.map(({ event }) => event.id), option_counts?.access];
  };
  expect(asked('step_free')).toEqual([[1, 2], { step_free: 2, sign_language: 1, surtitles: 1 }]);
  expect(asked('step_free,sign_language')).toEqual([[1], { step_free: 1, sign_language: 1 }]);
  expect(asked('surtitles')).toEqual([[2], { step_free: 1, surtitles: 1 }]);
});

it('The entries of a day and later begin with the first of that day', () => {
  const entries = DAYS.map((day) => ({ event: { day } })) as unknown as ProgrammeEntry[];
  const daysFrom = (day: string) => entriesFrom(entries, day).map(({ event }) => event.day);
  expect(daysFrom('2026-10-04')).toEqual(DAYS.slice(3));
  expect(daysFrom('2026-10-03')).toEqual(DAYS.slice(2));
  expect([daysFrom('1900-01-01'), daysFrom('2026-10-07')]).toEqual([DAYS, []]);
});
