import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { CROP_FORMATS, type CropFormat } from '../fields/cropFormats.ts';
import { mediaFileSchema } from './blocks/blockFields.ts';
import { defineCall } from './call.ts';
import {
  idSchema,
  instantSchema,
  localisedPathsSchema,
  pathSchema,
  pictureSchema,
  problemSchema,
  queryIdSchema,
} from './common.ts';

/**
 * The library of pictures and files that editors use. What is changed of an entry holds wherever it is used, at
 * once and without publishing: so an entry that visitors see is changed by accounts that may publish (403).
 */
const access = 'editor';
/** Entries of one answer of the list. */
export const MEDIA_PAGE_SIZE = 48;
export const MAX_MEDIA_TAGS = 20;

const percent = z.number().min(0).max(100);
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);
const bothTexts = z.object({ de: line(500), en: line(500) });
const tags = z.array(line(60).min(1)).max(MAX_MEDIA_TAGS);
const revision = z.number().int().nonnegative();
const focalPoint = z.object({ x: percent, y: percent });
/** Part of a picture, in percent of its width and height; none smaller than a twentieth. */
const cropArea = z
  .object({ x: percent, y: percent, width: percent.min(5), height: percent.min(5) })
  .refine(({ x, y, width, height }) => x + width <= 100.01 && y + height <= 100.01, 'must lie within the picture');
const crops = z.partialRecord(z.enum(Object.keys(CROP_FORMATS) as [CropFormat, ...CropFormat[]]), cropArea);

export const mediaKindSchema = z.enum(['picture', 'audio', 'video', 'document']);
export type MediaKind = z.infer<typeof mediaKindSchema>;

export const mediaItemSchema = z.object({
  id: idSchema,
  kind: mediaKindSchema,
  name: z.string(),
  content_type: z.string(),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  created: instantSchema,
  /** The account that uploaded it; null where that is not known any more. */
  username: z.string().nullable(),
  /** What a field of a block stores; it stays the same when the file is replaced. */
  value: z.union([pictureSchema, mediaFileSchema]),
  /** Its picture as it is now, whole; null of what is none. */
  picture: pictureSchema.nullable(),
  /** Where the file itself is: what a link leads to. */
  path: z.string(),
  /** Shown where the place has no text of its own. */
  alt: z.object({ de: z.string(), en: z.string() }),
  /** It says nothing that the text beside it does not say; so it needs no `alt`. */
  is_decorative: z.boolean(),
  credit: z.string(),
  focal_point: focalPoint.nullable(),
  crops,
  tags: z.array(z.string()),
  revision,
});
export type MediaItem = z.infer<typeof mediaItemSchema>;

/** With 409 of another `revision` and with 412 comes the entry as it is. */
export const mediaConflictSchema = problemSchema.extend({ current: mediaItemSchema });

/** Entries by the words of name, texts, credit and tags, the newest first; the tags of all with how many have them. */
export const mediaCall = defineCall({
  id: 'media',
  ...addresses.media,
  query: z.object({
    query: z.string().trim().max(200).optional(),
    tag: z.string().max(60).optional(),
    kind: mediaKindSchema.optional(),
    /** The one entry whose `value` has this base or path. */
    value: pathSchema.max(300).optional(),
    page: queryIdSchema.optional(),
  }),
  answer: z.object({
    count: z.number().int().nonnegative(),
    results: z.array(mediaItemSchema).max(MEDIA_PAGE_SIZE),
    tags: z.array(z.object({ name: z.string(), count: z.number().int().positive() })),
  }),
  access,
});

/** Takes what this editor uploaded as a temp file into the library; the same again is no mistake. */
export const createMediaCall = defineCall({
  id: 'createMedia',
  ...addresses.createMedia,
  body: z.object({ temp_file: z.uuid(), tags: tags.optional() }),
  answer: mediaItemSchema,
  access,
  status: 201,
});

/** Changes what is named. */
export const changeMediaCall = defineCall({
  id: 'changeMedia',
  ...addresses.changeMedia,
  body: z
    .object({
      name: line(200).min(1),
      alt: bothTexts,
      is_decorative: z.boolean(),
      credit: line(300),
      focal_point: focalPoint.nullable(),
      crops,
      tags,
      revision,
    })
    .partial(),
  answer: mediaItemSchema,
  access,
});

/** Puts another file of the same kind into its place, wherever it is used; it has no crops and no focal point yet. */
export const replaceMediaCall = defineCall({
  id: 'replaceMedia',
  ...addresses.replaceMedia,
  body: z.object({ temp_file: z.uuid(), revision: revision.optional() }),
  answer: mediaItemSchema,
  access,
});

/** Takes an entry out of the library; 409 of the field `usages` while something uses it. Earlier versions keep their file. */
export const removeMediaCall = defineCall({
  id: 'removeMedia',
  ...addresses.removeMedia,
  answer: z.object({ id: idSchema }),
  access,
});

export const mediaUsageSchema = z.object({
  content_type: z.string(),
  object_id: idSchema,
  titles: z.object({ de: z.string(), en: z.string() }),
  /** Of a page. */
  urls: localisedPathsSchema.nullable(),
  /** In what visitors see, in what editors work on. */
  is_published: z.boolean(),
  is_draft: z.boolean(),
  /** A page that was removed and can come back. */
  is_in_bin: z.boolean(),
});
export type MediaUsage = z.infer<typeof mediaUsageSchema>;

/** The documents that use an entry, in what is published or in a draft. */
export const mediaUsagesCall = defineCall({
  id: 'mediaUsages',
  ...addresses.mediaUsages,
  answer: z.object({ usages: z.array(mediaUsageSchema) }),
  access,
});
