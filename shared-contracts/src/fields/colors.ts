/** The colours of a theme, each `#RRGGBB`. */
export type Palette = Readonly<Record<'ground' | 'ink' | 'accent' | 'onAccent' | 'muted' | 'line', string>>;

/** The three values that a house gives: the page, what is written on it, and what stands out. */
export interface HouseColors {
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
}

/** What the three values come to: the house's themes, and the first one where the system is dark. */
export interface HousePalettes {
  readonly cc01: Palette;
  readonly cc02: Palette;
  readonly cc03: Palette;
  readonly dark: Palette;
}

/** A value that cannot be read on the ground, and the nearest one that can. */
export interface ColorFault {
  field: 'ink' | 'accent';
  ratio: number;
  nearest: string;
}

/** Text of any size (WCAG 2.2, 1.4.3). */
export const MIN_TEXT_RATIO = 4.5;
/** Lines and controls (WCAG 2.2, 1.4.11). */
const MIN_LINE_RATIO = 3;

/** Every pair of colours that the styles put on one another, and the contrast that it needs. */
export const COLOR_PAIRS: readonly (readonly [front: keyof Palette, back: keyof Palette, ratio: number])[] = [
  ['ink', 'ground', MIN_TEXT_RATIO],
  ['muted', 'ground', MIN_TEXT_RATIO],
  ['accent', 'ground', MIN_TEXT_RATIO],
  ['onAccent', 'accent', MIN_TEXT_RATIO],
  ['line', 'ground', MIN_LINE_RATIO],
];

/** Whether everybody can read all that the styles write in these colours. */
export function isReadable(palette: Palette): boolean {
  return COLOR_PAIRS.every(([front, back, ratio]) => contrastOf(palette[front], palette[back]) >= ratio);
}

/** The first of the three values that cannot be read, with the nearest that can; null where all can. */
export function findColorFault({ ground, ...fronts }: HouseColors): ColorFault | null {
  for (const field of ['ink', 'accent'] as const) {
    const ratio = contrastOf(fronts[field], ground);
    if (ratio < MIN_TEXT_RATIO) return { field, ratio, nearest: nearestReadable(fronts[field], ground) };
  }
  return null;
}

/** Themes of three values in which every pair can be read: beside the page itself its reverse and a tinted one. */
export function palettesOf(colors: HouseColors): HousePalettes {
  const { ground, ink, accent } = colors;
  const tinted = mix(ground, accent, TINT);
  const reverse = paletteOf({ ground: ink, ink: ground, accent: nearestReadable(accent, ink) });
  const cc01 = paletteOf(colors);
  return {
    cc01,
    cc02: reverse,
    cc03: paletteOf({ ground: tinted, ink: nearestReadable(ink, tinted), accent: nearestReadable(accent, tinted) }),
    dark: isDark(cc01) ? cc01 : reverse,
  };
}

/** Whether a theme is light on dark. */
export function isDark({ ground, ink }: Pick<Palette, 'ground' | 'ink'>): boolean {
  return luminance(ground) < luminance(ink);
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** So much of the accent is in the ground of the tinted theme. */
const TINT = 0.18;
/** So much of the ground is in quiet text, or less where it could not be read. */
const QUIET = 0.3;
const STEPS = 255;

function paletteOf({ ground, ink, accent }: HouseColors): Palette {
  const quiet = Array.from({ length: 11 }, (_, step) => mix(ink, ground, QUIET * (1 - step / 10)));
  const onAccent = [ground, ink, '#FFFFFF', '#000000'].find((color) => contrastOf(color, accent) >= MIN_TEXT_RATIO);
  return {
    ground,
    ink,
    accent,
    onAccent: onAccent ?? '#000000',
    muted: quiet.find((color) => contrastOf(color, ground) >= MIN_TEXT_RATIO) ?? ink,
    line: ink,
  };
}

/** The colour itself where it can be read on the ground; otherwise the least lighter or darker one that can. */
function nearestReadable(color: string, ground: string): string {
  const found = ['#000000', '#FFFFFF'].flatMap((end) => {
    for (let step = 0; step <= STEPS; step += 1) {
      const mixed = mix(color, end, step / STEPS);
      if (contrastOf(mixed, ground) >= MIN_TEXT_RATIO) return mixed;
    }
    return [];
  });
  return found.toSorted((one, other) => distance(one, color) - distance(other, color))[0] ?? color;
}

/** Relative luminance of `#RRGGBB` (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(one: string, other: string, share: number): string {
  const back = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value + ((back[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function distance(one: string, other: string): number {
  const back = channels(other);
  return channels(one).reduce((sum, value, index) => sum + (value - (back[index] ?? 0)) ** 2, 0);
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
