import { between, pick } from '../../../platform/random.ts';
import { arc, circle, type Composition, polygon, rect } from './composition.ts';

/** Ring segments around one point, each twice as wide as the one inside: a chord that opens. */
export const chord: Composition = ({ width, height, unit, palette, random }) => {
  const x = width * pick(random, [0.32, 0.5, 0.66]);
  const y = height * pick(random, [0.42, 0.55, 0.62]);
  let radius = unit * 0.9;
  let stroke = unit * 0.28;
  const parts: string[] = [];
  const colors = [palette.ink, palette.accent, palette.ink, palette.ink, palette.second, palette.ink, palette.accent];
  for (let ring = 0; radius < Math.max(width, height); ring += 1) {
    const from = between(random, 0, 15) * 22.5;
    const span = pick(random, [90, 112.5, 135, 180, 225]);
    parts.push(arc(x, y, radius + stroke / 2, from, from + span, colors[ring % colors.length] ?? palette.ink, stroke));
    if (ring % 3 === 1) parts.push(arc(x, y, radius + stroke / 2, from + span + 45, from + span + 90, palette.ink, stroke));
    radius += stroke * 1.45;
    stroke *= 1.42;
  }
  return parts.join('');
};

/** Standing bars of different heights on one floor, one of them the solo. */
export const organ: Composition = ({ width, height, unit, palette, random }) => {
  const count = pick(random, [9, 11, 13]);
  const step = width / count;
  const solo = between(random, 2, count - 3);
  const phase = random() * Math.PI * 2;
  const parts = Array.from({ length: count }, (_, index) => {
    const swing = (Math.sin((index / count) * Math.PI * 2.4 + phase) + 1) / 2;
    const tall = height * (0.18 + swing * 0.55 + random() * 0.1);
    const fill = index === solo ? palette.accent : index % 4 === 2 ? palette.second : palette.ink;
    const x = index * step + step * 0.14;
    return (
      rect(x, height - tall, step * 0.72, tall, fill) +
      (index === solo ? circle(x + step * 0.36, height - tall - step, step * 0.62, palette.accent) : '')
    );
  });
  return parts.join('') + rect(0, height - unit * 0.25, width, unit * 0.25, palette.ink);
};

/** Strings across the sheet, a bow, and the place where they meet. */
export const strings: Composition = ({ width, height, unit, palette, random }) => {
  const tilt = height * pick(random, [-0.22, 0.16, 0.24]);
  const x = width * pick(random, [0.36, 0.62]);
  const y = height * pick(random, [0.36, 0.58]);
  const lines = Array.from({ length: 6 }, (_, index) => {
    const top = width * (0.16 + index * 0.13);
    const thick = unit * (0.07 + index * 0.045);
    return polygon(
      [
        [top, 0],
        [top + thick, 0],
        [top + tilt * 0.4 + thick, height],
        [top + tilt * 0.4, height],
      ],
      palette.ink,
    );
  });
  const disc = circle(x, y, unit * 3.1, palette.accent) + circle(x, y, unit * 1.15, palette.ground);
  const bow = polygon(
    [
      [0, y + unit * 2.4],
      [width, y - unit * 1.2],
      [width, y - unit * 0.75],
      [0, y + unit * 3.1],
    ],
    palette.second,
  );
  return disc + lines.join('') + bow;
};

/** Beams of light that cross behind a disc. */
export const beams: Composition = ({ width, height, unit, palette, random }) => {
  const x = width * pick(random, [0.22, 0.78]);
  const y = height * pick(random, [0.2, 0.3]);
  const reach = Math.hypot(width, height) * 1.2;
  const count = 9;
  const parts = Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.3) / count) * Math.PI * 2 + random() * 0.16;
    const spread = 0.07 + random() * 0.1;
    const fill = index % 4 === 1 ? palette.second : index % 3 === 0 ? palette.accent : palette.ink;
    const tip = (turn: number): [number, number] => [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    return polygon([[x, y], tip(angle - spread), tip(angle + spread)], fill);
  });
  return parts.join('') + circle(x, y, unit * 2.6, palette.ground) + circle(x, y, unit * 1.9, palette.accent);
};

/** Points that swell and shrink like a crescendo. */
export const crescendo: Composition = ({ width, height, palette, random }) => {
  const columns = 7;
  const cell = width / columns;
  const rows = Math.ceil(height / cell);
  const x = width * (0.15 + random() * 0.7);
  const y = height * (0.2 + random() * 0.6);
  const isRing = random() < 0.5;
  const reach = Math.hypot(width, height) * 0.55;
  const parts: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cx = (column + 0.5) * cell;
      const cy = (row + 0.5) * cell;
      const away = Math.hypot(cx - x, cy - y) / reach;
      const size = isRing ? Math.abs(Math.sin(away * Math.PI * 1.5)) : Math.max(0, 1 - away);
      const fill = away < 0.22 ? palette.accent : (row + column) % 7 === 3 ? palette.second : palette.ink;
      if (size > 0.08) parts.push(circle(cx, cy, cell * 0.49 * size, fill));
    }
  }
  return parts.join('');
};
