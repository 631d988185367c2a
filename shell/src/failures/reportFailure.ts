import { FAILURES_PATH, MAX_TEXT_CHARS, type FailureReport } from './failureReport.ts';

/** One page tells of so many; what goes wrong again and again is told once. */
const MAX_PER_PAGE = 10;
/** What is said of a request that was broken off, as Firefox and Safari do with all of them once a page is being left. */
const BROKEN_OFF = /NetworkError|Load failed|Failed to fetch|Loading chunk|cannot be had/;
/** Milliseconds after which such a page is gone, and tells nobody of what was no failure. */
const UNLESS_LEFT_MS = 3_000;
const told = new Set<string>();
let isOwn = true;

/** The page is shown by the shop on its own host, where nobody takes reports. */
export function disableFailureReports(): void {
  isOwn = false;
}

/**
 * Tells the server what went wrong here, for its log. Never throws; a report that is lost is lost.
 */
export function reportFailure(what: string, error: unknown): void {
  // A failure without a network connection is not reported: it says nothing about the site.
  if (!isOwn || !navigator.onLine || told.size >= MAX_PER_PAGE) return;
  try {
    const report = reportOf(what, error);
    const body = JSON.stringify(report);
    if (told.has(body)) return;
    told.add(body);
    const tell = () => void navigator.sendBeacon?.(FAILURES_PATH, body);
    if (BROKEN_OFF.test(report.detail)) setTimeout(tell, UNLESS_LEFT_MS);
    else tell();
  } catch {
    // What was thrown cannot even be read.
  }
}

function reportOf(what: string, error: unknown): FailureReport {
  // Anything can be thrown.
  const { code, detail, message } = Object(error) as Partial<Record<'code' | 'detail' | 'message', unknown>>;
  return {
    what: textOf(what),
    code: typeof code === 'string' ? code : 'SP-9000',
    detail: textOf(detail ?? message ?? error),
    path: location.pathname,
  };
}

/** What follows a question mark is what a visitor asked for. */
function textOf(value: unknown): string {
  return String(value).replace(/\?\S*/g, '?…').slice(0, MAX_TEXT_CHARS);
}
