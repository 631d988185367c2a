import { FAILURES_PATH, MAX_TEXT_CHARS, type FailureReport } from './failureReport.ts';

/** One page tells of so many; what goes wrong again and again is told once. */
const MAX_PER_PAGE = 10;
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
  // Without a connection there is nobody to tell, and nothing wrong with the site.
  if (!isOwn || !navigator.onLine || told.size >= MAX_PER_PAGE) return;
  try {
    const body = JSON.stringify(reportOf(what, error));
    if (told.has(body)) return;
    told.add(body);
    navigator.sendBeacon?.(FAILURES_PATH, body);
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
