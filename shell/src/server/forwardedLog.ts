import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { describeCause, type Log, type LogFields } from './log.ts';

/** A line on its way to the log of another thread. `error` is as `portableError` makes it. */
export interface ForwardedLine {
  level: 'info' | 'warn' | 'error';
  event: string;
  fields: LogFields;
  error?: unknown;
}

/**
 * Lines that leave at most. A loop that logs would
 * otherwise keep the thread that writes them from serving.
 */
const MAX_LINES = 200;

/** A log whose lines are written by another thread. */
export function createForwardedLog(forward: (line: ForwardedLine) => void): Log {
  let lines = 0;
  const put = (line: ForwardedLine): void => {
    if ((lines += 1) <= MAX_LINES) forward(portableLine(line));
  };
  return {
    info: (event, fields = {}) => put({ level: 'info', event, fields }),
    warn: (event, fields = {}) => put({ level: 'warn', event, fields }),
    error: (event, error, fields = {}) => put({ level: 'error', event, fields, error: portableError(error) }),
  };
}

/** Fields are JSON in the end; a function among them could not be handed over. */
export function portableLine(line: ForwardedLine): ForwardedLine {
  return { ...line, fields: JSON.parse(JSON.stringify(line.fields)) as LogFields };
}

/**
 * An error that reaches another thread and is described there
 * as it would be here; classes and causes do not travel.
 */
export function portableError(error: unknown): unknown {
  if (isSpielplanError(error)) {
    const { spielplan, code, detail, cause } = error;
    return { spielplan, code, detail, cause: describeCause(cause) };
  }
  if (!(error instanceof Error)) return String(error);
  return Object.assign(new Error(error.message), { stack: error.stack });
}
