import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { errorLogCall } from '@spielplan/shared-contracts/api';
import { CSRF_COOKIE, CSRF_HEADER } from '@spielplan/shared-contracts/api/cookies';
import type { Log } from '../log.ts';
import { agentFor } from './requestJson.ts';

const MAX_A_MINUTE = 60;
const MAX_URL = 2_000;
const TIMEOUT = 5_000;

/**
 * Tells the provider's error log of pages that are not there: once a page view, from the server, and at most 60 a minute,
 * so that a crawler cannot fill it (decision 49). A log that is away is no reason to fail anything.
 */
export function createMissingReport(baseUrl: string, log: Log): (url: string) => void {
  const target = new URL(baseUrl + errorLogCall.path);
  let windowStart = 0;
  let sent = 0;
  return function reportMissing(url) {
    const now = Date.now();
    if (now - windowStart > 60_000) [windowStart, sent] = [now, 0];
    if (++sent > MAX_A_MINUTE) return;
    const body = JSON.stringify({ url: url.slice(0, MAX_URL) });
    // The server has no browser's cookie; a token of its own in both places is what the double submit asks for.
    const token = randomBytes(16).toString('hex');
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(target, {
      method: errorLogCall.method,
      agent: agentFor(target),
      timeout: TIMEOUT,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        cookie: `${CSRF_COOKIE}=${token}`,
        [CSRF_HEADER]: token,
      },
    });
    request.on('response', (response) => {
      response.resume();
      if ((response.statusCode ?? 500) >= 400) log.warn('errorLog.refused', { status: response.statusCode });
    });
    request.on('timeout', () => request.destroy());
    request.on('error', (error) => log.warn('errorLog.failed', { detail: error.message }));
    request.end(body);
  };
}
