import type { Random } from '../../../platform/random.ts';
import type { Palette } from '../palettes.ts';

/**
 * The sheet a composition is drawn on; lengths are in units
 * of the sheet, of which `unit` is a twelfth of the width.
 */
export interface Sheet {
  width: number;
  height: number;
  unit: number;
  palette: Palette;
  random: Random;
}

/**
 * Draws one poster as SVG elements, without the ground.
 * The same sheet always gives the same drawing.
 */
export type Composition = (sheet: Sheet) => string;

/** Rounds for SVG: a tenth of a unit is finer than any pixel here. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;
}

export function polygon(points: readonly (readonly [x: number, y: number])[], fill: string): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"/>`;
}

/** A ring segment from one angle to another, in degrees clockwise from the top. */
export function arc(x: number, y: number, r: number, from: number, to: number, stroke: string, width: number): string {
  const at = (degrees: number) => {
    const radians = ((degrees - 90) * Math.PI) / 180;
    return `${n(x + r * Math.cos(radians))} ${n(y + r * Math.sin(radians))}`;
  };
  const isLong = to - from > 180 ? 1 : 0;
  return `<path d="M${at(from)}A${n(r)} ${n(r)} 0 ${isLong} 1 ${at(to)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;
}

/**
 * A quarter of a disc in a square cell, its centre in one
 * of the four corners (0 is top left, then clockwise).
 */
export function quarter(x: number, y: number, size: number, corner: number, fill: string): string {
  const corners = [
    `M${n(x)} ${n(y)}h${n(size)}a${n(size)} ${n(size)} 0 0 1 ${n(-size)} ${n(size)}z`,
    `M${n(x + size)} ${n(y)}v${n(size)}a${n(size)} ${n(size)} 0 0 1 ${n(-size)} ${n(-size)}z`,
    `M${n(x + size)} ${n(y + size)}h${n(-size)}a${n(size)} ${n(size)} 0 0 1 ${n(size)} ${n(-size)}z`,
    `M${n(x)} ${n(y + size)}v${n(-size)}a${n(size)} ${n(size)} 0 0 1 ${n(size)} ${n(size)}z`,
  ];
  return `<path d="${corners[corner % 4]}" fill="${fill}"/>`;
}

/** Half a disc; `turn` in degrees, 0 has its flat side below. */
export function half(x: number, y: number, r: number, turn: number, fill: string): string {
  return `<path d="M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0z" fill="${fill}" transform="rotate(${n(turn)} ${n(x)} ${n(y)})"/>`;
}
