import type { IncomingMessage } from 'node:http';
import type { ByteShare } from '../http/createByteBudget.ts';

export type FormBody = { kind: 'data'; data: FormData } | { kind: 'tooLarge' } | { kind: 'busy' } | { kind: 'unreadable' };

const TYPES = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;
/** A body that is too large is read and discarded up to this size: browsers show no answer that arrives while they still send. */
const MAX_EXCESS_BYTES = 32 * 1024 * 1024;
/** More parts than any form has are an attempt to keep the parser busy. */
const MAX_PARTS = 500;

/**
 * Reads a posted form of at most `maxBytes` into memory. What has arrived is taken from
 * `share`; where there is no more the answer is `busy`. Rejects when the sender breaks off.
 */
export async function readFormBody(request: IncomingMessage, maxBytes: number, share: ByteShare): Promise<FormBody> {
  const type = request.headers['content-type'] ?? '';
  if (!TYPES.test(type)) {
    request.resume();
    return { kind: 'unreadable' };
  }
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) {
      parts.length = 0;
      share.close();
    } else if (share.grow(part.length)) {
      parts.push(part);
    } else {
      request.resume();
      return { kind: 'busy' };
    }
    if (length > maxBytes + MAX_EXCESS_BYTES) break;
  }
  if (length > maxBytes + MAX_EXCESS_BYTES) request.destroy();
  if (length > maxBytes) return { kind: 'tooLarge' };
  const body = Buffer.concat(parts);
  if (countParts(body, type) > MAX_PARTS) return { kind: 'unreadable' };
  return new Response(body, { headers: { 'content-type': type } }).formData().then(
    (data) => ({ kind: 'data', data }),
    () => ({ kind: 'unreadable' }),
  );
}

function countParts(body: Buffer, type: string): number {
  const boundary = /boundary="?([^";,]+)/i.exec(type)?.[1];
  if (!boundary) return 0;
  let count = 0;
  for (let at = body.indexOf(boundary); at >= 0 && count <= MAX_PARTS; at = body.indexOf(boundary, at + 1)) count += 1;
  return count;
}
