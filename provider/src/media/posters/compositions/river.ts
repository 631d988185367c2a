import { between, pick } from '../../../platform/random.ts';
import { circle, type Composition, half, n, polygon, rect } from './composition.ts';

/** A disc above the waterline and what the water makes of it. */
export const moonrise: Composition = ({ width, height, unit, palette, random }) => {
  const x = width * pick(random, [0.36, 0.5, 0.64]);
  const line = height * pick(random, [0.5, 0.58]);
  const r = Math.min(unit * between(random, 3, 4), line * 0.72);
  const lift = pick(random, [0, r * 0.55]);
  const parts = [lift === 0 ? half(x, line, r, 0, palette.accent) : circle(x, line - r - unit * 0.5, r, palette.accent)];
  parts.push(rect(0, line, width, height - line, palette.ink));
  const count = 9;
  const step = (height - line) / count;
  for (let index = 0; index < count; index += 1) {
    const spread = r * (1.05 - index * 0.09) * (0.75 + random() * 0.5);
    const shift = (random() - 0.5) * unit;
    parts.push(
      rect(
        x - spread + shift,
        line + index * step + step * 0.3,
        spread * 2,
        step * 0.42,
        index % 4 === 2 ? palette.second : palette.accent,
      ),
    );
  }
  return parts.join('');
};

/** Bands that flow in one swing. */
export const current: Composition = ({ width, height, unit, palette, random }) => {
  const swing = unit * (1 + random());
  const phase = random() * 2 - 1;
  const colors = [palette.ink, palette.accent, palette.ground, palette.second, palette.ground, palette.ink];
  const first = height * pick(random, [0.26, 0.38]);
  const band = (height - first) / colors.length;
  const parts = colors.map((fill, index) => {
    const y = first + index * band * 1.02;
    const bend = swing * (index % 2 ? 1 : -1) * (0.7 + phase * 0.3);
    return `<path d="M0 ${n(y)}C${n(width * 0.3)} ${n(y - bend * 2)} ${n(width * 0.62)} ${n(y + bend * 2.2)} ${n(width)} ${n(y - bend * 0.5)}V${n(height)}H0z" fill="${fill}"/>`;
  });
  return circle(width * pick(random, [0.24, 0.74]), first * 0.5, unit * 1.5, palette.accent) + parts.join('');
};

/** The arches of the old bridge, one above the other. */
export const bridge: Composition = ({ width, height, unit, palette, random }) => {
  const across = pick(random, [2, 3]);
  const r = width / across / 2;
  const parts: string[] = [];
  const colors = [palette.ink, palette.accent, palette.ink, palette.second];
  let row = 0;
  for (let y = height; y > r * 0.9; y -= r * 1.12) {
    for (let column = -1; column <= across; column += 1) {
      const x = column * r * 2 + (row % 2 ? 0 : r);
      const fill = colors[(row + (column === 1 ? 1 : 0)) % colors.length] ?? palette.ink;
      parts.push(half(x, y, r * 0.94, 0, fill), half(x, y, r * 0.58, 0, palette.ground), half(x, y, r * 0.24, 0, fill));
    }
    row += 1;
  }
  return parts.join('') + rect(0, height - unit * 0.2, width, unit * 0.2, palette.ink);
};

/** Sails, or gables, or both. */
export const sails: Composition = ({ width, height, unit, palette, random }) => {
  const line = height * 0.82;
  const colors = [palette.ink, palette.accent, palette.second, palette.ink];
  const parts = colors.map((fill, index) => {
    const x = width * (0.06 + index * 0.22) + random() * unit;
    const tall = height * (0.34 + random() * 0.38);
    const lean = index % 2 ? unit * 3.4 : unit * 2.6;
    return polygon(
      [
        [x, line],
        [x, line - tall],
        [x + lean, line],
      ],
      fill,
    );
  });
  const boats = [0.2, 0.64].map((share) => half(width * share, line + unit * 0.1, unit * 1.6, 180, palette.ink));
  return (
    circle(width * pick(random, [0.2, 0.8]), height * 0.17, unit * 1.35, palette.accent) +
    parts.join('') +
    boats.join('') +
    rect(0, line - unit * 0.06, width, unit * 0.12, palette.ink)
  );
};
