/** Where browsers tell of what went wrong in them (decision record 0081). */
export const FAILURES_PATH = '/_failures';

/** The longest text of a report. */
export const MAX_TEXT_CHARS = 300;

/** Where a server writes failures down. */
export interface FailureLog {
  warn(event: string, fields: Readonly<Record<string, unknown>>): void;
}

/** A browser's report of a failure; it names neither the visitor nor what was typed. */
export interface FailureReport {
  /** Where it happened: the remote with its version and its place, or the part of the shell. */
  what: string;
  /** `SP-` and four digits; `SP-9000` for whatever has no name. */
  code: string;
  detail: string;
  /** The page without its query. */
  path: string;
}
