import type sharpLibrary from 'sharp';
import { SHARE_CARD } from '@spielplan/shared-contracts/rules';
import type { Mark } from './drawMark.ts';
import type { Typesetter } from './createTypesetter.ts';
import { type FittedText, fitText } from './fitText.ts';
import type { CardOrder } from '../http/PreparedResponse.ts';

export interface CardLook {
  mark: Mark | null;
  ground: string;
  ink: string;
  accent: string;
  setter: Typesetter;
}

type SharpLibrary = typeof sharpLibrary;

const { width: WIDTH, height: HEIGHT } = SHARE_CARD;
const MARGIN = 60;
/** A poster stands whole, at 4:5; what lies is shown in part. */
const PANEL = { upright: 504, lying: 540, mark: 420 };
const LINE = { weight: 700, sizes: [42, 38, 34], lines: () => 3 };
const TITLE = { weight: 800, sizes: [104, 92, 80, 72, 64, 56, 48, 42], leading: 1.04 };
const NAME = { weight: 700, sizes: [34, 30, 26], lines: () => 1 };
const LEADING = 1.2;
const GAP = 20;
const MARK = { width: 150, height: 60 };
const MAX_PIXELS = 40_000_000;
/** Networks take pictures that arrive quickly. */
const MAX_CARD_BYTES = 150_000;
const QUALITIES = [84, 76, 66, 54, 40];

/**
 * The card of a shared page as a JPEG: the poster, or the mark where there is none, beside it date, title and house in
 * the house's colours and typeface. Rejects for a picture that cannot be read.
 */
export async function drawCard(order: CardOrder, picture: Buffer | null, look: CardLook): Promise<Buffer> {
  // Loaded with the first card, as with the first icon.
  const { default: sharp } = await import('sharp');
  const panel = picture ? (order.picture?.isUpright ? PANEL.upright : PANEL.lying) : PANEL.mark;
  const panelLayer = picture
    ? await coverPanel(sharp, picture, panel)
    : await fitMark(sharp, look, { width: panel - MARGIN, height: 400 });
  const mark = picture ? await fitMark(sharp, look, MARK) : null;
  const layers = [
    ...(panelLayer ? [{ input: panelLayer.bytes, left: WIDTH - panel, top: Math.round((HEIGHT - panelLayer.height) / 2) }] : []),
    ...(mark ? [{ input: mark.bytes, left: MARGIN, top: HEIGHT - MARGIN - Math.round((MARK.height + mark.height) / 2) }] : []),
  ];
  const drawn = await sharp(Buffer.from(drawTexts(order, look, WIDTH - panel - MARGIN * 2, mark ? mark.width + GAP : 0)))
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const quality of QUALITIES) {
    const image = sharp(drawn, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
    const jpeg = await image.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length < MAX_CARD_BYTES) return jpeg;
  }
  throw new RangeError(`A card has more than ${MAX_CARD_BYTES} bytes.`);
}

/** Date, title and house as SVG without a font: each letter is a path. A text that is not drawn whole is left out. */
function drawTexts(order: CardOrder, { ground, ink, accent, setter }: CardLook, width: number, nameAt: number): string {
  const foot = HEIGHT - MARGIN - MARK.height;
  const whole = (text: string) => {
    const composed = text.normalize('NFC');
    return setter.isSettable(composed) ? composed : '';
  };
  const line = fitText(whole(order.line), setter, { ...LINE, width });
  const top = MARGIN + (line.lines.length > 0 ? line.lines.length * line.size * LEADING + GAP : 0);
  const lines = (size: number) => Math.floor((foot - GAP - top) / (size * TITLE.leading));
  const title = fitText(whole(order.title), setter, { ...TITLE, width, lines });
  const name = fitText(whole(order.siteName), setter, { ...NAME, width: width - nameAt });
  const shapes = [
    stack(line, LEADING, { x: MARGIN, y: MARGIN, fill: accent }),
    stack(title, TITLE.leading, { x: MARGIN, y: top, fill: ink }),
    stack(name, LEADING, { x: MARGIN + nameAt, y: foot + (MARK.height - name.size * LEADING) / 2, fill: ink }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${shapes.join('')}</svg>`;
}

function stack({ size, lines }: FittedText, leading: number, { x, y, fill }: { x: number; y: number; fill: string }): string {
  // The baseline, from the top of the line.
  const first = y + size * (leading / 2 + 0.34);
  return lines
    .map(
      ({ path }, index) =>
        `<path transform="translate(${x} ${(first + index * size * leading).toFixed(1)})" fill="${fill}" d="${path}"/>`,
    )
    .join('');
}

interface Layer {
  bytes: Buffer;
  width: number;
  height: number;
}

async function coverPanel(sharp: SharpLibrary, picture: Buffer, width: number): Promise<Layer> {
  const bytes = await sharp(picture, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, height: HEIGHT, fit: 'cover', position: sharp.strategy.attention })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { bytes, width, height: HEIGHT };
}

/** The mark of the house as large as it fits; a drawing takes the accent, a picture stays as it is. */
async function fitMark(
  sharp: SharpLibrary,
  { mark, accent }: CardLook,
  room: { width: number; height: number },
): Promise<Layer | null> {
  if (!mark) return null;
  const input =
    mark.kind === 'drawing'
      ? Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.view_box}" width="${room.width}" height="${room.height}"><path fill="${accent}" d="${mark.path}"/></svg>`,
        )
      : mark.bytes;
  const image = sharp(input, { limitInputPixels: MAX_PIXELS })
    .trim()
    .resize({ ...room, fit: 'inside' });
  const { data: bytes, info } = await image.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.height };
}
