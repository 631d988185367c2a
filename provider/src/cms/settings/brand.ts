import { brandSchema, type Brand } from '@spielplan/shared-contracts/api';
import { z } from 'zod';

/** The setting that holds how the house looks. */
export const BRAND_KEY = 'brand';

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

/** The parts that are there; undefined where none is. */
export function presentBrand(stored: z.infer<typeof storedBrandSchema>): Brand | undefined {
  const parts = Object.entries(stored ?? {}).filter(([, value]) => value !== undefined);
  return parts.length > 0 ? (Object.fromEntries(parts) as Brand) : undefined;
}
