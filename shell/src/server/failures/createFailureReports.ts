import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { FAILURES_PATH, MOST_LETTERS, type FailureReport } from '../../failures/failureReport.ts';
import { isOwnRequest } from '../forms/isOwnRequest.ts';
import { prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import type { Log } from '../log.ts';
import { pathOf } from '../pages/requestUrl.ts';

const MOST_BYTES = 8_192;
const MOST_A_MINUTE = 60;
const MINUTE = 60_000;
const textSchema = z.string().transform((text) => text.slice(0, MOST_LETTERS));
const reportSchema: z.ZodType<FailureReport> = z.object({
  what: textSchema,
  code: z.string().regex(/^SP-\d{4}$/),
  detail: textSchema,
  path: textSchema,
});

/** What is posted to the shell itself. */
export interface FailureReports {
  takes(url: string): boolean;
  answer(request: IncomingMessage): Promise<PreparedResponse>;
}

interface FailureReportsOptions {
  publicOrigin: string;
  log: Log;
}

/**
 * Takes what browsers tell of failures into the log, at most 60 a minute, so that nobody can fill it; how many more there were is said
 * once. Whoever tells is answered alike (204), whatever became of it: a page has nothing to do with the answer. Never rejects.
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
      const isOwn = isOwnRequest(request.headers, publicOrigin);
      const report = isOwn ? readReport(await readText(request)) : null;
      request.resume();
      if (report === null) return done;
      const now = Date.now();
      if (now - windowStart > MINUTE) {
        if (taken > MOST_A_MINUTE) log.warn('browser.unheard', { reports: taken - MOST_A_MINUTE });
        [windowStart, taken] = [now, 0];
      }
      if (++taken <= MOST_A_MINUTE) log.warn('browser.failed', { ...report });
      return done;
    },
  };
}

/** The body; empty where it is longer than any report, or its sender breaks off. */
async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > MOST_BYTES) return '';
      parts.push(part);
    }
  } catch {
    return '';
  }
  return Buffer.concat(parts).toString('utf8');
}

function readReport(body: string): FailureReport | null {
  try {
    return reportSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
