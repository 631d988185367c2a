import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  type changeMediaCall,
  type createMediaCall,
  mediaConflictSchema,
  type MediaItem,
  type replaceMediaCall,
} from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { media, uploads } from '../../platform/database/schema/index.ts';
import type { RefusedAnswer } from '../../platform/http/registerCall.ts';
import { accountOf, audit } from '../../accounts/index.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { checkRevision, expectedRevision, refuseChange } from '../../platform/http/revisions.ts';
import { keepInLibrary } from '../uploads/keepInLibrary.ts';
import { readItem } from './listMedia.ts';
import { isInVersions, isShown, readUsages } from './readUsages.ts';

/** Files that nothing shows any more go after so long: a tab may still have them in an undone step. */
const KEPT_MS = 30 * 86_400_000;

/** Takes an upload of this account into the library. Throws `INVALID_BODY` where there is none. */
export function createMedia(
  { db, clock }: ProviderContext,
  request: FastifyRequest,
  { temp_file: id, tags }: z.output<typeof createMediaCall.body>,
): Promise<MediaItem> {
  const account = accountOf(request);
  return db.transaction(async (tx) => {
    const upload = await takeUpload(tx, id, account.id, clock.now());
    const entry = await keepInLibrary(tx, upload, account.id, clock.now());
    if (tags)
      await tx
        .update(media)
        .set({ tags: unique(tags) })
        .where(eq(media.id, entry));
    return requireItem(tx, entry);
  });
}

/** Changes what is named of an entry. */
export function changeMedia(
  context: ProviderContext,
  request: FastifyRequest,
  id: number,
  { revision, is_decorative: isDecorative, focal_point: focalPoint, tags, ...same }: z.output<typeof changeMediaCall.body>,
): Promise<MediaItem | RefusedAnswer> {
  const shown = { ...same, ...(isDecorative !== undefined && { isDecorative }), ...(focalPoint !== undefined && { focalPoint }) };
  const columns = { ...shown, ...(tags && { tags: unique(tags) }) };
  return change(context, request, { id, revision, isSeen: Object.keys(shown).length > 0 }, async (tx, entry) => {
    if (Object.keys(columns).length === 0) return;
    await tx
      .update(media)
      .set({ ...columns, revision: entry.revision + 1 })
      .where(eq(media.id, id));
  });
}

/** Gives an entry another file of its kind; the former one is kept for a while. */
export function replaceMedia(
  context: ProviderContext,
  request: FastifyRequest,
  id: number,
  { temp_file: file, revision }: z.output<typeof replaceMediaCall.body>,
): Promise<MediaItem | RefusedAnswer> {
  const account = accountOf(request);
  const now = context.clock.now();
  return change(context, request, { id, revision, isSeen: true }, async (tx, entry) => {
    const [before] = await tx.select().from(uploads).where(eq(uploads.id, entry.fileId));
    const upload = await takeUpload(tx, file, account.id, now);
    if (upload.mediaId !== null) throw refuseUpload('it is in the library already');
    if (upload.kind !== before?.kind) throw refuseUpload('not of the same kind');
    await tx.update(uploads).set({ mediaId: id }).where(eq(uploads.id, file));
    await tx
      .update(uploads)
      .set({ expiresAt: new Date(now + KEPT_MS) })
      .where(eq(uploads.id, entry.fileId));
    await tx
      .update(media)
      .set({ fileId: file, name: upload.name, focalPoint: null, crops: {}, revision: entry.revision + 1 })
      .where(eq(media.id, id));
    await audit({ ...context, db: tx }, request, 'media_replaced', account, String(id));
  });
}

/** Takes an entry out of the library. Throws `CONFLICT` of `usages` while a document has it, published or not. */
export async function removeMedia(
  context: ProviderContext,
  request: FastifyRequest,
  id: number,
): Promise<{ id: number } | RefusedAnswer> {
  const account = accountOf(request);
  const now = context.clock.now();
  const answer = await change(context, request, { id, revision: undefined, isSeen: false }, async (tx, { key }) => {
    if ((await readUsages(tx, key)).length > 0)
      throw new SpielplanError('CONFLICT', { field: 'usages', detail: 'a document uses it' });
    await tx
      .update(media)
      .set({ removedAt: new Date(now) })
      .where(eq(media.id, id));
    if (!(await isInVersions(tx, key)))
      await tx
        .update(uploads)
        .set({ expiresAt: new Date(now + KEPT_MS) })
        .where(eq(uploads.mediaId, id));
    await audit({ ...context, db: tx }, request, 'media_removed', account, String(id));
  });
  return 'refusedWith' in answer ? answer : { id };
}

interface Wanted {
  id: number;
  revision: number | undefined;
  /** Whether visitors see the change wherever the entry is published. */
  isSeen: boolean;
}

async function change(
  context: ProviderContext,
  request: FastifyRequest,
  { id, revision, isSeen }: Wanted,
  work: (tx: Queries, entry: typeof media.$inferSelect) => Promise<void>,
): Promise<MediaItem | RefusedAnswer> {
  const { answer, key } = await context.db.transaction(async (tx) => {
    const [entry] = await tx
      .select()
      .from(media)
      .where(and(eq(media.id, id), isNull(media.removedAt)))
      .for('update');
    if (!entry) throw new SpielplanError('NOT_FOUND', { detail: 'no such entry of the library' });
    const before = await requireItem(tx, id);
    const refusal = checkRevision(entry.revision, expectedRevision(request, revision));
    if (refusal) return { answer: refuseChange(refusal, before, { schema: mediaConflictSchema }), key: null };
    if (isSeen && !accountOf(request).canPublish && (await isShown(tx, entry.key)))
      throw new SpielplanError('FORBIDDEN', { detail: 'visitors see it, and this account may not publish' });
    await work(tx, entry);
    return { answer: (await readItem(tx, id)) ?? before, key: entry.key };
  });
  if (key && isSeen) context.changes.changed('content');
  return answer;
}

/** An upload of this account that waits, or that the library has; from now on it is kept. */
async function takeUpload(tx: Queries, id: string, editorId: number, now: number): Promise<typeof uploads.$inferSelect> {
  const [row] = await tx
    .update(uploads)
    .set({ usedBy: 'page', expiresAt: null })
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.editorId, editorId),
        inArray(uploads.kind, ['picture', 'audio', 'video', 'document']),
        or(eq(uploads.usedBy, 'page'), and(isNull(uploads.usedBy), gt(uploads.expiresAt, new Date(now)))),
      ),
    )
    .returning();
  if (!row) throw refuseUpload('no such upload of this account');
  return row;
}

async function requireItem(tx: Queries, id: number): Promise<MediaItem> {
  const item = await readItem(tx, id);
  if (!item) throw new SpielplanError('NOT_FOUND', { detail: 'no such entry of the library' });
  return item;
}

function refuseUpload(detail: string): SpielplanError {
  return new SpielplanError('INVALID_BODY', { field: 'temp_file', detail });
}

function unique(tags: readonly string[]): string[] {
  return [...new Set(tags)];
}
