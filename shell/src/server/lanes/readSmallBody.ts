import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 2_000;

/** What a body of JSON holds; null for one that is long, broken off or no JSON. */
export async function readSmallBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > MAX_BYTES) return null;
      parts.push(part);
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return null;
  }
}
