import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { MediaFile, Picture } from '@spielplan/shared-contracts/api';
import type { Db } from '../../database/connect.ts';
import { uploads } from '../../database/schema/index.ts';
import { presentMediaFile, presentUploadedPicture } from '../../media/uploadedPicture.ts';

const PICTURES = ['picture'] as const;
const PLAYED = ['audio', 'video'] as const;

/**
 * Takes a waiting file of this editor over into a page, for good, within the transaction of the change; the same file again
 * is no mistake. Returns what the page carries from now on; null when there is no such file, or it is of another kind.
 */
export async function adoptUpload(
  tx: Pick<Db, 'update'>,
  upload: { temp_file: string; alt?: string },
  kind: 'picture' | 'file',
  editorId: number,
  now: number,
): Promise<Picture | MediaFile | null> {
  const [row] = await tx
    .update(uploads)
    .set({ usedBy: 'page', expiresAt: null })
    .where(
      and(
        eq(uploads.id, upload.temp_file),
        eq(uploads.editorId, editorId),
        inArray(uploads.kind, kind === 'picture' ? PICTURES : PLAYED),
        or(eq(uploads.usedBy, 'page'), gt(uploads.expiresAt, new Date(now))),
      ),
    )
    .returning();
  if (!row) return null;
  return kind === 'picture' ? presentUploadedPicture(row, (upload.alt ?? '').toWellFormed()) : presentMediaFile(row);
}
