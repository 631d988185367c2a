import type { CropFormat } from '@spielplan/shared-contracts/rules/crop-formats';

/** The formats that the blocks of pictures know; the library has a crop for each. */
const PICTURE_FORMATS: readonly CropFormat[] = ['landscape', 'portrait', 'square'];

/** Texts on the wire of which only some mean something. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'image.format': PICTURE_FORMATS,
  'image_list.format': PICTURE_FORMATS,
};

/** The values that a field is chosen from, where its schema does not name them; undefined for all others. */
export function choicesOf(model: string | undefined, path: string): readonly string[] | undefined {
  return CHOICES[`${model ?? ''}.${path}`];
}
