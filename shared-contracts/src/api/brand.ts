import { z } from 'zod';
import { LANGUAGES } from '../i18n/language.ts';
import { findColorFault } from '../fields/colors.ts';
import { pictureUrlSchema } from './common.ts';

const hexSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/**
 * Three values that a house's own theme is made of (`palettesOf`). Each has to be readable on the ground
 * (WCAG 1.4.3); the message names the nearest value that is.
 */
export const houseColorsSchema = z
  .object({ ground: hexSchema, ink: hexSchema, accent: hexSchema })
  .superRefine((colors, context) => {
    const fault = findColorFault(colors);
    if (!fault) return;
    const message = `${colors[fault.field]} on ${colors.ground} has a contrast of ${fault.ratio.toFixed(2)}, 4.5 is needed; the nearest that has it is ${fault.nearest}`;
    context.addIssue({ code: 'custom', path: [fault.field], message });
  });

/** A message of the interface by its owner and its key: `shell:footer.imprint`. */
export const MESSAGE_KEY = /^[a-z][a-z0-9-]{0,40}:[\w.-]{1,120}$/;
/** In characters. */
export const MAX_HOUSE_TEXT = 500;
const textsSchema = z.record(z.string().regex(MESSAGE_KEY), z.string().trim().min(1).max(MAX_HOUSE_TEXT));

/** The files of one typeface. */
export const MAX_TYPEFACE_FILES = 4;

/**
 * How the site of this house is its own. Each part may be left out and is then as the software brings it. The mark
 * stands in `house.logo`; favicons and the icons of an installed site are made of it.
 */
export const brandSchema = z.object({
  colors: houseColorsSchema.optional(),
  /**
   * WOFF2 files of one typeface, one for each weight or a variable one for all. The site reads weights and measures
   * from the files and hands them out itself.
   */
  typeface: z.object({ files: z.array(pictureUrlSchema).min(1).max(MAX_TYPEFACE_FILES) }).optional(),
  /** What a page without a picture of its own is shared with. */
  share_image: z
    .object({ src: pictureUrlSchema, width: z.number().int().positive(), height: z.number().int().positive() })
    .optional(),
  /**
   * Texts that take the place of the interface's own, by language and key (`MESSAGE_KEY`). What names no message, or
   * lacks one of its `{{placeholders}}`, stays as it was, and the log of the site says so.
   */
  texts: z.partialRecord(z.enum(LANGUAGES), textsSchema).optional(),
});
export type Brand = z.infer<typeof brandSchema>;
export type HouseTexts = NonNullable<Brand['texts']>;
