import { createHash } from 'node:crypto';
import { open, readFile, stat, writeFile } from 'node:fs/promises';
import { measureTypeface } from '@spielplan/shared-contracts/http';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import { fileTypeFromFile } from 'file-type';
import { type FileKind, fileKindOf } from '../files/fileKinds.ts';
import { type PictureFacts, probePicture, provePicture } from '../renditions/probePicture.ts';
import { cleanSvg, isSvg, MAX_SVG_BYTES } from './cleanSvg.ts';
import { measureArchive } from './measureArchive.ts';
import { measurePdf } from './measurePdf.ts';

export interface MeasuredFile extends FileKind {
  /** Only of a picture. */
  picture: PictureFacts | null;
  /** Where the file holds something else now than what was sent. */
  content: { size: number; sha256: string } | null;
}

const SVG = 'image/svg+xml';
const TIMEOUT_MS = 5_000;
const MAX_READ_BYTES = 4 * 1024 * 1024;
/** Files of a typeface that the site takes (`fetchHouseFile`). */
const MAX_TYPEFACE_FILE_BYTES = 1_000_000;
/** Unpacked, a thick document with many pictures. */
const MAX_UNPACKED_BYTES = 768 * 1024 * 1024;
/** How far into a file readers look for the beginning of a PDF. */
const HEAD_BYTES = 1_024;

/**
 * Finds out what a file is by its content and how large it is unpacked; a drawing is cleaned where it lies. Throws
 * `UNSUPPORTED_MEDIA_TYPE` for what this sender may not upload and for what is broken, and `PAYLOAD_TOO_LARGE` for what unpacks to too much.
 */
export async function measureFile(path: string, isEditor: boolean): Promise<MeasuredFile> {
  const options = { signal: AbortSignal.timeout(TIMEOUT_MS), maxBufferSize: MAX_READ_BYTES };
  const detected = (await fileTypeFromFile(path, options).catch(() => undefined))?.mime ?? (await findLatePdf(path));
  const source = isEditor ? await readSvg(path, detected) : null;
  const mime = source === null ? detected : SVG;
  const kind = mime === undefined ? null : fileKindOf(mime, isEditor);
  if (!kind) throw refuse(mime ?? 'an unknown type');
  if (source !== null) {
    const drawing = Buffer.from(cleanSvg(source));
    await writeFile(path, drawing);
    const content = { size: drawing.length, sha256: createHash('sha256').update(drawing).digest('hex') };
    await provePicture(path);
    return { ...kind, picture: await probePicture(path, SVG), content };
  }
  if (kind.kind === 'picture') return { ...kind, picture: await probePicture(path, kind.contentType), content: null };
  await bound(() => measureKind(path, kind.contentType));
  return { ...kind, picture: null, content: null };
}

/** What is played is read by browsers part by part, and has nothing to unpack beforehand. */
async function measureKind(path: string, contentType: string): Promise<unknown> {
  if (contentType === 'font/woff2') return measureFont(path);
  if (contentType === 'application/pdf') return measurePdf(path, MAX_UNPACKED_BYTES);
  if (contentType.startsWith('application/')) return measureArchive(path, MAX_UNPACKED_BYTES);
  return null;
}

async function measureFont(path: string): Promise<number> {
  const { size } = await stat(path);
  if (size > MAX_TYPEFACE_FILE_BYTES) throw tooLarge(`a typeface of ${size} bytes`);
  return measureTypeface(await readFile(path));
}

async function bound(measure: () => Promise<unknown>): Promise<void> {
  try {
    await measure();
  } catch (cause) {
    if (isSpielplanError(cause)) throw cause;
    throw new SpielplanError('UNSUPPORTED_MEDIA_TYPE', {
      field: 'file',
      detail: 'it unpacks to too much, or cannot be read',
      cause,
    });
  }
}

/** The text of a drawing; null for anything else. */
async function readSvg(path: string, detected: string | undefined): Promise<string | null> {
  if (detected !== undefined && detected !== 'application/xml' && detected !== SVG) return null;
  const { size } = await stat(path);
  const head = await readHead(path, 64 * HEAD_BYTES);
  if (!isSvg(head.toString('utf8'))) return null;
  if (size > MAX_SVG_BYTES) throw tooLarge(`a drawing of ${size} bytes`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (cause) {
    throw new SpielplanError('UNSUPPORTED_MEDIA_TYPE', { field: 'file', detail: 'a drawing that is not UTF-8', cause });
  }
}

/** A PDF behind a few empty lines or a mark of byte order, which every reader opens. */
async function findLatePdf(path: string): Promise<string | undefined> {
  const head = (await readHead(path, HEAD_BYTES)).toString('latin1');
  return /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-\d/.test(head) ? 'application/pdf' : undefined;
}

async function readHead(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function tooLarge(detail: string): SpielplanError {
  return new SpielplanError('PAYLOAD_TOO_LARGE', { field: 'file', detail });
}

function refuse(detail: string): SpielplanError {
  return new SpielplanError('UNSUPPORTED_MEDIA_TYPE', { field: 'file', detail });
}
