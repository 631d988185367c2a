import { CROP_FORMATS, type CropArea, type CropFormat } from '@spielplan/shared-contracts/rules/crop-formats';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { uploads } from '../../platform/database/schema/index.ts';
import { findEditor } from '../../accounts/index.ts';
import { parseByteRange } from '../renditions/byteRange.ts';
import { cropOf, cropPixels, hashOfCrop, readEntryOfFile } from '../mediaEntry.ts';
import { PICTURE_MIME } from '../renditions/pictureFormats.ts';
import { type PictureFile, parseCardFile, parsePictureFile } from '../renditions/pictureFile.ts';
import { nearestWidth } from '../resolveMedia.ts';
import { FILE_POLICY, IMMUTABLE, sendPicture } from '../renditions/sendPicture.ts';
import {
  cardKey,
  originalKey,
  renditionKey,
  renderUpload,
  renderUploadCard,
  type UploadRow,
  widthsOf,
} from '../renditions/uploadedPicture.ts';
import { mediaOf } from '../media.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MEDIA_FILE = /^([0-9a-f-]{36})\.([a-z0-9]{3,5})$/;
/** `<id>-<format>-<hash>`: a picture in the crop of a format. */
const CROPPED = /^([0-9a-f-]{36})-([a-z]+)-([0-9a-f]{8})$/;
const MAX_KNOWN = 5_000;
/** After that it looks again whether a file was replaced or cropped. */
const KNOWN_MS = 10_000;
/** An editor who logs out has nothing of it left. */
const UNKEPT = 'private, no-store';
/** What is sent in the place of something that there is no more. */
const BRIEF = 'public, max-age=60';

/** What an address stands for now. */
interface Served {
  row: UploadRow;
  /** The crop that the address names; null for the whole picture. */
  crop: { format: CropFormat; area: CropArea; hash: string } | null;
  /** Whether that is what it named when it was written. */
  isExact: boolean;
}

/**
 * What editors uploaded and a page uses: pictures as `/media/uploads/<id>-<width>.<format>`, files
 * for players as `/media/uploads/<id>.<ending>`, in ranges where asked. Files of forms are `NOT_FOUND`,
 * and so is what waits for its page, but for the editor who sent it and looks at it before saving.
 * An address of a file that was replaced, or of a former crop, leads to what there is now.
 */
export function registerUploadedFiles(app: FastifyInstance, context: ProviderContext): void {
  const known = new LRUCache<string, Served>({ max: MAX_KNOWN, ttl: KNOWN_MS });

  async function findUsed(name: string): Promise<Served> {
    const served = known.get(name) ?? (await readServed(context, name));
    if (!served) throw new SpielplanError('NOT_FOUND');
    known.set(name, served);
    return served;
  }

  /** An upload of the request's own editor that no saved page uses yet. */
  async function findWaiting(id: string, request: FastifyRequest): Promise<UploadRow | undefined> {
    if (known.has(id) || !UUID.test(id)) return undefined;
    const editor = await findEditor(context, request);
    return editor ? readWaiting(context, id, editor.id) : undefined;
  }

  async function servePicture(file: PictureFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const waiting = await findWaiting(file.id, request);
    const { row, crop, isExact } = waiting ? { row: waiting, crop: null, isExact: true } : await findUsed(file.id);
    const region = crop ? cropPixels(row, crop.area) : undefined;
    const ownWidth = region?.width ?? row.width ?? 0;
    const width = isExact ? file.width : nearestWidth(ownWidth, file.width);
    if (row.kind !== 'picture' || !widthsOf(ownWidth).includes(width)) throw new SpielplanError('NOT_FOUND');
    const make = () => renderUpload(context.storage.uploads, row.id, width, file.format, region);
    if (waiting) return sendPicture(reply, file.format, make, UNKEPT);
    const key = renditionKey(nameOf(row, crop), width, file.format);
    const read = () => mediaOf(context).renditions.read(key, PICTURE_MIME[file.format], make);
    return sendPicture(reply, file.format, read, isExact ? IMMUTABLE : BRIEF);
  }

  async function serveCard(name: string, reply: FastifyReply): Promise<FastifyReply> {
    const { row, crop, isExact } = await findUsed(name);
    if (row.kind !== 'picture') throw new SpielplanError('NOT_FOUND');
    const make = () => renderUploadCard(context.storage.uploads, row.id, crop ? cropPixels(row, crop.area) : undefined);
    const read = () => mediaOf(context).renditions.read(cardKey(nameOf(row, crop)), PICTURE_MIME.jpg, make);
    return sendPicture(reply, 'jpg', read, isExact ? IMMUTABLE : BRIEF);
  }

  app.get('/media/uploads/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const card = parseCardFile(file);
    if (card !== null) return serveCard(card, reply);
    const picture = parsePictureFile(file);
    if (picture) return servePicture(picture, request, reply);
    const [, id = '', extension = ''] = MEDIA_FILE.exec(file) ?? [];
    const waiting = await findWaiting(id, request);
    const { row, isExact } = waiting ? { row: waiting, isExact: true } : await findUsed(id);
    if (row.kind === 'picture' || (isExact && row.extension !== extension)) throw new SpielplanError('NOT_FOUND');
    return sendMediaFile(context, row, request, reply, waiting ? UNKEPT : isExact ? IMMUTABLE : BRIEF);
  });
}

/** As a kept file is called: its crop is part of that. */
function nameOf({ id }: UploadRow, crop: Served['crop']): string {
  return crop ? `${id}-${crop.format}-${crop.hash}` : id;
}

async function readServed(context: ProviderContext, name: string): Promise<Served | undefined> {
  const [, id = name, format, hash] = CROPPED.exec(name) ?? [];
  if (!UUID.test(id)) return undefined;
  const entry = await readEntryOfFile(context.db, id);
  const row = entry?.file ?? (await readUsed(context, id));
  if (!row) return undefined;
  const isCurrent = row.id === id;
  if (format === undefined || hash === undefined) return { row, crop: null, isExact: isCurrent };
  const known = Object.hasOwn(CROP_FORMATS, format) ? (format as CropFormat) : null;
  if (!known || !entry) return undefined;
  const area = cropOf(entry, known);
  const crop = area && { format: known, area, hash: hashOfCrop(area) };
  return { row, crop, isExact: isCurrent && crop?.hash === hash };
}

async function readUsed({ db }: ProviderContext, id: string): Promise<UploadRow | undefined> {
  const rows = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.usedBy, 'page')));
  return rows[0];
}

async function readWaiting({ db, clock }: ProviderContext, id: string, editorId: number): Promise<UploadRow | undefined> {
  const isOwn = and(eq(uploads.id, id), eq(uploads.editorId, editorId), isNull(uploads.usedBy));
  const rows = await db
    .select()
    .from(uploads)
    .where(and(isOwn, gt(uploads.expiresAt, new Date(clock.now()))));
  return rows[0];
}

/**
 * Sends the file or the range that a player asks for. It
 * plays within a page, and is saved when opened by itself.
 */
async function sendMediaFile(
  { storage }: ProviderContext,
  row: UploadRow,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
): Promise<FastifyReply> {
  const range = parseByteRange(request.headers.range, row.size);
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${row.size}`).send();
  const found = await storage.uploads.get(originalKey(row.id), range ?? undefined);
  if (!found) throw new SpielplanError('NOT_FOUND', { detail: 'the original is gone' });
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${row.size}`);
  return reply
    .header('content-length', range ? range.end - range.start + 1 : row.size)
    .header('accept-ranges', 'bytes')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeName(row.name)}`)
    .header('content-security-policy', FILE_POLICY)
    .header('cache-control', cacheControl)
    .type(row.contentType)
    .send(found.stream);
}

/** RFC 8187: what encodeURIComponent leaves alone but a header value must not hold. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
}
