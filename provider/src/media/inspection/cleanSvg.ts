import { SpielplanError } from '@spielplan/shared-contracts/errors';
import sanitizeHtml, { type Attributes } from 'sanitize-html';

/** A drawing with more than that is no mark. */
export const MAX_SVG_BYTES = 1_000_000;
/** The longer side of a cleaned drawing: its pictures are made from that. */
const SIDE_PX = 1_600;

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text'] as const;
const TAGS = [
  ...SHAPES,
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'pattern',
  'tspan',
];
/** Around shapes that stay: links, and what Illustrator writes for programs that know more than SVG. */
const BOXES: Readonly<Record<string, string>> = { a: 'g', switch: 'g' };
/** Properties that stand as attributes, in a `style` of their own or in a style sheet. */
const PROPERTIES =
  `clip-path clip-rule color display dominant-baseline fill fill-opacity fill-rule font-family font-size font-style
  font-weight letter-spacing mask opacity stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor visibility`.split(/\s+/);
const ATTRIBUTES = [
  ...PROPERTIES,
  ...`id d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform viewBox preserveAspectRatio offset gradientUnits
  gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform dx dy
  href`.split(/\s+/),
];
/** Whatever leads out of the drawing, or is more than a plain value. */
const LEADS_OUT = /url\s*\(\s*["']?\s*(?!["'#\s])|[\\<>{}@]|\b(?:javascript|data|https?|ftp|file|blob):|\/\/|expression\s*\(/i;
const INNER_LINK = /^#[\w.-]{1,200}$/;

type Rules = ReadonlyMap<string, Readonly<Record<string, string>>>;

/**
 * A drawing that holds nothing but shapes, colours and references within itself, as a text that is well-formed XML. Scripts, event handlers,
 * style sheets, embedded documents and pictures, entities and all addresses are gone; simple rules of a style sheet stay as
 * attributes. Throws `UNSUPPORTED_MEDIA_TYPE` where no shape is left, or nobody says how large it is.
 */
export function cleanSvg(source: string): string {
  const rules = readRules(source);
  let isRoot = true;
  let shapes = 0;
  const clean = (name: string, given: Attributes) => {
    const tagName = BOXES[name] ?? name;
    const attribs = cleanAttributes(tagName, given, rules);
    if (SHAPES.some((shape) => shape === tagName) || tagName === 'use') shapes += 1;
    if (!isRoot) return { tagName, attribs };
    isRoot = false;
    return { tagName, attribs: { xmlns: 'http://www.w3.org/2000/svg', ...attribs, ...sizeOf(given) } };
  };
  const drawing = sanitizeHtml(source, {
    allowedTags: TAGS,
    allowedAttributes: { '*': [...ATTRIBUTES, 'xmlns'] },
    disallowedTagsMode: 'completelyDiscard',
    allowedSchemes: [],
    nestingLimit: 100,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
    transformTags: { '*': clean },
  }).trim();
  if (isRoot || shapes === 0 || !drawing.startsWith('<svg')) throw refuse('a drawing without a shape');
  return drawing;
}

function cleanAttributes(tagName: string, given: Attributes, rules: Rules): Attributes {
  const classes = (given['class'] ?? '').split(/\s+/).filter(Boolean);
  const styled = [
    given,
    ...[tagName, ...classes.map((each) => `.${each}`), `#${given['id'] ?? ''}`].map((name) => rules.get(name) ?? {}),
    declarationsIn(given['style'] ?? ''),
  ];
  const link = given['href'] ?? given['xlink:href'];
  const attributes = Object.entries(Object.assign({}, ...styled) as Attributes).filter(
    ([name, value]) => name !== 'href' && ATTRIBUTES.includes(name) && !LEADS_OUT.test(value),
  );
  return { ...Object.fromEntries(attributes), ...(link !== undefined && INNER_LINK.test(link) && { href: link }) };
}

/** Width and height in pixels, and what of the drawing they show. */
function sizeOf({ viewBox = '', width = '', height = '' }: Attributes): Attributes {
  const box = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, w, h] = box.length === 4 ? (box as [number, number, number, number]) : [0, 0, pixels(width), pixels(height)];
  if (![x, y, w, h].every(Number.isFinite) || w <= 0 || h <= 0) throw refuse('a drawing without a size');
  const scale = SIDE_PX / Math.max(w, h);
  const side = (length: number) => String(Math.max(1, Math.round(length * scale)));
  return { viewBox: [x, y, w, h].join(' '), width: side(w), height: side(h) };
}

function pixels(length: string): number {
  return /^\s*[\d.]+(?:px|pt|mm|cm|in)?\s*$/.test(length) ? Number.parseFloat(length) : Number.NaN;
}

/** The rules of style sheets that name one class, one id or one kind of element, as drawing programs write them. */
function readRules(source: string): Rules {
  const rules = new Map<string, Record<string, string>>();
  for (const [, sheet = ''] of source.matchAll(/<style[^>]*>([\s\S]{0,200000}?)<\/style/g)) {
    const plain = sheet.replace(/<!\[CDATA\[|\]\]>/g, '').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}]{1,2000})\{([^{}]{0,5000})\}/g))
      for (const selector of selectors.split(',').map((each) => each.trim()))
        if (/^[.#]?[\w-]+$/.test(selector)) rules.set(selector, { ...rules.get(selector), ...declarationsIn(body) });
  }
  return rules;
}

function declarationsIn(style: string): Record<string, string> {
  const pairs = style.split(';').map((each) => each.split(/:(.*)/s).map((part) => part.trim()));
  return Object.fromEntries(pairs.filter(([name = '', value = '']) => PROPERTIES.includes(name) && value !== ''));
}

/** Whether a text begins as a drawing does: behind a declaration, comments and a type, `svg` comes first. */
export function isSvg(text: string): boolean {
  const start = text
    .replace(/^\uFEFF/, '')
    .replace(/^\s*<\?xml[^>]*\?>/, '')
    .replace(/^(?:\s|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>)*/i, '');
  return /^<svg[\s>]/.test(start);
}

function refuse(detail: string): SpielplanError {
  return new SpielplanError('UNSUPPORTED_MEDIA_TYPE', { field: 'file', detail });
}
