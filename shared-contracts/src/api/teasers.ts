import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { daySchema, idSchema, pictureSchema } from './common.ts';
import { thumbnailsSchema } from './events.ts';

/** A teaser stands among the events on its position date, at the end of that day (R3). */
export const teaserSchema = z.object({
  id: idSchema,
  position: daySchema,
  preline: z.string().default(''),
  headline: z.string(),
  subline: z.string().default(''),
  link: z.string(),
  link_text: z.string().default(''),
  image_obj: pictureSchema.nullable().default(null),
  image_thumbnails: thumbnailsSchema.nullable().default(null),
});
export type Teaser = z.infer<typeof teaserSchema>;

export const teasersCall = defineCall({
  id: 'teasers',
  ...addresses.teasers,
  topics: ['events', 'stories'],
  answer: z.array(teaserSchema),
  caching: { fresh: 60, stale: 86_400 },
});
