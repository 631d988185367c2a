import { z } from 'zod';

export const idSchema = z.number().int().positive();
/**
 * An ISO 8601 instant with its offset, `Z`, `+02:00` or `+0200`; the last is read as the one before.
 */
export const instantSchema = z
  .string()
  .overwrite((instant) => instant.replace(/(:\d\d(?:\.\d+)?[+-]\d\d)(\d\d)$/, '$1:$2'))
  .datetime({ offset: true });
/** A day of the house, `YYYY-MM-DD`. */
export const daySchema = z.iso.date();
/** A price as the ticket system writes it, such as "12.00". */
export const priceStringSchema = z.string();
/**
 * A path of this site that starts with one slash. Browsers read a
 * backslash or a tab behind it as a second one, so neither passes.
 */
export const pathSchema = z.string().regex(/^\/(?!\/)[^\\\p{Cc}]*$/u);
/** An address on the web: http or https, never `javascript:` or `data:`. */
export const webUrlSchema = z.url({ protocol: /^https?$/ });
export const slugSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/**
 * A file of a picture: a path of this site, or an address
 * of an origin that `media_origins` in the settings names.
 */
export const pictureUrlSchema = z.string().regex(/^(?:\/(?!\/)|https?:\/\/[a-z0-9.-]+(?::\d+)?\/)[^\\?#\p{Cc}]*$/u);

/** A thing another one refers to: its id, its name in the language of the call, its slug. */
export const namedSchema = z.object({ id: idSchema, name: z.string(), slug: slugSchema });
export type Named = z.infer<typeof namedSchema>;

/** Sanitised rich text: p, ul, ol, li, a, strong, em, br; in texts that are no block also h2, h3 and blockquote. */
export const richTextSchema = z.string().meta({ format: 'rich-text' });
/** A thing's paths in the languages it exists in. */
export const localisedPathsSchema = z.object({ de: pathSchema.optional(), en: pathSchema.optional() });

/** An id or a page number of a query, within what a database integer holds. */
export const queryIdSchema = z.coerce.number().int().positive().max(2_147_483_647);
/** The same in a body. */
export const storedIdSchema = idSchema.max(2_147_483_647);
/** The secret of a preview link: 32 random bytes in base64url. */
export const PREVIEW_TOKEN = /^[A-Za-z0-9_-]{43}$/;
export const previewTokenSchema = z.string().regex(PREVIEW_TOKEN);
/**
 * With a session of an editor the working state, and each block with its revision; to everybody else
 * `edit` says nothing. `preview` shows the working state of the one document that the link is for.
 */
export const editQuery = { edit: z.literal('1').optional(), preview: previewTokenSchema.optional() };
/** Calls without a language in their path take it here; without it they answer in German. */
export const languageQuerySchema = z.object({ lang: z.enum(['de', 'en']).optional() });

/**
 * A page of a list. `next` and `previous` are the provider's
 * own addresses; only their being null means something here.
 */
export function pagedOf<T extends z.ZodType>(item: T) {
  return z.object({
    count: z.number().int().nonnegative(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
}

const pixels = z.number().int().positive();
const widths = z.array(pixels).min(1);

/**
 * A picture in several widths and formats. The file of one of them is `{base}-{width}.{format}`.
 * `width` and `height` are the original's pixels (for the ratio), `color` is the dominant colour as
 * a placeholder.
 */
export const pictureSchema = z.object({
  base: pictureUrlSchema,
  alt: z.string(),
  width: pixels,
  height: pixels,
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  widths,
  formats: z.array(z.enum(['avif', 'webp', 'jpg', 'png', 'gif'])).min(1),
  credit: z.string().optional(),
  /** What stays in sight where a place crops the picture, as CSS writes `object-position`: from the upper left. */
  focal_point: z
    .string()
    .regex(/^\d{1,3}% \d{1,3}%$/)
    .optional(),
  /** The part that a place shows in its format, where it shows the picture whole as well; of the same `formats`. */
  part: z.object({ base: pictureUrlSchema, width: pixels, height: pixels, widths }).optional(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** What every refused request answers; `field` names the input that is wrong. */
export const problemSchema = z.object({
  error: z.string(),
  code: z.string(),
  detail: z.string().optional(),
  field: z.string().optional(),
  /** Of a field of a block: which rule of product.md section 5 refused it (`FIELD_RULES`), and what that allows. */
  rule: z.string().optional(),
  limit: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
