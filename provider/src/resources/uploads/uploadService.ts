import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { TempFile } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../context.ts';
import type { Db } from '../../database/connect.ts';
import { uploads } from '../../database/schema/index.ts';
import { originalKey } from '../../media/uploadedPicture.ts';
import { cleanFileName } from './cleanFileName.ts';
import { inspectFile } from './inspectFile.ts';
import type { ReceivedFile } from './receiveFile.ts';

/** How long a file waits for its form or its page. */
export const TEMP_FILE_HOURS = 24;
const MOST_WAITING_EACH = 50;
const MOST_WAITING_BYTES = 2 * 1024 ** 3;

export interface Sender {
  /** The hash of the sender's cookie. */
  owner: string;
  /** The account of an editor, null for a visitor. */
  editorId: number | null;
}

/** Throws `TOO_MANY_REQUESTS` when this sender, or all together, have too much waiting: nobody fills the disk. */
export async function refuseHoarding({ db, clock }: ProviderContext, { owner }: Sender): Promise<void> {
  const [waiting] = await db
    .select({
      own: sql<number>`count(*) filter (where ${eq(uploads.owner, owner)})::int`,
      bytes: sql<number>`coalesce(sum(${uploads.size}), 0)::float8`,
    })
    .from(uploads)
    .where(and(isNotNull(uploads.expiresAt), gt(uploads.expiresAt, new Date(clock.now()))));
  if ((waiting?.own ?? 0) >= MOST_WAITING_EACH || (waiting?.bytes ?? 0) >= MOST_WAITING_BYTES) {
    throw new SpielplanError('TOO_MANY_REQUESTS', { field: 'file', detail: 'too many files are waiting for their form' });
  }
}

/**
 * Keeps a received file for `TEMP_FILE_HOURS`. Its row comes before its content, so that whatever a crash leaves behind is
 * found and taken away. Throws `UNSUPPORTED_MEDIA_TYPE` for what may not be uploaded.
 */
export async function keepTempFile(context: ProviderContext, sender: Sender, received: ReceivedFile): Promise<TempFile> {
  const { contentType, kind, extension, picture } = await inspectFile(context, received.path, sender.editorId !== null);
  const id = randomUUID();
  const name = cleanFileName(received.givenName, extension);
  const now = context.clock.now();
  await context.db.insert(uploads).values({
    id,
    kind,
    name,
    contentType,
    extension,
    size: received.size,
    ...picture,
    ...sender,
    createdAt: new Date(now),
    expiresAt: new Date(now + TEMP_FILE_HOURS * 3_600_000),
  });
  await context.storage.uploads.put(originalKey(id), received, contentType);
  return { id, name, size: received.size, content_type: contentType };
}

/**
 * Takes a waiting file of this owner over into a form entry, within the entry's transaction. False when there is no such
 * file, it has gone, or another entry has it.
 */
export async function useForEntry(tx: Db, id: string, owner: string, entryId: number, now: number): Promise<boolean> {
  const used = await tx
    .update(uploads)
    .set({ usedBy: 'form_entry', formEntryId: entryId, expiresAt: null })
    .where(and(eq(uploads.id, id), eq(uploads.owner, owner), gt(uploads.expiresAt, new Date(now))))
    .returning({ id: uploads.id });
  return used.length > 0;
}
