import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idSchema } from './common.ts';
import { tempFileSchema } from './forms.ts';

/**
 * Uploads of editors that go on where they were broken off: begun, sent part by part, finished. What comes of one is a
 * temp file, as if it had come in one piece; one that is not finished within a day is forgotten.
 */
const access = 'editor';
const bytes = z.number().int().nonnegative();

export const mediaUploadSchema = z.object({
  id: idSchema,
  size: bytes,
  /** What has arrived: where the next part begins. */
  received: bytes,
  /** Of every part but the last. */
  part_bytes: bytes.min(1),
});
export type MediaUpload = z.infer<typeof mediaUploadSchema>;

/** Begins an upload. Throws `PAYLOAD_TOO_LARGE` before anything is sent. */
export const beginUploadCall = defineCall({
  id: 'beginUpload',
  ...addresses.beginUpload,
  body: z.object({ name: z.string().min(1).max(500), size: bytes.min(1) }),
  answer: mediaUploadSchema,
  access,
  status: 201,
});

/** How far an upload of this account is. */
export const mediaUploadCall = defineCall({ id: 'mediaUpload', ...addresses.mediaUpload, answer: mediaUploadSchema, access });

/** Sends the part that begins at `from`; one that has arrived already is no mistake, one that would leave a gap is 409. */
export const sendUploadPartCall = defineCall({
  id: 'sendUploadPart',
  ...addresses.sendUploadPart,
  encoding: 'multipart',
  query: z.object({ from: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  body: z.object({ file: z.file() }),
  answer: mediaUploadSchema,
  access,
});

/** Makes the file of its parts and checks it as any upload; 409 while some are missing. */
export const finishUploadCall = defineCall({
  id: 'finishUpload',
  ...addresses.finishUpload,
  answer: tempFileSchema,
  access,
  status: 201,
});
