import type { HouseLogo } from '@spielplan/shared-contracts/api';
import { packIco } from './packIco.ts';

type Drawing = Extract<HouseLogo, { kind: 'drawing' }>;
/** A drawing, or the bytes of a picture. */
export type Mark = Drawing | { kind: 'picture'; bytes: Buffer };

export interface MarkColors {
  ground: string;
  accent: string;
  /** On the tab of a browser whose system is dark. */
  darkAccent: string;
}

/** Pixels of the icons of an installed site, by file name; each leaves the margin that masks cut off. */
const ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512, 'maskable-512.png': 512 } as const;
export const MARK_FILES: ReadonlySet<string> = new Set([
  'favicon.svg',
  'favicon.ico',
  ...Object.keys(ICONS).map((name) => `icons/${name}`),
]);
const TAB_SIZES = [16, 32, 48];
const BOX = 64;
/** The share of the box that the mark fills: on a tab, and inside the safe zone of an icon. */
const FILLED = { tab: 0.875, icon: 0.55 };
const EMBEDDED_PIXELS = 128;
const MAX_PIXELS = 16_000_000;

/**
 * All icons of a site from its one mark, by file name. A drawing takes the accent, a picture stays as it is; icons of
 * an installed site lie on the ground of the theme. Rejects for a picture that cannot be read.
 */
export async function drawMark(mark: Mark, colors: MarkColors): Promise<Map<string, Buffer>> {
  // Loaded with the first icon: a thread that makes pages draws none.
  const { default: sharp } = await import('sharp');
  const png = (size: number, share: number, ground: string | null) => {
    const inner = Math.round(size * share);
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const drawn =
      mark.kind === 'drawing'
        ? sharp(Buffer.from(svgOf(mark, `fill="${colors.accent}"`, 1)), { density: (72 * inner) / BOX })
        : sharp(mark.bytes, { limitInputPixels: MAX_PIXELS, density: 300 });
    const margin = { top: Math.floor((size - inner) / 2), left: Math.floor((size - inner) / 2) };
    return drawn
      .resize(inner, inner, { fit: 'contain', background: clear })
      .extend({ ...margin, bottom: size - inner - margin.top, right: size - inner - margin.left, background: clear })
      .toBuffer()
      .then((square) => {
        const shown = sharp(square);
        return (ground === null ? shown : shown.flatten({ background: ground })).png({ compressionLevel: 9 }).toBuffer();
      });
  };
  const files = new Map<string, Buffer>();
  for (const [name, size] of Object.entries(ICONS)) files.set(`icons/${name}`, await png(size, FILLED.icon, colors.ground));
  files.set(
    'favicon.ico',
    packIco(await Promise.all(TAB_SIZES.map(async (size) => ({ size, png: await png(size, FILLED.tab, null) })))),
  );
  files.set(
    'favicon.svg',
    Buffer.from(
      mark.kind === 'drawing'
        ? svgOf(
            mark,
            '',
            FILLED.tab,
            `<style>path{fill:${colors.accent}}@media(prefers-color-scheme:dark){path{fill:${colors.darkAccent}}}</style>`,
          )
        : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}"><image width="${BOX}" height="${BOX}" href="data:image/png;base64,${(await png(EMBEDDED_PIXELS, 1, null)).toString('base64')}"/></svg>`,
    ),
  );
  return files;
}

/** The drawing in the midst of a square; the contract has checked that box and path hold numbers and letters of paths alone. */
function svgOf({ view_box: viewBox, path }: Drawing, attributes: string, share: number, style = ''): string {
  const [x = 0, y = 0, width = BOX, height = BOX] = viewBox.split(/[ ,]+/).map(Number);
  const scale = (BOX * share) / Math.max(width, height);
  const move = (start: number, length: number) => round((BOX - length * scale) / 2 - start * scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${BOX}" height="${BOX}" viewBox="0 0 ${BOX} ${BOX}">${style}<path ${attributes} transform="translate(${move(x, width)} ${move(y, height)}) scale(${round(scale)})" d="${path}"/></svg>`;
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
