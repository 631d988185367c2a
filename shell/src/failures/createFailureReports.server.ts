import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { z } from 'zod';
import { FAILURES_PATH, MAX_TEXT_CHARS, type FailureLog, type FailureReport } from './failureReport.ts';

const MAX_BYTES = 8_192;
const MAX_PER_MINUTE = 60;
const MINUTE = 60_000;
const textSchema = z.string().transform((text) => text.slice(0, MAX_TEXT_CHARS));
const reportSchema: z.ZodType<FailureReport> = z.object({
  what: textSchema,
  code: z.string().regex(/^SP-\d{4}$/),
  detail: textSchema,
  path: textSchema,
});

/** What is posted to the shell itself. */
export interface FailureReports {
  takes(url: string): boolean;
  /**
   * Never rejects. Every sender is answered alike (204): a page has nothing to do with the answer.
   */
  take(request: IncomingMessage): Promise<void>;
}

interface FailureReportsOptions {
  /** Whether a page of this site sent the request. */
  isOwn: (headers: IncomingHttpHeaders) => boolean;
  log: FailureLog;
}

/**
 * Takes what browsers tell of failures into the log, at most 60 a minute,
 * so that nobody can fill it; how many more there were is said once.
 */
export function createFailureReports({ isOwn, log }: FailureReportsOptions): FailureReports {
  let windowStart = 0;
  let taken = 0;
  return {
    takes: (url) => url.split('?', 1)[0] === FAILURES_PATH,
    async take(request) {
      const report = isOwn(request.headers) ? parseReport(await readText(request)) : null;
      request.resume();
      if (report === null) return;
      const now = Date.now();
      if (now - windowStart > MINUTE) {
        if (taken > MAX_PER_MINUTE) log.warn('browser.unheard', { reports: taken - MAX_PER_MINUTE });
        [windowStart, taken] = [now, 0];
      }
      if (++taken <= MAX_PER_MINUTE) log.warn('browser.failed', { ...report });
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
      if (length > MAX_BYTES) return '';
      parts.push(part);
    }
  } catch {
    return '';
  }
  return Buffer.concat(parts).toString('utf8');
}

function parseReport(body: string): FailureReport | null {
  try {
    return reportSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
