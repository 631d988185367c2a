import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { MediaFile, Picture } from '@spielplan/shared-contracts/api';
import type { Db } from '../../platform/database/connect.ts';
import { uploads } from '../../platform/database/schema/index.ts';
import { keepInLibrary } from './keepInLibrary.ts';
import { presentMediaFile, presentUploadedPicture } from '../renditions/uploadedPicture.ts';

interface NamedUpload {
  temp_file: string;
  alt?: string;
}
type UploadKind = 'picture' | 'file';

const PICTURES = ['picture'] as const;
const PLAYED = ['audio', 'video'] as const;

/**
 * Takes a waiting file of this editor over into a page, for good, within the transaction of the change; the same file again
 * is no mistake. Returns what the page carries from now on; null when there is no such file, or it is of another kind.
 */
export async function adoptUpload(
  tx: Pick<Db, 'select' | 'insert' | 'update'>,
  upload: NamedUpload,
  kind: UploadKind,
  editorId: number,
  now: number,
): Promise<Picture | MediaFile | null> {
  const [row] = await tx
    .update(uploads)
    .set({ usedBy: 'page', expiresAt: null })
    .where(isOwn(upload, kind, editorId, now))
    .returning();
  if (row) await keepInLibrary(tx, row, editorId, now);
  return present(row, upload, kind);
}

/** What a page would carry of such a file, without taking it over. */
export async function previewUpload(
  db: Pick<Db, 'select'>,
  upload: NamedUpload,
  kind: UploadKind,
  editorId: number,
  now: number,
): Promise<Picture | MediaFile | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(isOwn(upload, kind, editorId, now));
  return present(row, upload, kind);
}

function isOwn(upload: NamedUpload, kind: UploadKind, editorId: number, now: number) {
  return and(
    eq(uploads.id, upload.temp_file),
    eq(uploads.editorId, editorId),
    inArray(uploads.kind, kind === 'picture' ? PICTURES : PLAYED),
    or(eq(uploads.usedBy, 'page'), gt(uploads.expiresAt, new Date(now))),
  );
}

function present(
  row: typeof uploads.$inferSelect | undefined,
  upload: NamedUpload,
  kind: UploadKind,
): Picture | MediaFile | null {
  if (!row) return null;
  return kind === 'picture' ? presentUploadedPicture(row, (upload.alt ?? '').toWellFormed()) : presentMediaFile(row);
}
