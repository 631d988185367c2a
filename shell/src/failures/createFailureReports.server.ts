import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { RemoteName } from '@spielplan/shared-contracts/remote';
import { z } from 'zod';
import { createMinuteLimit } from './createMinuteLimit.ts';
import { MAX_TEXT_CHARS, type FailureLog, type FailureReport } from './failureReport.ts';

const MAX_BYTES = 8_192;
const MAX_PER_MINUTE = 60;
const textSchema = z.string().transform((text) => text.slice(0, MAX_TEXT_CHARS));
const reportSchema: z.ZodType<FailureReport> = z.object({
  what: textSchema,
  code: z.string().regex(/^SP-\d{4}$/),
  detail: textSchema,
  path: textSchema,
});

/** What is posted to the shell itself. */
export interface FailureReports {
  /**
   * Never rejects. Every sender is answered alike (204): a page has nothing to do with the answer.
   */
  take(request: IncomingMessage): Promise<void>;
}

interface FailureReportsOptions {
  /** Whether a page of this site sent the request. */
  isOwn: (headers: IncomingHttpHeaders) => boolean;
  log: FailureLog;
  /** Whether a remote of this name runs here: anybody can send any name. */
  isRunning: (name: string) => boolean;
  /** Called for each report, also for those above the log's limit. */
  onReport?: (source: ReportSource | null, request: IncomingMessage) => void;
}

/** The build that a report is about. */
export interface ReportSource {
  remote: RemoteName;
  version: string;
}

/**
 * Takes what browsers tell of failures into the log, with the remote and its version where it is
 * one's. Each remote has 60 a minute and all else as many, so that nobody can fill the log, and a
 * loud remote hides no other; how many more there were is said once.
 */
export function createFailureReports({ isOwn, log, isRunning, onReport }: FailureReportsOptions): FailureReports {
  const isHeard = createMinuteLimit(MAX_PER_MINUTE, (owner, reports) => log.warn('browser.unheard', { reports, owner }));

  return {
    async take(request) {
      const report = isOwn(request.headers) ? parseReport(await readText(request)) : null;
      request.resume();
      if (report === null) return;
      const source = sourceOf(report, isRunning);
      onReport?.(source, request);
      if (isHeard(source?.remote ?? 'shell')) log.warn('browser.failed', { ...report, ...source });
    },
  };
}

/** The remote and version that a report begins with, as boundaries write them. */
function sourceOf({ what }: FailureReport, isRunning: FailureReportsOptions['isRunning']): ReportSource | null {
  const [remote = '', version = ''] = what.split(' ', 2);
  return isRunning(remote) && /^[\w.-]{1,64}$/.test(version) ? { remote, version } : null;
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
