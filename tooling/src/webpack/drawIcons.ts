import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * Icons of an installed site by file name; `app-icon.svg`
 * has its mark inside the safe zone that masks leave.
 */
const ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512, 'maskable-512.png': 512 } as const;
const TAB_SIZES = [16, 32, 48];

/**
 * Draws the site's icons from `app-icon.svg` and `favicon.svg` of
 * `source`: PNGs below `icons/` and `favicon.ico` in `outDir`.
 */
export async function drawIcons(source: string, outDir: string): Promise<void> {
  const [app, tab] = await Promise.all(['app-icon.svg', 'favicon.svg'].map((file) => readFile(`${source}/${file}`)));
  if (!app || !tab) throw new Error(`The icons in ${source} are missing.`);
  await mkdir(`${outDir}/icons`, { recursive: true });
  for (const [file, size] of Object.entries(ICONS)) await writeFile(`${outDir}/icons/${file}`, await draw(app, size));
  await writeFile(`${outDir}/favicon.ico`, packIco(await Promise.all(TAB_SIZES.map((size) => draw(tab, size)))));
}

/** A sharp PNG: the drawing is rendered at its final size and not scaled up. */
function draw(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

const HEADER = 6;
const ENTRY = 16;

/** The container of a `.ico` file: a header, an entry for each picture, the PNGs as they are. */
function packIco(pngs: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [index, png] of pngs.entries()) {
    const at = HEADER + ENTRY * index;
    const size = TAB_SIZES[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}
