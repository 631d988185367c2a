import { between, pick } from '../../../platform/random.ts';
import { circle, type Composition, half, polygon, quarter, rect } from './composition.ts';

/** Quarter discs in a grid, turned until a figure appears. */
export const tiles: Composition = ({ width, height, palette, random }) => {
  const columns = pick(random, height > width ? [3, 4] : [4, 5]);
  const cell = width / columns;
  const rows = Math.ceil(height / cell);
  const fills = [palette.ink, palette.accent, palette.ink, palette.second, palette.ground];
  const parts: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * cell, row * cell];
      const fill = pick(random, fills);
      const kind = random();
      if (kind < 0.62) parts.push(quarter(x, y, cell, between(random, 0, 3), fill));
      else if (kind < 0.76)
        parts.push(rect(x, y, cell, cell, fill), circle(x + cell / 2, y + cell / 2, cell * 0.28, palette.ground));
      else if (kind < 0.9) parts.push(half(x + cell / 2, y + cell / 2, cell / 2, between(random, 0, 3) * 90, fill));
    }
  }
  return parts.join('');
};

/** A letter so large that it becomes a building: a stem, a bowl, a bar. */
export const letter: Composition = ({ width, height, unit, palette, random }) => {
  const form = between(random, 0, 4);
  const top = height * 0.14;
  const tall = height * 0.72;
  const stem = unit * 2.4;
  // The figure is about eight units wide; it stands in the middle of any sheet.
  const left = Math.max(unit * 1.6, (width - stem - Math.min(tall / 2, width - unit * 5)) / 2);
  const r = tall / 4;
  const base = rect(left, top, stem, tall, palette.ink);
  const dot = circle(width - unit * 2.2, top + unit * 1.2, unit * 1.2, palette.accent);
  if (form === 0)
    return base + half(left + stem, top + r, r, 90, palette.accent) + half(left + stem, top + tall - r, r, 90, palette.second);
  if (form === 1)
    return (
      base +
      half(left + stem + unit * 0.3, top + tall / 2, Math.min(tall / 2, width - left - stem), 90, palette.accent) +
      circle(left + stem + unit * 1.4, top + tall / 2, unit * 1.3, palette.ground)
    );
  if (form === 2)
    return (
      base +
      [0, 1, 2]
        .map((row) =>
          rect(
            left + stem + unit * 0.3,
            top + (row * (tall - stem)) / 2,
            unit * (6 - (row % 2) * 2),
            stem,
            row === 1 ? palette.second : palette.accent,
          ),
        )
        .join('')
    );
  if (form === 3)
    return (
      polygon(
        [
          [width / 2, top],
          [width - unit, top + tall],
          [width - unit * 4, top + tall],
          [width / 2, top + tall * 0.42],
          [unit * 4, top + tall],
          [unit, top + tall],
        ],
        palette.ink,
      ) +
      rect(unit * 3.2, top + tall * 0.66, width - unit * 6.4, stem * 0.62, palette.accent) +
      circle(width / 2, top + tall * 0.2, unit * 0.9, palette.second)
    );
  return (
    circle(width / 2, top + tall / 2, Math.min(tall, width) * 0.46, palette.ink) +
    circle(width / 2 + unit * 0.8, top + tall / 2 - unit * 0.8, Math.min(tall, width) * 0.27, palette.ground) +
    dot
  );
};

/** Squares in squares, each turned a little further. */
export const spiral: Composition = ({ width, height, palette, random }) => {
  const x = width / 2;
  const y = height * pick(random, [0.46, 0.54]);
  const turn = pick(random, [9, 12, -11]);
  const colors = [palette.ink, palette.ground, palette.accent, palette.ground, palette.second, palette.ink, palette.ground];
  let size = width * 0.92;
  return Array.from({ length: 10 }, (_, index) => {
    const angle = ((45 + index * turn) * Math.PI) / 180;
    const corners = [0, 1, 2, 3].map((corner): [number, number] => {
      const at = angle + (corner * Math.PI) / 2;
      return [x + Math.cos(at) * size * 0.7, y + Math.sin(at) * size * 0.7];
    });
    size *= 0.8;
    return polygon(corners, colors[index % colors.length] ?? palette.ink);
  }).join('');
};

/** Steps that climb out of the sheet, with a ball that comes down them. */
export const stairs: Composition = ({ width, height, unit, palette, random }) => {
  const count = pick(random, [5, 6, 7]);
  const step = width / count;
  const rise = (height * 0.74) / count;
  const isMirrored = random() < 0.5;
  const parts = Array.from({ length: count }, (_, index) => {
    const tall = rise * (index + 1);
    const column = isMirrored ? count - 1 - index : index;
    return rect(
      column * step,
      height - tall,
      step + 1,
      tall,
      index % 3 === 2 ? palette.accent : index % 3 === 1 ? palette.second : palette.ink,
    );
  });
  const rest = between(random, 1, count - 3);
  const column = isMirrored ? count - 1 - rest : rest;
  return parts.join('') + circle(column * step + step / 2, height - rise * (rest + 1) - unit * 1.15, unit * 1.15, palette.ink);
};

/** Diagonal bands that pass through a disc and come out in another colour. */
export const passage: Composition = ({ width, height, unit, palette, random }) => {
  const slope = pick(random, [1, -1]);
  const x = width * pick(random, [0.42, 0.58]);
  const y = height * pick(random, [0.42, 0.56]);
  const r = Math.min(width, height) * 0.36;
  const band = unit * pick(random, [0.9, 1.2]);
  const bands = (fill: string) =>
    Array.from({ length: 26 }, (_, index) => {
      const start = -height + index * band * 2.2;
      const [top, bottom] = slope > 0 ? [start + height, start] : [start, start + height];
      return polygon(
        [
          [top, 0],
          [top + band, 0],
          [bottom + band, height],
          [bottom, height],
        ],
        fill,
      );
    }).join('');
  const id = `disc${Math.round(x)}`;
  return `<defs><clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath></defs>${bands(palette.ink)}<g clip-path="url(#${id})">${rect(0, 0, width, height, palette.accent)}${bands(palette.ground)}</g>`;
};

/** Two discs lean on each other; what they share has a colour of its own. */
export const duet: Composition = ({ width, height, unit, palette, random }) => {
  const r = Math.min(width, height) * 0.34;
  const tilt = unit * between(random, -2, 2);
  const [ax, ay] = [width / 2 - r * 0.55, height / 2 - tilt];
  const [bx, by] = [width / 2 + r * 0.55, height / 2 + tilt];
  const id = `shared${Math.round(ax)}`;
  const rows = height > width ? [0, 1, 2] : [];
  const bars = rows.map((row) => rect(unit, unit * (0.9 + row * 0.55), unit * (4 - row), unit * 0.22, palette.ink));
  return `<defs><clipPath id="${id}"><circle cx="${ax}" cy="${ay}" r="${r}"/></clipPath></defs>${circle(ax, ay, r, palette.ink)}${circle(bx, by, r, palette.accent)}<g clip-path="url(#${id})">${circle(bx, by, r, palette.second)}</g>${bars.join('')}`;
};
