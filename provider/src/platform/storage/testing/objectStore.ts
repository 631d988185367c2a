import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * What the store does instead of its work: answer 503,
 * answer nothing, or break off in the middle of an answer.
 */
export type Trouble = '503' | 'silence' | 'half';

export interface ObjectStore {
  endpoint: string;
  /** Every object by `/bucket/key`. */
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  /** Troubles of the next requests, one each. */
  troubles: Trouble[];
  /** Requests so far. */
  requests(): number;
  close(): Promise<void>;
}

export const STORE_KEYS = {
  accessKeyId: 'AKIDALTWASSER',
  secretAccessKey: 'wehr/und+werkhalle',
  region: 'eu-central-1',
} as const;
export const STORE_BUCKET = 'altwasser';
const PAGE = 3;

/**
 * An S3-compatible store in memory, over real HTTP. It checks each request as AWS describes
 * Signature Version 4, with code of its own: the signature, the hash of the body, the clock. Lists
 * come in pages of three.
 */
export async function startObjectStore(): Promise<ObjectStore> {
  const objects: ObjectStore['objects'] = new Map();
  const troubles: Trouble[] = [];
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    void serve(request, response, objects, troubles.shift()).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    troubles,
    requests: () => requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  objects: ObjectStore['objects'],
  trouble: Trouble | undefined,
): Promise<void> {
  const body = await buffer(request);
  const refuse = (status: number, code: string) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
  if (trouble === 'silence') return;
  if (trouble === '503') return void refuse(503, 'SlowDown');
  const problem = findSignatureProblem(request, body);
  if (problem) return void refuse(403, problem);
  const url = new URL(request.url ?? '/', 'http://store');
  if (!url.pathname.startsWith(`/${STORE_BUCKET}`)) return void refuse(404, 'NoSuchBucket');
  if (url.searchParams.get('list-type') === '2') return void response.end(listPage(objects, url.searchParams));
  const found = objects.get(url.pathname);
  switch (request.method) {
    case 'PUT':
      objects.set(url.pathname, { bytes: body, contentType: request.headers['content-type'] ?? '' });
      return void response.end();
    case 'DELETE':
      objects.delete(url.pathname);
      return void response.writeHead(204).end();
    default:
      if (!found) return void refuse(404, 'NoSuchKey');
      sendObject(request, response, found.bytes, trouble === 'half');
  }
}

function sendObject({ method, headers }: IncomingMessage, response: ServerResponse, bytes: Buffer, isBreaking: boolean): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = from === undefined ? bytes : bytes.subarray(Number(from), Number(to) + 1);
  if (from !== undefined) response.setHeader('content-range', `bytes ${from}-${to}/${bytes.length}`);
  response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length });
  if (method === 'HEAD') return void response.end();
  if (!isBreaking) return void response.end(part);
  response.write(part.subarray(0, part.length / 2), () => response.destroy());
}

function listPage(objects: ObjectStore['objects'], query: URLSearchParams): string {
  const prefix = `/${STORE_BUCKET}/`;
  const keys = [...objects.keys()]
    .map((path) => path.slice(prefix.length))
    .filter((key) => key.startsWith(query.get('prefix') ?? ''));
  const after = query.get('continuation-token') ?? '';
  const rest = keys.sort().filter((key) => key > after);
  const page = rest.slice(0, PAGE);
  const next = rest.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${next}</ListBucketResult>`;
}

/** Null when the request is signed by our key, for exactly what it is, a moment ago. */
function findSignatureProblem({ method = '', url = '/', headers }: IncomingMessage, body: Buffer): string | null {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  const moment = String(headers['x-amz-date'] ?? '');
  if (!match) return 'AccessDenied';
  const [, keyId = '', day = '', region = '', signed = '', signature] = match;
  if (keyId !== STORE_KEYS.accessKeyId || region !== STORE_KEYS.region) return 'InvalidAccessKeyId';
  const time = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - time) < 15 * 60_000)) return 'RequestTimeTooSkewed';
  const claimed = String(headers['x-amz-content-sha256'] ?? '');
  if (method === 'PUT' && claimed !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [path = '', query = ''] = url.split('?');
  const names = signed.split(';');
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed,
    claimed,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(Buffer.from(canonical))].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${STORE_KEYS.secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
