import { createRandom } from '../../platform/random.ts';

/** The colours of one poster: the ground comes first and covers most of it. */
export interface Palette {
  ground: string;
  ink: string;
  accent: string;
  second: string;
}

const PAPER = '#F6F2EA';
const INK = '#141414';
const NIGHT = '#12182B';
const SUN = '#FFB938';
const RUST = '#B9341A';
const WATER = '#CFE4DC';
const RIVER = '#0B5D4E';
const DEEP = '#10231F';

/** Grounds and contrasts out of the three themes of the house: paper, night and water. */
const PALETTES: readonly Palette[] = [
  { ground: PAPER, ink: INK, accent: RUST, second: SUN },
  { ground: RUST, ink: INK, accent: PAPER, second: SUN },
  { ground: NIGHT, ink: '#F4F1E8', accent: SUN, second: RUST },
  { ground: SUN, ink: NIGHT, accent: RUST, second: PAPER },
  { ground: WATER, ink: DEEP, accent: RIVER, second: RUST },
  { ground: RIVER, ink: DEEP, accent: WATER, second: SUN },
  { ground: PAPER, ink: NIGHT, accent: RIVER, second: RUST },
  { ground: NIGHT, ink: WATER, accent: RUST, second: PAPER },
  { ground: WATER, ink: NIGHT, accent: RUST, second: PAPER },
];

/** The palette of a poster, fixed by its id. Neighbours in a list rarely share one. */
export function paletteOf(id: string): Palette {
  const [kind = '', number = '0'] = id.split('-');
  const shift = Math.floor(createRandom(kind)() * PALETTES.length);
  // 4 and 9 share no divisor: nine posters in a row have nine palettes.
  return PALETTES[(Number(number) * 4 + shift) % PALETTES.length] as Palette;
}

/** What a page paints while the picture loads. */
export function dominantColor(id: string): string {
  return paletteOf(id).ground;
}
