import { createHash } from 'node:crypto';
import { create, type Font } from 'fontkitten';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { measureTypeface } from '@spielplan/shared-contracts/http';
import { advanceAt } from './advanceAt.ts';

/** One file of a typeface, with what the styles have to know of it. */
export interface FontFile {
  /** The file name below `/assets/`; it contains a hash of the content. */
  name: string;
  bytes: Buffer;
  /** The lightest and the heaviest weight that it has. */
  weights: readonly [from: number, to: number];
  isItalic: boolean;
  fallbacks: readonly FallbackFace[];
}

/** A font of the visitor's own, made as large as the file's letters until that is there. */
export interface FallbackFace {
  isBold: boolean;
  /** In percent. */
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** German and English as a programme writes them, which decides how wide a typeface is. */
const SAMPLE =
  'Die Häuser am Fluss spielen zwölf Monate im Jahr; Karten gibt es an der Abendkasse. The houses by the river play twelve months a year and sell their tickets at the door. 0123456789';
/** How wide the letters of the sample are on average in Arial, in its two weights, as a share of the size. */
const ARIAL = { regular: 0.45116, bold: 0.48103 };
/** The weights that texts and headings have. */
const WEIGHTS = { regular: 400, bold: 800 };
/** From here on a face looks bold. */
const BOLD = 550;

/**
 * Reads weights and measures of a WOFF2 file. Throws `PROVIDER_MALFORMED` for any other file, and for one that
 * cannot be read.
 */
export function readTypeface(bytes: Buffer): FontFile {
  try {
    // Whatever reads it afterwards makes room for all that is in it.
    measureTypeface(bytes);
    const font = create(bytes);
    if (font.isCollection) throw new TypeError('a collection');
    return describe(font, bytes);
  } catch (cause) {
    throw new SpielplanError('PROVIDER_MALFORMED', { detail: 'a typeface that cannot be read', cause });
  }
}

function describe(font: Font, bytes: Buffer): FontFile {
  const axis = font.variationAxes['wght'];
  const own = font['OS/2'].usWeightClass;
  const weights = axis ? ([axis.min, axis.max] as const) : ([own, own] as const);
  const [from, to] = weights;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return {
    name: `fonts/house-${hash}.woff2`,
    bytes,
    weights,
    isItalic: font.italicAngle !== 0,
    fallbacks: [...(from < BOLD ? [fallbackOf(font, false)] : []), ...(to >= BOLD ? [fallbackOf(font, true)] : [])],
  };
}

function fallbackOf(font: Font, isBold: boolean): FallbackFace {
  const glyphs = font.glyphsForString(SAMPLE);
  const weight = isBold ? WEIGHTS.bold : WEIGHTS.regular;
  const width = glyphs.reduce((sum, glyph) => sum + advanceAt(font, glyph, weight), 0) / glyphs.length / font.unitsPerEm;
  const scale = width / (isBold ? ARIAL.bold : ARIAL.regular);
  const { fsSelection, typoAscender, typoDescender, typoLineGap } = font['OS/2'];
  const [ascent, descent, lineGap] = fsSelection.useTypoMetrics
    ? [typoAscender, typoDescender, typoLineGap]
    : [font.ascent, font.descent, font.lineGap];
  const percent = (value: number) => Math.round((value / font.unitsPerEm / scale) * 1_000) / 10;
  return {
    isBold,
    sizeAdjust: Math.round(scale * 1_000) / 10,
    ascent: percent(ascent),
    descent: percent(Math.abs(descent)),
    lineGap: percent(lineGap),
  };
}
