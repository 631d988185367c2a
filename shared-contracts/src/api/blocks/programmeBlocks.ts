import { z } from 'zod';
import { idSchema, instantSchema } from '../common.ts';
import { defineBlock, requiredTextSchema } from './defineBlock.ts';
import { optionalFlag, optionalText } from './blockFields.ts';

/** Moving windows of an event list (R19). */
export const eventListWindowSchema = z.enum(['next_3_days', 'weekend']);

/** A block is a taste of the programme, not the programme. */
export const MAX_BLOCK_EVENTS = 12;

/**
 * Events of a window of time. `date_from` null is now; `filters`, where given, wins
 * over the dates; `children` are the ids of events picked by hand, which win over both. `items` is the most events shown.
 */
export const eventListBlock = defineBlock(
  'event_list',
  z.object({
    headline: optionalText,
    date_from: z.union([instantSchema, z.iso.date()]).nullable().default(null),
    date_to: z.union([instantSchema, z.iso.date()]).nullable().default(null),
    filters: z
      .union([eventListWindowSchema, z.literal('')])
      .nullable()
      .default(null),
    tag: idSchema.nullable().default(null),
    children: z.array(idSchema).default([]),
    items: z.number().int().min(1).max(MAX_BLOCK_EVENTS).optional(),
  }),
);

/** `venue` is the id of the house shown. */
export const venueBlock = defineBlock('venue', z.object({ venue: idSchema, headline: optionalText }));
/** With `visit` each house tells its hours, the way there and its access, below the hours of today. */
export const venueListBlock = defineBlock(
  'venue_list',
  z.object({ headline: optionalText, children: z.array(idSchema).default([]), visit: optionalFlag }),
  {
    headline: requiredTextSchema,
  },
);
