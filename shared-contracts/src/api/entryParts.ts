import { z } from 'zod';
import { findPlayer, findVideoPlayer } from '../fields/players.ts';
import { mediaFileSchema } from './blocks/blockFields.ts';
import { pictureSchema, webUrlSchema } from './common.ts';

/** Another service's players that a page of the programme may hold: films of two, recordings of three. */
const mediaUrlSchema = webUrlSchema.refine(
  (url) => findVideoPlayer(url) !== null || findPlayer('audio', url) !== null,
  'must come from YouTube, Vimeo, SoundCloud, Spotify or Podigee',
);
const playableFileSchema = mediaFileSchema.refine(
  ({ content_type: type }) => /^(?:audio|video)\//.test(type),
  'must be a film or a recording',
);

/** A trailer or a recording, with another service or as a file of the house. `image` is the house's own poster. */
export const entryMediaSchema = z.union([
  z.object({ title: z.string(), length: z.string().optional(), image: pictureSchema.nullable().optional(), url: mediaUrlSchema }),
  z.object({
    title: z.string(),
    length: z.string().optional(),
    image: pictureSchema.nullable().optional(),
    file: playableFileSchema,
  }),
]);
export type EntryMedia = z.infer<typeof entryMediaSchema>;

/** A sentence of the press; its author is a paper or a person. */
export const pressVoiceSchema = z.object({
  quote: z.string().min(1),
  author: z.string(),
  url: webUrlSchema.optional(),
});
export type PressVoice = z.infer<typeof pressVoiceSchema>;

/** A work or a part of the evening, in order; `minutes` is how long it takes. */
export const runningOrderItemSchema = z.object({
  title: z.string().min(1),
  subline: z.string().optional(),
  minutes: z.number().int().positive().optional(),
});
export type RunningOrderItem = z.infer<typeof runningOrderItemSchema>;

/**
 * What the page of a production, and of each of its dates, tells besides; each is left
 * out where there is nothing to tell. Texts are plain, in the language of the call.
 */
export const entryParts = {
  /** Further pictures, each with its own credit. */
  gallery: z.array(pictureSchema).optional(),
  media: z.array(entryMediaSchema).optional(),
  press_voices: z.array(pressVoiceSchema).optional(),
  /** Programme booklets and the like. */
  downloads: z.array(mediaFileSchema).optional(),
  running_order: z.array(runningOrderItemSchema).optional(),
  /** What somebody may want to know before: "Stroboskoplicht". */
  content_notes: z.array(z.string().min(1)).optional(),
  /** How many intervals it has, 0 being none. */
  intervals: z.number().int().nonnegative().max(9).optional(),
};
export type EntryParts = z.infer<z.ZodObject<typeof entryParts>>;
