import type { z } from 'zod';
import { atLeastOne } from '../testing/index.ts';
import {
  eventDetailSchema,
  eventSummarySchema,
  legalTextSchema,
  personDetailSchema,
  productionDetailSchema,
  seriesDetailSchema,
  storySchema,
  teaserSchema,
  venueDetailSchema,
} from './index.ts';
import { readForgivingly } from './readForgivingly.ts';

const EVENT = {
  id: 1,
  slug: 'faust',
  name: 'Faust',
  link: '/de/faust/1',
  date_start: '2026-08-01T20:00:00+02:00',
  status: 'scheduled',
};
const THING = { id: 1, slug: 'faust', name: 'Faust', headline: 'Faust', link: '/de/faust' };
/** What each page cannot do without. Everything else decorates it. */
const BARE: readonly (readonly [name: string, schema: z.ZodType, needed: Readonly<Record<string, unknown>>])[] = [
  ['an event of a list', eventSummarySchema, EVENT],
  ['an event', eventDetailSchema, EVENT],
  ['a production', productionDetailSchema, THING],
  ['a story', storySchema, { ...THING, published: '2026-08-01T20:00:00+02:00' }],
  ['a series', seriesDetailSchema, THING],
  ['a venue', venueDetailSchema, THING],
  ['a person', personDetailSchema, { ...THING, first_name: 'Ada', last_name: 'Kern' }],
  ['a teaser', teaserSchema, { ...THING, position: '2026-08-01' }],
  ['a legal text', legalTextSchema, { title: 'Impressum', body: '' }],
];

describe('What only decorates a page may be left out', () => {
  it.each(BARE)('of %s: all of it', (_, schema, needed) => {
    const read = readForgivingly(schema, needed);
    expect(read).toMatchObject({ success: true, leftOut: [] });
  });

  it.each(BARE)('of %s: any part may be null', (_, schema, needed) => {
    const { shape } = schema as z.ZodObject;
    for (const field of atLeastOne(Object.keys(shape).filter((name) => !(name in needed)))) {
      const read = readForgivingly(schema, { ...needed, [field]: null });
      expect([field, read.success]).toEqual([field, true]);
    }
  });

  it.each(BARE)('of %s: any part may be unreadable', (_, schema, needed) => {
    const { shape } = schema as z.ZodObject;
    for (const field of atLeastOne(Object.keys(shape).filter((name) => !(name in needed)))) {
      const read = readForgivingly(schema, { ...needed, [field]: new Date(0) });
      expect([field, read.success]).toEqual([field, true]);
    }
  });

  it('and a change without an offset is left out, not the page', () => {
    const read = readForgivingly(eventDetailSchema, { ...EVENT, modified: '2026-08-01T20:00:00' });
    expect(read).toMatchObject({ success: true, leftOut: [{ at: 'modified' }] });
  });
});
