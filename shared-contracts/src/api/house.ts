import { z } from 'zod';
import { pictureUrlSchema, webUrlSchema } from './common.ts';

/**
 * The mark beside the site's name. A drawing is a single shape that takes the colours of the theme,
 * the dark scheme and forced colours; a picture stays as it is. Both stand 40 px high and are as
 * wide as they are.
 */
export const houseLogoSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('drawing'),
    /** `viewBox` and the `d` of a path as SVG writes them. */
    view_box: z.string().regex(/^-?[\d.]+(?:[ ,]+-?[\d.]+){3}$/),
    path: z
      .string()
      .max(8_000)
      .regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]+$/),
  }),
  z.object({
    kind: z.literal('picture'),
    src: pictureUrlSchema,
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  }),
]);
export type HouseLogo = z.infer<typeof houseLogoSchema>;

const telephoneSchema = z.string().regex(/^\+?(?=(?:.*\d){3})[\d /.()\u00a0\u2010-\u2013-]{3,30}$/);

/**
 * Who runs the site, for its frame and for search engines. The same
 * in both languages; each part may be left out and is then not shown.
 */
export const houseSchema = z.object({
  logo: houseLogoSchema.optional(),
  address: z
    .object({
      street: z.string(),
      postal_code: z.string(),
      town: z.string(),
      /** ISO 3166-1, two capital letters. */
      country: z.string().regex(/^[A-Z]{2}$/),
    })
    .optional(),
  /** As it is read aloud, with the code of the country: `+49 69 90009 100`. */
  telephone: telephoneSchema.optional(),
  email: z.email().optional(),
  /** Whom to ask about access where nothing can be booked or found here. */
  access_service: z.object({ telephone: telephoneSchema.optional(), email: z.email().optional() }).optional(),
  /** Where else on the web the house is itself (schema.org `sameAs`). */
  profiles: z.array(webUrlSchema).default([]),
});
export type House = z.infer<typeof houseSchema>;
