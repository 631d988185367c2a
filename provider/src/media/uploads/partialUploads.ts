import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, count, eq, gt, lte, sum } from 'drizzle-orm';
import type { MediaUpload, TempFile } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import { mediaUploads } from '../../platform/database/schema/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ReceivedFile } from './receiveFile.ts';
import { keepTempFile, limitWaitingUploads, MAX_EDITOR_BYTES } from './uploadService.ts';

export const PART_BYTES = 2 * 1024 * 1024;
const KEPT_MS = 86_400_000;
const MAX_OF_EDITOR = 50;

type Row = typeof mediaUploads.$inferSelect;

/** Begins an upload of this account. Throws `PAYLOAD_TOO_LARGE`, and `TOO_MANY_REQUESTS` where too much is under way. */
export async function beginUpload(
  { db, clock, configuration }: ProviderContext,
  editorId: number,
  { name, size }: { name: string; size: number },
): Promise<MediaUpload> {
  const max = configuration.uploadLimits.editor;
  if (size > max) throw new SpielplanError('PAYLOAD_TOO_LARGE', { field: 'size', detail: `at most ${max} bytes` });
  const now = clock.now();
  const isOpen = gt(mediaUploads.expiresAt, new Date(now));
  const [all] = await db
    .select({ bytes: sum(mediaUploads.size).mapWith(Number) })
    .from(mediaUploads)
    .where(isOpen);
  const [own] = await db
    .select({ total: count() })
    .from(mediaUploads)
    .where(and(isOpen, eq(mediaUploads.editorId, editorId)));
  if ((own?.total ?? 0) >= MAX_OF_EDITOR || (all?.bytes ?? 0) + size > MAX_EDITOR_BYTES)
    throw new SpielplanError('TOO_MANY_REQUESTS', { field: 'size', detail: 'too many uploads are under way' });
  const [row] = await db
    .insert(mediaUploads)
    .values({ key: randomUUID(), editorId, name, size, expiresAt: new Date(now + KEPT_MS) })
    .returning();
  if (!row) throw new SpielplanError('UNEXPECTED', { detail: 'no upload was begun' });
  return present(row);
}

/** How far an upload of this account is. Throws `NOT_FOUND`. */
export async function readUpload(context: ProviderContext, editorId: number, id: number): Promise<MediaUpload> {
  return present(await requireUpload(context, editorId, id));
}

/** The bytes that the part at `from` must have. Throws `NOT_FOUND`, and `CONFLICT` where a part before it is missing. */
export async function expectedPart(context: ProviderContext, editorId: number, id: number, from: number): Promise<Row> {
  const row = await requireUpload(context, editorId, id);
  if (from > row.received || from % PART_BYTES !== 0 || from >= row.size)
    throw new SpielplanError('CONFLICT', { field: 'from', detail: `the next part begins at ${row.received}` });
  return row;
}

/** Keeps a part that has arrived whole; the same again changes nothing. */
export async function keepPart(context: ProviderContext, row: Row, from: number, part: ReceivedFile): Promise<MediaUpload> {
  const { db, storage } = context;
  if (part.size !== Math.min(PART_BYTES, row.size - from))
    throw new SpielplanError('INVALID_BODY', { field: 'file', detail: 'a part has another size' });
  if (from < row.received) return present(row);
  await storage.uploads.put(partKey(row, from), part, 'application/octet-stream');
  const [after] = await db
    .update(mediaUploads)
    .set({ received: from + part.size, expiresAt: new Date(context.clock.now() + KEPT_MS) })
    .where(and(eq(mediaUploads.id, row.id), eq(mediaUploads.received, from)))
    .returning();
  return after ? present(after) : readUpload(context, row.editorId, row.id);
}

/** Makes the file of its parts, checks it as any other and forgets the upload. Throws `CONFLICT` while parts are missing. */
export async function finishUpload(
  context: ProviderContext,
  { editorId, id, address, folder }: { editorId: number; id: number; address: string; folder: string },
): Promise<TempFile> {
  const row = await requireUpload(context, editorId, id);
  if (row.received !== row.size) throw new SpielplanError('CONFLICT', { field: 'id', detail: 'parts are missing' });
  const sender = { owner: `editor-${editorId}`, editorId, address };
  await limitWaitingUploads(context, sender);
  const file = await joinParts(context.storage.uploads, row, folder);
  try {
    return await keepTempFile(context, sender, file);
  } finally {
    await rm(file.path, { force: true });
    await forget(context, row);
  }
}

/** Takes away uploads that nobody has finished in time, with their parts. */
export async function removeUnfinished(context: ProviderContext): Promise<number> {
  const old = await context.db
    .select()
    .from(mediaUploads)
    .where(lte(mediaUploads.expiresAt, new Date(context.clock.now())));
  for (const row of old) await forget(context, row);
  return old.length;
}

async function joinParts(store: Storage, row: Row, folder: string): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  async function* parts() {
    for (let from = 0; from < row.size; from += PART_BYTES) {
      const part = await store.get(partKey(row, from));
      if (!part) throw new SpielplanError('STORAGE_FAILED', { detail: 'a part of an upload is gone' });
      for await (const chunk of part.stream) {
        hash.update(chunk as Buffer);
        yield chunk as Buffer;
      }
    }
  }
  try {
    await pipeline(parts, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, size: row.size, sha256: hash.digest('hex'), givenName: row.name };
}

async function forget({ db, storage }: ProviderContext, row: Row): Promise<void> {
  for (let from = 0; from < row.received; from += PART_BYTES) await storage.uploads.remove(partKey(row, from));
  await db.delete(mediaUploads).where(eq(mediaUploads.id, row.id));
}

async function requireUpload({ db, clock }: ProviderContext, editorId: number, id: number): Promise<Row> {
  const isOwn = and(eq(mediaUploads.id, id), eq(mediaUploads.editorId, editorId));
  const [row] = await db
    .select()
    .from(mediaUploads)
    .where(and(isOwn, gt(mediaUploads.expiresAt, new Date(clock.now()))));
  if (!row) throw new SpielplanError('NOT_FOUND', { detail: 'no such upload of this account' });
  return row;
}

function partKey({ key }: Row, from: number): string {
  return `parts/${key}/${from}`;
}

function present({ id, size, received }: Row): MediaUpload {
  return { id, size, received, part_bytes: PART_BYTES };
}
