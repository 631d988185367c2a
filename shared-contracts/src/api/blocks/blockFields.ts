import { z } from 'zod';
import { LINK_TARGET, toLinkTarget } from '../../fields/linkTarget.ts';
import { countChars, plainText } from '../../fields/plainText.ts';
import { idSchema, instantSchema, pathSchema, pictureSchema, richTextSchema } from '../common.ts';

/** Fields that many content blocks share, as a page carries them. */
export const optionalText = z.string().default('');
export const optionalRichText = richTextSchema.default('');
export const optionalPicture = pictureSchema.nullable().default(null);
export const optionalFlag = z.boolean().default(false);
/** The time from or to which a block is shown (R53); null is without limit. */
export const optionalInstant = instantSchema.nullable().default(null);

/** A file for a player; `path` is a path of this site. */
export const mediaFileSchema = z.object({
  path: pathSchema,
  content_type: z.string(),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  name: z.string(),
});
export type MediaFile = z.infer<typeof mediaFileSchema>;

/** A file just uploaded, named by the id of its temp file. */
export const uploadedFileSchema = z.object({ temp_file: z.uuid(), alt: z.string().max(500).optional() });

/** What an editor may save for a picture or a file: the one that is there already, or an upload. */
export const pictureInputSchema = z.union([pictureSchema.extend({ base: pathSchema }), uploadedFileSchema]);
export const mediaFileInputSchema = z.union([mediaFileSchema, uploadedFileSchema]);

/** Where a link may lead: a path, an anchor, the web, mail or telephone; never a script. */
export const linkTargetSchema = z
  .string()
  .trim()
  .overwrite((link) => toLinkTarget(link) ?? link)
  .max(2_000)
  .regex(LINK_TARGET)
  .refine((link) => toLinkTarget(link) !== null)
  .meta({ format: 'link' });

/** Rich text of so many characters; its markup is not counted. */
export function shortRichText(max: number) {
  return z
    .string()
    .refine((html) => countChars(html) <= max)
    .meta({ format: 'rich-text', maxLength: max });
}

/** Rich text with at least one word. */
export const requiredRichText = z
  .string()
  .refine((html) => plainText(html) !== '')
  .meta({ format: 'rich-text' });

/** The key of a block's part where it has one. */
export const partId = idSchema.optional();
