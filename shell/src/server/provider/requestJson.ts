import { request as httpRequest, Agent, type IncomingMessage } from 'node:http';
import { request as httpsRequest, Agent as SecureAgent } from 'node:https';
import { currentTrace } from '../traces.ts';
import { CHECK_HEADER } from '@spielplan/shared-contracts/http';
import { SpielplanError } from '@spielplan/shared-contracts/errors';

const MAX_BYTES = 5_000_000;
const agents = {
  'http:': new Agent({ keepAlive: true, maxSockets: 64 }),
  'https:': new SecureAgent({ keepAlive: true, maxSockets: 64 }),
};

export interface JsonAnswer {
  status: number;
  body: unknown;
  /** The provider's own name for this request, which leads to its log lines. */
  requestId?: string;
  /** Whether it is of the moment that was asked for (`Memento-Datetime`, RFC 7089). */
  isMemento?: boolean;
  /** Bytes of the body. */
  bytes?: number;
}

/** The kept connections that pages read over. */
export function agentFor(url: URL) {
  return url.protocol === 'https:' ? agents['https:'] : agents['http:'];
}

/**
 * GETs JSON over a kept connection. node:http and not fetch, because fetch costs three times the CPU
 * of a small answer. Rejects with `PROVIDER_TIMEOUT`, `PROVIDER_UNREACHABLE` or
 * `PROVIDER_MALFORMED`; any other status than success is an answer too, with `null` where it has no
 * JSON (a balancer's 502).
 */
export function requestJson(url: URL, timeoutMs: number, headers: Readonly<Record<string, string>> = {}): Promise<JsonAnswer> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(
      url,
      { agent: agentFor(url), headers: { accept: 'application/json', ...traceHeader(), ...headers } },
      (response) => {
        const status = response.statusCode ?? 0;
        readBody(response)
          .then((bytes) =>
            resolve({
              status,
              body: parse(bytes.toString('utf8'), url, status),
              bytes: bytes.length,
              requestId: response.headers['x-request-id']?.toString(),
              ...(response.headers['memento-datetime'] !== undefined && { isMemento: true }),
            }),
          )
          .catch(fail);
      },
    );
    const timer = setTimeout(
      () =>
        request.destroy(new SpielplanError('PROVIDER_TIMEOUT', { detail: `${url.pathname} took longer than ${timeoutMs} ms` })),
      timeoutMs,
    );
    function fail(cause: unknown): void {
      const isNamed = cause instanceof SpielplanError;
      reject(
        isNamed
          ? cause
          : new SpielplanError('PROVIDER_UNREACHABLE', { detail: `${url.pathname}: ${(cause as Error).message}`, cause }),
      );
    }
    request.on('error', fail);
    request.on('close', () => clearTimeout(timer));
    request.end();
  });
}

/** Lets the provider's log lines be found by those of the request that asked, or says that no request did. */
export function traceHeader(): Readonly<Record<string, string>> {
  const trace = currentTrace();
  return trace ? { traceparent: trace.traceparent } : { [CHECK_HEADER]: 'shell' };
}

function readBody(response: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    response.on('data', (part: Buffer) => {
      length += part.length;
      if (length > MAX_BYTES)
        response.destroy(new SpielplanError('PROVIDER_MALFORMED', { detail: `answer longer than ${MAX_BYTES} bytes` }));
      else parts.push(part);
    });
    response.on('end', () => resolve(Buffer.concat(parts)));
    response.on('error', reject);
    response.on('aborted', () => reject(new Error('answer broken off')));
  });
}

function parse(text: string, url: URL, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (status < 200 || status > 299) return null;
    throw new SpielplanError('PROVIDER_MALFORMED', { detail: `${url.pathname} is not JSON`, cause });
  }
}
