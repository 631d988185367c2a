/** A line of text as one path, the start of its baseline at 0,0 and y pointing down as in SVG. */
export interface SetLine {
  width: number;
  path: string;
}

export interface Typesetter {
  /** Whether one of the files has each character that is seen of a text. */
  isSettable(text: string): boolean;
  /** How wide a line is at a weight, in sizes. */
  measure(text: string, weight: number): number;
  /** Sets a line at a size in pixels and a weight. */
  setLine(text: string, size: number, weight: number): SetLine;
}

const MAX_MEASURED = 2_000;

/**
 * Sets text in these WOFF2 files, an earlier one first wherever it has the character, with their kerning and at any
 * weight they have; characters that none has are left out. No font of the machine is involved. Rejects for a file that
 * cannot be read.
 */
export async function createTypesetter(files: readonly Uint8Array[]): Promise<Typesetter> {
  // Loaded with the first card: most processes draw none.
  const [hb, { default: decompress }] = await Promise.all([import('harfbuzzjs'), import('woff2-encoder/decompress')]);
  const faces = await Promise.all(
    files.map(async (file) => new hb.Face(new hb.Blob(Uint8Array.from(await decompress(file)).buffer))),
  );
  const fonts = faces.map((face) => ({ font: new hb.Font(face), perEm: 1 / face.upem }));

  /** Which font has a character; none is -1. */
  function fontOf(char: string, before: number): number {
    const code = char.codePointAt(0) ?? 0;
    const has = (index: number) => fonts[index]?.font.nominalGlyph(code) !== undefined;
    return has(before) ? before : fonts.findIndex((_, index) => has(index));
  }

  /** The glyphs of a line with their places, in sizes. */
  function shape(text: string, weight: number) {
    let x = 0;
    const glyphs = runsOf(text, fontOf).flatMap(({ font: index, chars }) => {
      const { font, perEm } = fonts[index]!;
      font.setVariations([new hb.Variation('wght', weight)]);
      const buffer = new hb.Buffer();
      buffer.addText(chars);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const place = { font, perEm, glyph: codepoint, x: x + xOffset * perEm, y: -yOffset * perEm };
        x += xAdvance * perEm;
        return place;
      });
    });
    return { glyphs, width: x };
  }

  const measured = new Map<string, number>();
  return {
    isSettable: (text) => [...text].every((char) => /[\p{Cf}\p{Z}\s]/u.test(char) || fontOf(char, 0) !== -1),
    measure(text, weight) {
      const key = `${weight} ${text}`;
      const width = measured.get(key) ?? shape(text, weight).width;
      if (measured.size >= MAX_MEASURED) measured.clear();
      measured.set(key, width);
      return width;
    },
    setLine(text, size, weight) {
      const { glyphs, width } = shape(text, weight);
      const paths = glyphs.map(({ font, perEm, glyph, x, y }) => {
        font.setVariations([new hb.Variation('wght', weight)]);
        return placed(font.glyphToPath(glyph), x * size, y * size, perEm * size);
      });
      return { width: width * size, path: paths.join('') };
    },
  };
}

function runsOf(text: string, fontOf: (char: string, before: number) => number): { font: number; chars: string }[] {
  const runs: { font: number; chars: string }[] = [];
  for (const char of text) {
    const last = runs.at(-1);
    const font = fontOf(char, last?.font ?? 0);
    if (font === -1) continue;
    if (last?.font === font) last.chars += char;
    else runs.push({ font, chars: char });
  }
  return runs;
}

/** A glyph at its place: fonts count upwards, SVG downwards. */
function placed(path: string, x: number, y: number, scale: number): string {
  let isX = false;
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (part) => {
    if (/[A-Z]/.test(part)) return part;
    isX = !isX;
    return (isX ? x + Number(part) * scale : y - Number(part) * scale).toFixed(1);
  });
}
