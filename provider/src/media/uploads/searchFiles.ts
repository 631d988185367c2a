import { and, desc, eq, ilike, isNotNull } from 'drizzle-orm';
import type { MediaFile } from '@spielplan/shared-contracts/api';
import type { Db } from '../../platform/database/connect.ts';
import { uploads } from '../../platform/database/schema/index.ts';
import { presentMediaFile, presentUploadedPicture } from '../renditions/uploadedPicture.ts';

const MAX_FOUND = 20;

/** Editors' files that pages use, by all words of a name; what visitors sent with forms is never among them. */
export async function searchFiles(db: Pick<Db, 'select'>, query: string): Promise<MediaFile[]> {
  const words = query.split(/\s+/).map((word) => ilike(uploads.name, `%${word.replace(/[\\%_]/g, '\\$&')}%`));
  const rows = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.usedBy, 'page'), isNotNull(uploads.editorId), ...words))
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .limit(MAX_FOUND);
  return rows.map((row) => (row.kind === 'picture' ? presentPicture(row) : presentMediaFile(row)));
}

/** The widest file of a picture, in the format that every program opens. */
function presentPicture(row: typeof uploads.$inferSelect): MediaFile {
  const { base, widths } = presentUploadedPicture(row, '');
  return { path: `${base}-${Math.max(...widths)}.jpg`, content_type: 'image/jpeg', size: row.size, name: row.name };
}
