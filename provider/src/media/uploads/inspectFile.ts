import { open, readFile, stat } from 'node:fs/promises';
import { measureTypeface } from '@spielplan/shared-contracts/http';
import { fileTypeFromFile } from 'file-type';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Media } from '../media.ts';
import { type FileKind, fileKindOf } from '../files/fileKinds.ts';
import { type PictureFacts, probePicture } from '../renditions/probePicture.ts';

export interface InspectedFile extends FileKind {
  /** Only of a picture. */
  picture: PictureFacts | null;
}

const TIMEOUT_MS = 5_000;
const MAX_READ_BYTES = 4 * 1024 * 1024;

/** Files of a typeface that the site takes (`fetchHouseFile`). */
const MAX_TYPEFACE_FILE_BYTES = 1_000_000;

/** A typeface is measured when it comes in: what unpacks to more than any typeface never becomes the house's. */
async function refuseLargeTypeface(path: string): Promise<void> {
  const { size } = await stat(path);
  if (size > MAX_TYPEFACE_FILE_BYTES)
    throw new SpielplanError('PAYLOAD_TOO_LARGE', { field: 'file', detail: `a typeface of ${size} bytes` });
  try {
    measureTypeface(await readFile(path));
  } catch (cause) {
    throw new SpielplanError('UNSUPPORTED_MEDIA_TYPE', {
      field: 'file',
      detail: 'a typeface that unpacks to too much, or cannot be read',
      cause,
    });
  }
}

/** How far into a file readers look for the beginning of a PDF. */
const PDF_HEAD_BYTES = 1_024;

/** A PDF behind a few empty lines or a mark of byte order, which every reader opens. */
async function findLatePdf(path: string): Promise<{ mime: string } | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PDF_HEAD_BYTES), 0, PDF_HEAD_BYTES, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    return /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-\d/.test(head) ? { mime: 'application/pdf' } : undefined;
  } finally {
    await file.close();
  }
}

/**
 * Finds out what a file is by its content; its name and the type its sender claims play no part.
 * Pictures are decoded whole, those of visitors in turn by their networks; `network` is null for an
 * editor. Throws `UNSUPPORTED_MEDIA_TYPE` for what this sender may not upload, SVG and everything
 * with scripts among it, and what `probePicture` throws.
 */
export async function inspectFile(media: Media, path: string, network: string | null): Promise<InspectedFile> {
  const options = { signal: AbortSignal.timeout(TIMEOUT_MS), maxBufferSize: MAX_READ_BYTES };
  const detected = (await fileTypeFromFile(path, options).catch(() => undefined)) ?? (await findLatePdf(path));
  const kind = detected && fileKindOf(detected.mime, network === null);
  if (!kind) throw new SpielplanError('UNSUPPORTED_MEDIA_TYPE', { field: 'file', detail: detected?.mime ?? 'an unknown type' });
  if (kind.contentType === 'font/woff2') await refuseLargeTypeface(path);
  if (kind.kind !== 'picture') return { ...kind, picture: null };
  const probe = () => probePicture(path, kind.contentType);
  const picture = network === null ? media.queue.run(probe) : media.visitorQueue.run(probe, network);
  return { ...kind, picture: await picture };
}
