import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPoster } from './drawPoster.ts';
import type { PosterFormat } from './posterShape.ts';

/** Rises with the drawings, so that a new version never serves the old one's files. */
const EDITION = 'edition-1';
/** Encoding takes whole cores; the answers of the API go first. */
const MOST_AT_ONCE = 2;

export interface PosterStore {
  /** The file of a poster: from the disk, else drawn, encoded and kept. Callers at the same time share one drawing. */
  read(id: string, width: number, format: PosterFormat): Promise<Buffer>;
}

/** Keeps posters under `<dataDir>/media`; everything in there can be deleted at any time and comes back on demand. */
export function createPosterStore(dataDir: string): PosterStore {
  sharp.concurrency(1);
  const folder = join(dataDir, 'media', EDITION);
  const underWay = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let drawing = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (drawing >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    drawing += 1;
    try {
      return await work();
    } finally {
      drawing -= 1;
      waiting.shift()?.();
    }
  }

  async function produce(id: string, width: number, format: PosterFormat): Promise<Buffer> {
    const file = join(folder, `${id}-${width}.${format}`);
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const made = await inTurn(() => encode(drawPoster(id, width), format));
    await mkdir(folder, { recursive: true });
    // Whoever reads the folder never sees half a file.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, made);
    await rename(draft, file);
    return made;
  }

  return {
    read(id, width, format) {
      const key = `${id}-${width}.${format}`;
      const known = underWay.get(key);
      if (known) return known;
      const work = produce(id, width, format).finally(() => underWay.delete(key));
      underWay.set(key, work);
      return work;
    },
  };
}

function encode(svg: string, format: PosterFormat): Promise<Buffer> {
  const image = sharp(Buffer.from(svg)).removeAlpha();
  switch (format) {
    case 'avif':
      // Effort 4 would take five times as long for three percent less.
      return image.avif({ quality: 40, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return image.webp({ quality: 82, effort: 4 }).toBuffer();
    case 'jpg':
      return image.jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    default:
      return format satisfies never;
  }
}
