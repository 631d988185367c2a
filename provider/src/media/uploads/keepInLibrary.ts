import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { editors, media, uploads } from '../../platform/database/schema/index.ts';

const NO_TEXT = { de: '', en: '' };

/** Takes an adopted upload into the library, once; one that was removed from it comes back. Returns the entry's id. */
export async function keepInLibrary(
  tx: Pick<Db, 'select' | 'insert' | 'update'>,
  { id, name, mediaId }: typeof uploads.$inferSelect,
  editorId: number,
  now: number,
): Promise<number> {
  if (mediaId !== null) {
    await tx.update(media).set({ removedAt: null }).where(eq(media.id, mediaId));
    return mediaId;
  }
  const [editor] = await tx.select({ username: editors.username }).from(editors).where(eq(editors.id, editorId));
  const [entry] = await tx
    .insert(media)
    .values({ key: id, fileId: id, name, alt: NO_TEXT, createdAt: new Date(now), createdBy: editor?.username ?? null })
    .onConflictDoUpdate({ target: media.key, set: { removedAt: null } })
    .returning({ id: media.id });
  if (!entry) throw new TypeError('The library took nothing in.');
  await tx.update(uploads).set({ mediaId: entry.id }).where(eq(uploads.id, id));
  return entry.id;
}
