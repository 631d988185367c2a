import type { HouseLogo } from '@spielplan/shared-contracts/api';

type Drawing = Extract<HouseLogo, { kind: 'drawing' }>;
/** In characters, as the contract takes it. */
const MAX_CHARS = 8_000;
const SHAPES = 'path, rect, circle, ellipse, polygon';
const NOT_DRAWN =
  'text, image, use, foreignObject, line, polyline, [transform], [stroke]:not([stroke=none]), [fill-rule=evenodd]';

/**
 * A file as one shape of one colour: of its markup nothing stays but numbers. Null for a drawing that is more than
 * filled shapes: words, pictures, lines, moved or hollow parts, or more of them than a mark has.
 */
export function drawingOfSvg(markup: string): Drawing | null {
  const svg = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
  if (svg.nodeName !== 'svg' || svg.querySelector(NOT_DRAWN)) return null;
  const number = (name: string) => Number.parseFloat(svg.getAttribute(name) ?? '');
  const viewBox = svg.getAttribute('viewBox')?.trim() ?? `0 0 ${number('width')} ${number('height')}`;
  const path = [...svg.querySelectorAll(SHAPES)]
    .filter((shape) => !shape.closest('defs, clipPath, mask, symbol') && shape.getAttribute('fill') !== 'none')
    .map(pathOf)
    .join('');
  const isWhole = /^-?[\d.]+(?:[ ,]+-?[\d.]+){3}$/.test(viewBox) && /^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]+$/.test(path);
  return isWhole && path.length <= MAX_CHARS ? { kind: 'drawing', view_box: viewBox, path } : null;
}

function pathOf(shape: Element): string {
  const of = (name: string) => Number.parseFloat(shape.getAttribute(name) ?? '0');
  switch (shape.nodeName) {
    case 'rect':
      return `M${of('x')} ${of('y')}h${of('width')}v${of('height')}h${-of('width')}z`;
    case 'circle':
      return ellipse(of('cx'), of('cy'), of('r'), of('r'));
    case 'ellipse':
      return ellipse(of('cx'), of('cy'), of('rx'), of('ry'));
    case 'polygon':
      return `M${(shape.getAttribute('points') ?? '').trim()}z`;
    default:
      return absolute((shape.getAttribute('d') ?? '').trim());
  }
}

function ellipse(x: number, y: number, across: number, down: number): string {
  return `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`;
}

/** A path that begins with `m` begins at a place of its own, also behind another one; numbers after it are lines. */
function absolute(path: string): string {
  return path.replace(
    /^m\s*([-+]?[\d.]+(?:e[-+]?\d+)?)[\s,]*([-+]?[\d.]+(?:e[-+]?\d+)?)(\s*,?\s*(?=[-+\d.]))?/i,
    (whole, x, y, more) => (whole.startsWith('M') ? whole : `M${x} ${y}${more === undefined ? '' : 'l'}`),
  );
}
