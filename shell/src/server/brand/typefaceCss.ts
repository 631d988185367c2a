import type { FallbackFace, FontFile } from './readTypeface.ts';

const FAMILY = 'House';
const FALLBACK = 'House Fallback';
/** The fonts that a visitor's system has, in the widths that `readTypeface` compares with. */
const LOCAL = {
  regular: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
  bold: "local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Bold')",
};

/** The faces of the house's typeface behind those of the frame, and of fallbacks that take up the same room. */
export function typefaceCss(files: readonly FontFile[]): string {
  const fallbacks = new Map(files.flatMap((file) => file.fallbacks.map((face) => [face.isBold, face])));
  return [
    ...files.map(
      ({ name, weights: [from, to], isItalic }) =>
        `@font-face{font-family:'${FAMILY}';font-weight:${from === to ? from : `${from} ${to}`};font-style:${isItalic ? 'italic' : 'normal'};font-display:swap;src:url(/assets/${name}) format('woff2')}`,
    ),
    ...[...fallbacks.values()].map(fallbackCss),
    `:root{--font:'${FAMILY}','${FALLBACK}',system-ui,sans-serif}`,
  ].join('');
}

function fallbackCss({ isBold, sizeAdjust, ascent, descent, lineGap }: FallbackFace): string {
  return `@font-face{font-family:'${FALLBACK}';font-weight:${isBold ? '501 900' : '100 500'};src:${isBold ? LOCAL.bold : LOCAL.regular};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%}`;
}
