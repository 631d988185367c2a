import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { createByteBudget } from './createByteBudget.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** The limit of one body without `BODY_MAX_MB`: the largest file of an editor with its multipart wrapping. */
const MAX_BODY_BYTES = 112 * MEGABYTE;
/** A body above this goes to a file. */
const MAX_MEMORY_BYTES = 128 * KILOBYTE;
/** The limits of all bodies that have arrived and are not passed on yet, for one network and in total. */
const MAX_NETWORK_BYTES = 384 * MEGABYTE;
const MAX_TOTAL_BYTES = 1536 * MEGABYTE;

export interface ReceivedBody {
  length: number;
  /** Ends the request to the provider with this body. */
  sendTo(upstream: ClientRequest): void;
  /** Frees what it takes up. */
  discard(): void;
}

interface ReceiverOptions {
  maxBytes?: number;
  maxNetworkBytes?: number;
  folder?: string;
}

/**
 * Takes whole bodies, so that a slow sender holds nothing of the provider: small ones in memory,
 * larger ones in a file of the system's temporary folder that has no name and ends with the process.
 * Rejects with `PAYLOAD_TOO_LARGE`, with `TOO_MANY_REQUESTS` where one network sends more at once
 * than is kept, with `STORAGE_FAILED` without a disk, and when the sender breaks off.
 */
export function createBodyReceiver({
  maxBytes = MAX_BODY_BYTES,
  // One body of the largest size must find room.
  maxNetworkBytes = Math.max(MAX_NETWORK_BYTES, maxBytes),
  folder = tmpdir(),
}: ReceiverOptions = {}) {
  const openShare = createByteBudget({ maxPerNetwork: maxNetworkBytes, maxTotal: Math.max(MAX_TOTAL_BYTES, maxNetworkBytes) });

  return async function receive(request: IncomingMessage, network: string): Promise<ReceivedBody> {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new SpielplanError('PAYLOAD_TOO_LARGE');
    const parts: Buffer[] = [];
    let file: FileHandle | null = null;
    let length = 0;
    const share = openShare(network);
    const discard = () => {
      share.close();
      file?.close().catch(() => undefined);
      file = null;
    };
    try {
      // The connection must outlive a refusal, which is answered on it.
      for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        length += part.length;
        if (length > maxBytes) throw new SpielplanError('PAYLOAD_TOO_LARGE');
        if (!share.grow(part.length)) throw new SpielplanError('TOO_MANY_REQUESTS', { detail: 'bodies at once' });
        parts.push(part);
        if (length <= MAX_MEMORY_BYTES) continue;
        file ??= await openNameless(folder);
        await writeAll(file, parts.splice(0));
      }
      return { length, discard, sendTo: senderOf(file, parts) };
    } catch (error) {
      discard();
      throw error;
    }
  };
}

/** A file that is gone with its last handle, whatever becomes of the process. */
async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `spielplan-body-${randomUUID()}`);
  try {
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return file;
  } catch (cause) {
    throw new SpielplanError('STORAGE_FAILED', { detail: 'no temporary file for a body', cause });
  }
}

async function writeAll(file: FileHandle, parts: readonly Buffer[]): Promise<void> {
  try {
    for (const part of parts) await file.writeFile(part);
  } catch (cause) {
    throw new SpielplanError('STORAGE_FAILED', { detail: 'a body could not be kept', cause });
  }
}

function senderOf(file: FileHandle | null, parts: readonly Buffer[]): ReceivedBody['sendTo'] {
  if (!file) return (upstream) => void upstream.end(parts.length === 1 ? parts[0] : Buffer.concat(parts));
  // Both are destroyed where either fails; the request says so by its own event.
  return (upstream) => void pipeline(createReadStream('', { fd: file, start: 0, autoClose: false }), upstream, () => undefined);
}
