import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type { SpooledContent } from '../../platform/storage/storage.ts';

export interface ReceivedFile extends SpooledContent {
  /** As the sender's machine called it; not to be trusted. */
  givenName: string;
}

/** How long a file may take: a moment, and what it needs on a slow line. */
const MIN_TIMEOUT_MS = 15_000;
const MIN_BYTES_PER_SECOND = 64 * 1024;
/** Boundaries and the heads of the parts. */
const OVERHEAD_BYTES = 16 * 1024;
const LIMITS = { files: 1, fields: 4, parts: 5, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 } as const;

/**
 * Writes the one file of a multipart request, in the field `file`, into `folder` while it arrives.
 * The caller takes the written file away. Throws `UNSUPPORTED_MEDIA_TYPE` when the request is not
 * multipart, `PAYLOAD_TOO_LARGE` as soon as the file exceeds `maxBytes`, `REQUEST_TIMEOUT` when it
 * dawdles, and `INVALID_BODY` when there is no file, or more than one.
 */
export async function receiveFile(request: FastifyRequest, folder: string, maxBytes: number): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new SpielplanError('UNSUPPORTED_MEDIA_TYPE', { detail: 'send multipart/form-data' });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + OVERHEAD_BYTES) throw tooLarge(maxBytes);
  await mkdir(folder, { recursive: true });
  let received: ReceivedFile | null = null;
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: maxBytes } })) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'file')
        throw new SpielplanError('INVALID_BODY', { field: 'file', detail: 'the field is called file' });
      received = await spool(part, join(folder, randomUUID()), maxBytes);
    }
  } catch (error) {
    if (received) await rm(received.path, { force: true });
    throw nameFailure(error);
  }
  if (!received) throw new SpielplanError('INVALID_BODY', { field: 'file', detail: 'there is no file' });
  return received;
}

async function spool({ file, filename }: MultipartFile, path: string, maxBytes: number): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let size = 0;
  async function* measure(parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      hash.update(part);
      size += part.byteLength;
      yield part;
    }
    if (file.truncated) throw tooLarge(maxBytes);
    if (size === 0) throw new SpielplanError('INVALID_BODY', { field: 'file', detail: 'the file is empty' });
  }
  const signal = AbortSignal.timeout(MIN_TIMEOUT_MS + Math.ceil(maxBytes / MIN_BYTES_PER_SECOND) * 1_000);
  try {
    await pipeline(file, measure, createWriteStream(path, { flags: 'wx' }), { signal });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, size, sha256: hash.digest('hex'), givenName: filename };
}

function tooLarge(maxBytes: number): SpielplanError {
  return new SpielplanError('PAYLOAD_TOO_LARGE', { field: 'file', detail: `at most ${maxBytes} bytes` });
}

/** What the parser refuses is a body that cannot be read; a full disk is ours. */
function nameFailure(error: unknown): unknown {
  const { code, syscall, name } = error as Partial<FastifyError & NodeJS.ErrnoException>;
  if (isSpielplanError(error) || error instanceof TypeError || error instanceof RangeError) return error;
  if (syscall) return new SpielplanError('STORAGE_FAILED', { detail: `receive: ${code}`, cause: error });
  if (name === 'AbortError') return new SpielplanError('REQUEST_TIMEOUT', { field: 'file', cause: error });
  const detail = code === 'FST_FILES_LIMIT' ? 'one file at a time' : 'the body cannot be read';
  return new SpielplanError('INVALID_BODY', { field: 'file', detail, cause: error });
}
