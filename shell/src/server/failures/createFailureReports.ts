import type { IncomingMessage } from 'node:http';
import { FAILURES_PATH, MOST_LETTERS, type FailureReport } from '../../failures/failureReport.ts';
import { isOwnRequest } from '../forms/isOwnRequest.ts';
import { prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import type { Log } from '../log.ts';
import { pathOf } from '../pages/requestUrl.ts';

const MOST_BYTES = 8_192;
const MOST_A_MINUTE = 60;
const KEYS = ['what', 'code', 'detail', 'path'] as const satisfies readonly (keyof FailureReport)[];

/** What is posted to the shell itself. */
export interface FailureReports {
  takes(url: string): boolean;
  /** Rejects when the sender breaks off. */
  answer(request: IncomingMessage): Promise<PreparedResponse>;
}

interface FailureReportsOptions {
  publicOrigin: string;
  log: Log;
}

/**
 * Takes what browsers tell of failures into the log, at most 60 a minute, so that nobody can fill it. Whoever tells is answered alike
 * (204), whatever became of it: a page has nothing to do with the answer.
 */
export function createFailureReports({ publicOrigin, log }: FailureReportsOptions): FailureReports {
  const done = prepareResponse({
    status: 204,
    contentType: 'text/plain; charset=utf-8',
    body: '',
    headers: { ...COMMON_HEADERS, 'cache-control': 'no-store' },
  });
  let windowStart = 0;
  let taken = 0;
  return {
    takes: (url) => pathOf(url) === FAILURES_PATH,
    async answer(request) {
      const body = await readText(request);
      if (body === null || !isOwnRequest(request.headers, publicOrigin)) return done;
      const now = Date.now();
      if (now - windowStart > 60_000) [windowStart, taken] = [now, 0];
      const report = readReport(body);
      if (report && ++taken <= MOST_A_MINUTE) log.warn('browser.failed', { ...report });
      return done;
    },
  };
}

/** The body; null where it is longer than any report. */
async function readText(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= MOST_BYTES) parts.push(part);
  }
  return length > MOST_BYTES ? null : Buffer.concat(parts).toString('utf8');
}

function readReport(body: string): FailureReport | null {
  try {
    const told = JSON.parse(body) as Partial<Record<keyof FailureReport, unknown>> | null;
    const texts = KEYS.map((key) => [key, told?.[key]] as const);
    if (!texts.every(([, text]) => typeof text === 'string')) return null;
    return Object.fromEntries(texts.map(([key, text]) => [key, String(text).slice(0, MOST_LETTERS)])) as unknown as FailureReport;
  } catch {
    return null;
  }
}
