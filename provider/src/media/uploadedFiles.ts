import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../context.ts';
import { uploads } from '../database/schema/index.ts';
import { findEditor } from '../security/sessions.ts';
import { parseByteRange } from './byteRange.ts';
import { PICTURE_MIME } from './pictureFormats.ts';
import { type PictureFile, parseCardFile, parsePictureFile } from './pictureFile.ts';
import { FILE_POLICY, IMMUTABLE, sendPicture } from './sendPicture.ts';
import {
  cardKey,
  originalKey,
  renditionKey,
  renderUpload,
  renderUploadCard,
  type UploadRow,
  widthsOf,
} from './uploadedPicture.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MEDIA_FILE = /^([0-9a-f-]{36})\.([a-z0-9]{3,4})$/;
const MAX_KNOWN = 5_000;
/** An editor who logs out has nothing of it left. */
const UNKEPT = 'private, no-store';

/**
 * What editors uploaded and a page uses: pictures as `/media/uploads/<id>-<width>.<format>`, files
 * for players as `/media/uploads/<id>.<ending>`, in ranges where asked. Files of forms are `NOT_FOUND`,
 * and so is what waits for its page, but for the editor who sent it and looks at it before saving.
 */
export function registerUploadedFiles(app: FastifyInstance, context: ProviderContext): void {
  const known = new Map<string, UploadRow>();

  /** What a page once used stays as it is, so its row can be remembered. */
  async function findUsed(id: string): Promise<UploadRow> {
    const row = known.get(id) ?? (UUID.test(id) ? await readUsed(context, id) : undefined);
    if (!row) throw new SpielplanError('NOT_FOUND');
    known.set(id, row);
    if (known.size > MAX_KNOWN) known.delete(known.keys().next().value as string);
    return row;
  }

  /** An upload of the request's own editor that no saved page uses yet. */
  async function findWaiting(id: string, request: FastifyRequest): Promise<UploadRow | undefined> {
    if (known.has(id) || !UUID.test(id)) return undefined;
    const editor = await findEditor(context, request);
    return editor ? readWaiting(context, id, editor.id) : undefined;
  }

  async function servePicture(file: PictureFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { id, width, format } = file;
    const waiting = await findWaiting(id, request);
    const row = waiting ?? (await findUsed(id));
    if (row.kind !== 'picture' || !widthsOf(row.width ?? 0).includes(width)) throw new SpielplanError('NOT_FOUND');
    const make = () => renderUpload(context.storage.uploads, id, width, format);
    if (waiting) return sendPicture(reply, format, make, UNKEPT);
    return sendPicture(reply, format, () =>
      context.media.renditions.read(renditionKey(id, width, format), PICTURE_MIME[format], make),
    );
  }

  async function serveCard(id: string, reply: FastifyReply): Promise<FastifyReply> {
    const row = await findUsed(id);
    if (row.kind !== 'picture') throw new SpielplanError('NOT_FOUND');
    const make = () => renderUploadCard(context.storage.uploads, id);
    return sendPicture(reply, 'jpg', () => context.media.renditions.read(cardKey(id), PICTURE_MIME.jpg, make));
  }

  app.get('/media/uploads/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const card = parseCardFile(file);
    if (card !== null) return serveCard(card, reply);
    const picture = parsePictureFile(file);
    if (picture) return servePicture(picture, request, reply);
    const [, id = '', extension = ''] = MEDIA_FILE.exec(file) ?? [];
    const waiting = await findWaiting(id, request);
    const row = waiting ?? (await findUsed(id));
    if (row.kind === 'picture' || row.extension !== extension) throw new SpielplanError('NOT_FOUND');
    return sendMediaFile(context, row, request, reply, waiting ? UNKEPT : IMMUTABLE);
  });
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
