import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { type Content, isStorageKey, requireStorageKey, type Storage } from './storage.ts';

export interface S3Options {
  /** Where the store answers, such as https://s3.eu-central-1.amazonaws.com. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Put before every key, with a slash at its end; one bucket can serve several purposes. */
  prefix: string;
  /** Until an answer begins, in ms. A large file gets a second more for each 256 KB. */
  timeoutMs?: number;
  /** How often an operation is tried. All of ours may be repeated. */
  attempts?: number;
}

const TIMEOUT_MS = 5_000;
const ATTEMPTS = 3;
const FIRST_DELAY_MS = 100;
const MIN_BYTES_PER_SECOND = 256 * 1024;

/**
 * Keeps each object in a bucket of an S3-compatible store,
 * addressed by path (`endpoint/bucket/key`) and signed with SigV4.
 */
export function createS3Storage(options: S3Options): Storage {
  const { endpoint, bucket, prefix, accessKeyId, secretAccessKey, region, timeoutMs = TIMEOUT_MS, attempts = ATTEMPTS } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const bucketUrl = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const urlOf = (key: string) => `${bucketUrl}/${prefix}${requireStorageKey(key)}`;

  /**
   * The first answer that is final: found, not found, or a refusal that trying again would not change.
   */
  async function ask(operation: string, url: string, init: RequestInit = {}, limitMs = timeoutMs): Promise<Response> {
    let failure: unknown;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (attempt > 0)
        await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS * 2 ** attempt * (0.5 + Math.random() / 2)));
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(new Error(`no answer in ${limitMs} ms`)), limitMs);
      try {
        // Not by way of the signed request: it holds on to a signal
        // so weakly that collected garbage takes the limit with it.
        const response = await fetch(await client.sign(url, init), { signal: limit.signal });
        if (response.ok || response.status === 404) return response;
        failure = await refusalOf(response);
        if (response.status < 500 && response.status !== 429) break;
      } catch (error) {
        failure = error;
      } finally {
        clearTimeout(timer);
      }
    }
    throw new SpielplanError('STORAGE_FAILED', { detail: `${operation}: ${describe(failure)}`, cause: failure });
  }

  return {
    async put(key, content, contentType) {
      const { body, size, sha256 } = await bodyOf(content);
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': sha256 };
      const limitMs = timeoutMs + (size / MIN_BYTES_PER_SECOND) * 1_000;
      const response = await ask('put', urlOf(key), { method: 'PUT', body, headers }, limitMs);
      if (response.status === 404) throw new SpielplanError('STORAGE_FAILED', { detail: `put: there is no bucket ${bucket}` });
      await response.body?.cancel();
    },
    async get(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const response = await ask('get', urlOf(key), { headers });
      if (response.status === 404 || !response.body) {
        await response.body?.cancel();
        return null;
      }
      return { size: sizeOf(response), stream: Readable.fromWeb(response.body as ReadableStream<Uint8Array>) };
    },
    async has(key) {
      return (await ask('has', urlOf(key), { method: 'HEAD' })).ok;
    },
    async remove(key) {
      await (await ask('remove', urlOf(key), { method: 'DELETE' })).body?.cancel();
    },
    async *list(wanted) {
      let next = '';
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + wanted });
        if (next) query.set('continuation-token', next);
        const answer = await (await ask('list', `${bucketUrl}?${query}`)).text();
        const keys = parseAll(answer, 'Key').map((key) => key.slice(prefix.length));
        yield* keys.filter(isStorageKey);
        next = parseAll(answer, 'NextContinuationToken')[0] ?? '';
      } while (next);
    },
  };
}

async function bodyOf(content: Content): Promise<{ body: Blob; size: number; sha256: string }> {
  if (!(content instanceof Uint8Array)) {
    return { body: await openAsBlob(content.path), size: content.size, sha256: content.sha256 };
  }
  const bytes = new Uint8Array(content);
  return { body: new Blob([bytes]), size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** The size of the whole object, also where only a part is answered: `bytes 0-99/1234`. */
function sizeOf({ headers }: Response): number {
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return Number(whole ?? headers.get('content-length') ?? 0);
}

/** Status and code of a refusal. Its message is left out: it may repeat the key that was used. */
async function refusalOf(response: Response): Promise<Error> {
  const [code = 'no code'] = parseAll(await response.text().catch(() => ''), 'Code');
  return new Error(`${response.status} ${code}`);
}

function describe(failure: unknown): string {
  const cause = failure instanceof Error ? (failure.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.code ?? (failure instanceof Error ? failure.message : String(failure));
}

function parseAll(xml: string, tag: string): string[] {
  const values = [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) => value);
  return values.map((value) =>
    value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
}
