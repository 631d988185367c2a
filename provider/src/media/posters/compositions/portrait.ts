import { between, pick, type Random } from '../../../platform/random.ts';
import type { Palette } from '../palettes.ts';
import { arc, circle, type Composition, half, n, polygon, rect, type Sheet } from './composition.ts';

/** Where a head is on the sheet, and how large. */
interface Head {
  x: number;
  y: number;
  r: number;
  hair: string;
  skin: string;
}

const MIN_CONTRAST = 40;

type Part = (head: Head, sheet: Sheet) => string;

/**
 * A person as the poster artists drew them: discs, halves
 * and bars, looking past us. Nobody real is meant.
 */
export const portrait: Composition = (sheet) => {
  const { width, height, unit, palette, random } = sheet;
  const head: Head = {
    x: width * pick(random, [0.46, 0.5, 0.54]),
    y: height * 0.44,
    r: unit * between(random, 24, 27) * 0.1,
    hair: palette.ink,
    skin: skinOn(palette, random),
  };
  const [behind, before] = pick(random, HAIR);
  return [
    pick(random, GROUNDS)(head, sheet),
    behind(head, sheet),
    shoulders(head, sheet),
    neck(head),
    circle(head.x, head.y, head.r, head.skin),
    shade(head, palette),
    face(head, sheet),
    before(head, sheet),
    pick(random, EXTRAS)(head, sheet),
  ].join('');
};

const nothing: Part = () => '';

/** What stands behind the person. */
const GROUNDS: readonly Part[] = [
  ({ x, y, r }, { palette }) => circle(x, y - r * 0.1, r * 1.75, palette.second),
  ({ x, r }, { height, palette }) => rect(x, 0, r * 9, height, palette.second),
  ({ y }, { width, height, palette }) => rect(0, y, width, height - y, palette.second),
  ({ x, y, r }, { palette }) => arc(x, y, r * 1.7, 200, 500, palette.second, r * 0.32),
  ({ y, r }, { width, palette }) =>
    [0, 1, 2, 3].map((row) => rect(0, y - r * 2 + row * r * 0.9, width, r * 0.34, palette.second)).join(''),
];

/** Hair comes in two halves: what falls behind the head, and what lies over it. */
const HAIR: readonly (readonly [behind: Part, before: Part])[] = [
  [nothing, ({ x, y, r, hair }) => half(x, y - r * 0.18, r * 1.06, -14, hair)],
  [
    ({ x, y, r, hair }) => rect(x - r * 1.1, y - r * 0.1, r * 2.2, r * 2, hair),
    ({ x, y, r, hair }) => half(x, y - r * 0.1, r * 1.1, 0, hair),
  ],
  [({ x, y, r, hair }) => circle(x, y - r * 0.3, r * 1.42, hair), nothing],
  [
    ({ x, y, r, hair }) => circle(x + r * 0.1, y - r * 1.25, r * 0.52, hair),
    ({ x, y, r, hair }) => half(x, y - r * 0.26, r * 1.02, 8, hair),
  ],
  [nothing, nothing],
  [
    nothing,
    ({ x, y, r, hair }) => half(x, y - r * 0.34, r * 0.98, 24, hair) + half(x - r * 0.2, y - r * 0.52, r * 0.8, -30, hair),
  ],
  [
    ({ x, y, r, hair }) => half(x, y + r * 0.5, r * 1.24, 0, hair),
    ({ x, y, r, hair }) => rect(x - r * 1.02, y - r * 0.86, r * 2.04, r * 0.42, hair) + half(x, y - r * 0.42, r * 1.02, 0, hair),
  ],
];

/** Glasses, a beard, an earring, a collar, or nothing of the kind. */
const EXTRAS: readonly Part[] = [
  nothing,
  ({ x, y, r, hair }) =>
    [-0.36, 0.4].map((side) => arc(x + r * side, y + r * 0.1, r * 0.27, 0, 359.9, hair, r * 0.09)).join('') +
    rect(x - r * 0.1, y + r * 0.06, r * 0.24, r * 0.08, hair),
  ({ x, y, r, hair }) => half(x, y + r * 0.42, r * 0.86, 180, hair),
  ({ x, y, r }, { palette }) => circle(x - r * 1.02, y + r * 0.46, r * 0.15, palette.second),
  ({ x, y, r }, { palette }) =>
    polygon(
      [
        [x - r * 0.72, y + r * 1.5],
        [x + r * 0.72, y + r * 1.5],
        [x, y + r * 2.3],
      ],
      palette.second,
    ),
];

/** A colour that stands out from the ground, and on which eyes and hair can be told apart. */
function skinOn({ accent, second, ground, ink }: Palette, random: Random): string {
  const contrast = (color: string) => Math.abs(lightness(color) - lightness(ink));
  const fitting = [accent, second].filter((color) => color !== ground && contrast(color) > MIN_CONTRAST);
  return pick(random, fitting.length > 0 ? fitting : [accent]);
}

/** From 0 to 255, as the eye weighs the three colours. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11;
}

function shoulders({ x, y, r }: Head, { height, palette, random }: Sheet): string {
  const wide = r * (1.9 + random() * 0.4);
  const top = y + r * 1.5;
  const fill = pick(random, [palette.ink, palette.ink, palette.accent]);
  const body = `<path d="M${n(x - wide)} ${n(height)}V${n(top + wide)}a${n(wide)} ${n(wide)} 0 0 1 ${n(2 * wide)} 0V${n(height)}z" fill="${fill}"/>`;
  const seam = random() < 0.4 ? rect(x - r * 0.06, top + r * 0.4, r * 0.12, height, palette.ground) : '';
  return body + seam;
}

function neck({ x, y, r, skin }: Head): string {
  return rect(x - r * 0.34, y + r * 0.7, r * 0.68, r * 1.1, skin);
}

/** The side of the face that is away from the light. */
function shade({ x, y, r }: Head, { ground }: Palette): string {
  return `<path d="M${n(x)} ${n(y - r)}a${n(r)} ${n(r)} 0 0 1 0 ${n(2 * r)}z" fill="${ground}" opacity="0.28"/>`;
}

function face({ x, y, r }: Head, { palette, random }: Sheet): string {
  const ink = palette.ink;
  const eyes = [-0.36, 0.4].map((side) => circle(x + r * side, y + r * 0.1, r * 0.085, ink)).join('');
  const nose = rect(x - r * 0.03, y - r * 0.02, r * 0.08, r * 0.46, ink);
  const mouth = pick(random, [
    rect(x - r * 0.2, y + r * 0.62, r * 0.44, r * 0.08, ink),
    half(x + r * 0.02, y + r * 0.58, r * 0.22, 180, ink),
    arc(x + r * 0.02, y + r * 0.5, r * 0.2, 110, 250, ink, r * 0.07),
  ]);
  return eyes + nose + mouth;
}
