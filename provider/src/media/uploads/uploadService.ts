import { createHmac, randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { TempFile } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderContext } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { uploadSalt, uploads } from '../../platform/database/schema/index.ts';
import { originalKey } from '../renditions/uploadedPicture.ts';
import { networkOf } from '@spielplan/shared-contracts/http';
import { cleanFileName } from './cleanFileName.ts';
import { mediaOf } from '../media.ts';
import { inspectFile } from './inspectFile.ts';
import type { ReceivedFile } from './receiveFile.ts';

/** How long a file waits for its form or its page. */
const TEMP_FILE_HOURS = 24;
const MAX_WAITING_PER_VISITOR = 50;
/** Of one network, in files of the largest size that a visitor may send. */
const MAX_WAITING_PER_NETWORK = 10;
/** Bytes of all visitors, and of all editors. */
const MAX_VISITOR_BYTES = 4 * 1024 ** 3;
export const MAX_EDITOR_BYTES = 10 * 1024 ** 3;

export interface Sender {
  /** The hash of the sender's cookie. */
  owner: string;
  /** The account of an editor, null for a visitor. */
  editorId: number | null;
  /** Where the sender asks from. */
  address: string;
}

/**
 * Throws `TOO_MANY_REQUESTS` when too much of this sender is waiting, or of all that are like it:
 * nobody fills the disk. A visitor's network has a share of what all visitors have, and visitors and
 * editors are counted apart, so that one who sends until he is refused stops nobody else. Uploads
 * that run at the same moment may exceed it by their own size.
 */
export async function limitWaitingUploads(context: ProviderContext, sender: Sender): Promise<void> {
  const network = await hashedNetwork(context, sender);
  const isAlike = network === null ? isNull(uploads.network) : isNotNull(uploads.network);
  const [waiting] = await context.db
    .select({
      own: sql<number>`count(*) filter (where ${eq(uploads.owner, sender.owner)})::int`,
      ofNetwork: sql<number>`coalesce(sum(${uploads.size}) filter (where ${eq(uploads.network, network ?? '')}), 0)::float8`,
      ofAll: sql<number>`coalesce(sum(${uploads.size}) filter (where ${isAlike}), 0)::float8`,
    })
    .from(uploads)
    .where(and(isNull(uploads.usedBy), gt(uploads.expiresAt, new Date(context.clock.now()))));
  const { own, ofNetwork, ofAll } = waiting ?? { own: 0, ofNetwork: 0, ofAll: 0 };
  const isFull =
    own >= MAX_WAITING_PER_VISITOR ||
    ofNetwork >= MAX_WAITING_PER_NETWORK * context.configuration.uploadLimits.visitor ||
    ofAll >= (network === null ? MAX_EDITOR_BYTES : MAX_VISITOR_BYTES);
  if (isFull)
    throw new SpielplanError('TOO_MANY_REQUESTS', { field: 'file', detail: 'too many files are waiting for their form' });
}

/**
 * Keeps a received file for `TEMP_FILE_HOURS`. Its row comes before its content, so that whatever a
 * crash leaves behind is found and taken away. Throws `UNSUPPORTED_MEDIA_TYPE` for what may not be
 * uploaded.
 */
export async function keepTempFile(context: ProviderContext, sender: Sender, received: ReceivedFile): Promise<TempFile> {
  const network = await hashedNetwork(context, sender);
  const { contentType, kind, extension, picture, content } = await inspectFile(mediaOf(context), received.path, network);
  const kept = { ...received, ...content };
  const id = randomUUID();
  const name = cleanFileName(received.givenName, extension);
  const now = context.clock.now();
  await context.db.insert(uploads).values({
    id,
    kind,
    name,
    contentType,
    extension,
    size: kept.size,
    ...picture,
    owner: sender.owner,
    editorId: sender.editorId,
    network,
    createdAt: new Date(now),
    expiresAt: new Date(now + TEMP_FILE_HOURS * 3_600_000),
  });
  await context.storage.uploads.put(originalKey(id), kept, contentType);
  return { id, name, size: kept.size, content_type: contentType };
}

/**
 * Takes a waiting file of this owner over into a form entry, within the entry's
 * transaction. False when there is no such file, it has gone, or another entry has it.
 */
export async function useForEntry(tx: Db, id: string, owner: string, entryId: number, now: number): Promise<boolean> {
  const used = await tx
    .update(uploads)
    .set({ usedBy: 'form_entry', formEntryId: entryId, network: null, expiresAt: null })
    .where(and(eq(uploads.id, id), eq(uploads.owner, owner), gt(uploads.expiresAt, new Date(now))))
    .returning({ id: uploads.id });
  return used.length > 0;
}

/**
 * What stands for a visitor's network while a file waits;
 * null for an editor, who is known by the account.
 */
async function hashedNetwork({ db }: ProviderContext, { editorId, address }: Sender): Promise<string | null> {
  if (editorId !== null) return null;
  const [row] = await db.select().from(uploadSalt);
  if (!row) throw new TypeError('The database has no salt for uploads.');
  return createHmac('sha256', row.salt).update(networkOf(address)).digest('hex');
}
