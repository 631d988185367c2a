import { createRandom } from '../../platform/random.ts';
import { type Composition, type Sheet, rect } from './compositions/composition.ts';
import { duet, letter, passage, spiral, stairs, tiles } from './compositions/form.ts';
import { portrait } from './compositions/portrait.ts';
import { beams, chord, crescendo, organ, strings } from './compositions/rhythm.ts';
import { bridge, current, moonrise, sails } from './compositions/river.ts';
import { riverMap } from './compositions/riverMap.ts';
import { areDrawable, drawWords, type PosterWords } from './lettering/drawWords.ts';
import { paletteOf } from './palettes.ts';
import { posterShape } from './posterShape.ts';

const COMPOSITIONS: readonly Composition[] = [
  chord,
  tiles,
  moonrise,
  organ,
  letter,
  passage,
  bridge,
  crescendo,
  stairs,
  current,
  duet,
  beams,
  spiral,
  sails,
  strings,
];

/**
 * The picture of a production, story, page or teaser as SVG, `width` pixels wide: geometry in the
 * few colours of the house, fixed by the id, with these words at its foot where the typeface has all their letters.
 */
export function drawPoster(id: string, width: number, words: PosterWords | null = null): string {
  const shape = posterShape(id);
  const palette = paletteOf(id);
  const sheet: Sheet = {
    width: 1_200,
    height: (1_200 * shape.height) / shape.width,
    unit: 100,
    palette,
    random: createRandom(id),
  };
  const lettering = words && areDrawable(words) ? drawWords(words, sheet, palette) : null;
  const height = Math.round((width * shape.height) / shape.width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${sheet.width} ${sheet.height}" preserveAspectRatio="xMidYMid slice">${rect(0, 0, sheet.width, sheet.height, palette.ground)}${compositionOf(id)({ ...sheet, height: lettering?.top ?? sheet.height })}${lettering?.svg ?? ''}</svg>`;
}

/**
 * Fifteen compositions and nine palettes: neighbours never look
 * alike, and a pair returns after forty-five numbers at the earliest.
 */
function compositionOf(id: string): Composition {
  const [kind = '', number = '0'] = id.split('-');
  if (kind === 'person') return portrait;
  if (kind === 'map') return riverMap(Number(number));
  const shift = Math.floor(createRandom(`${kind} form`)() * COMPOSITIONS.length);
  return COMPOSITIONS[(Number(number) * 7 + Math.floor(Number(number) / 45) + shift) % COMPOSITIONS.length] as Composition;
}
