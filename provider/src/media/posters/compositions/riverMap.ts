import { circle, type Composition, n, rect } from './composition.ts';

/** Where the five houses stand along the river, in shares of the sheet. */
const HOUSES = [
  [0.13, 0.28],
  [0.34, 0.82],
  [0.5, 0.3],
  [0.7, 0.66],
  [0.89, 0.26],
] as const;

/**
 * The way along the river as a plan without words: five
 * houses, the bridges between them, and the one that is meant.
 */
export function riverMap(house: number): Composition {
  return ({ width, height, unit, palette }) => {
    const river = `<path d="M0 ${n(height * 0.56)}C${n(width * 0.2)} ${n(height * 0.3)} ${n(width * 0.32)} ${n(height * 0.82)} ${n(width * 0.52)} ${n(height * 0.52)}S${n(width * 0.82)} ${n(height * 0.34)} ${n(width)} ${n(height * 0.62)}" fill="none" stroke="${palette.ink}" stroke-width="${n(unit * 1.5)}"/>`;
    const bridges = [0.24, 0.6, 0.8].map((share) =>
      rect(width * share - unit * 0.14, height * 0.3, unit * 0.28, height * 0.44, palette.second),
    );
    const marks = HOUSES.map(([left, top], index) => {
      const [x, y] = [width * left, height * top];
      if (index + 1 !== house) return rect(x - unit * 0.42, y - unit * 0.42, unit * 0.84, unit * 0.84, palette.ink);
      return (
        circle(x, y, unit * 1.15, palette.accent) +
        rect(x - unit * 0.42, y - unit * 0.42, unit * 0.84, unit * 0.84, palette.ground)
      );
    });
    return river + bridges.join('') + marks.join('');
  };
}
