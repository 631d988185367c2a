import { randomBytes } from 'node:crypto';
import { request as httpRequest, type Agent } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { callPath, errorLogCall, readCartCall } from '@spielplan/shared-contracts/api';
import type { FailureLog } from './failureReport.ts';
import { CSRF_COOKIE, CSRF_HEADER } from '@spielplan/shared-contracts/api/cookies';

const MAX_PER_MINUTE = 60;
const MAX_URL = 2_000;
const TIMEOUT_MS = 5_000;

/**
 * How the server reaches the provider: connections that are kept, and the headers of every call.
 */
export interface ProviderLine {
  agentFor(target: URL): Agent;
  traceHeader(): Readonly<Record<string, string>>;
}

interface NotFoundReportOptions {
  /** The provider's address. */
  baseUrl: string;
  line: ProviderLine;
  log: FailureLog;
  /** For each of the two calls. */
  timeoutMs?: number;
}

/** What an unsafe call has to bring along. */
type Pass = Record<'cookie' | typeof CSRF_HEADER, string>;

/**
 * Tells the provider's error log of pages that are not there: once a page view, from the server, and
 * at most 60 a minute, so that a crawler cannot fill it (R49). A log that is away is no reason to
 * fail anything.
 */
export function createNotFoundReport({
  baseUrl,
  line,
  log,
  timeoutMs = TIMEOUT_MS,
}: NotFoundReportOptions): (url: string) => void {
  const target = new URL(baseUrl + errorLogCall.path);
  let windowStart = 0;
  let sent = 0;
  let pass: Promise<Pass> | null = null;

  async function report(url: string, isAgain = false): Promise<void> {
    const used = (pass ??= fetchPass(baseUrl, line, timeoutMs));
    const status = await send(line, target, await used, JSON.stringify({ url }), timeoutMs);
    // The provider has other keys than when it gave the token: the next one is good.
    if (status === 403 && pass === used) pass = null;
    if (status === 403 && !isAgain) return report(url, true);
    if (status >= 400) log.warn('errorLog.refused', { status });
  }

  return function reportMissing(url) {
    const now = Date.now();
    if (now - windowStart > 60_000) [windowStart, sent] = [now, 0];
    if (++sent > MAX_PER_MINUTE) return;
    report(url.slice(0, MAX_URL)).catch((error: unknown) => {
      pass = null;
      log.warn('errorLog.failed', { detail: error instanceof Error ? error.message : String(error) });
    });
  };
}

/**
 * Reads the cart as a first visitor does, for the token and what
 * it is bound to. A provider that gives none gets one of our own.
 */
async function fetchPass(baseUrl: string, line: ProviderLine, timeoutMs: number): Promise<Pass> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(baseUrl + callPath(readCartCall), { signal, headers: line.traceHeader() });
  await response.arrayBuffer();
  const cookies = new Map(
    response.headers.getSetCookie().map((line) => {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      return [name, value] as const;
    }),
  );
  const token = cookies.get(CSRF_COOKIE) ?? randomBytes(16).toString('hex');
  cookies.set(CSRF_COOKIE, token);
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), [CSRF_HEADER]: token };
}

function send(line: ProviderLine, target: URL, pass: Pass, body: string, timeoutMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const begin = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = begin(target, {
      method: errorLogCall.method,
      agent: line.agentFor(target),
      timeout: timeoutMs,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...pass, ...line.traceHeader() },
    });
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 500);
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject);
    request.end(body);
  });
}
