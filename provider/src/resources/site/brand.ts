import { brandSchema, type Brand } from '@spielplan/shared-contracts/api';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { z } from 'zod';

/** The settings that hold how the house looks, and the languages of the site. */
export const BRAND_KEY = 'brand';
export const LANGUAGES_KEY = 'languages';

/** What is not as it should be must not take the site with it. */
const { colors, typeface, share_image: image, texts } = brandSchema.shape;
export const storedBrandSchema = z
  .object({
    colors: colors.catch(undefined),
    typeface: typeface.catch(undefined),
    share_image: image.catch(undefined),
    texts: texts.catch(undefined),
  })
  .optional()
  .catch(undefined);
export const storedLanguagesSchema = z
  .array(z.enum(LANGUAGES))
  .min(1)
  .catch([...LANGUAGES]);

/** The parts that are there; undefined where none is. */
export function presentBrand(stored: z.infer<typeof storedBrandSchema>): Brand | undefined {
  const parts = Object.entries(stored ?? {}).filter(([, value]) => value !== undefined);
  return parts.length > 0 ? (Object.fromEntries(parts) as Brand) : undefined;
}
