import { createLog, type Log } from '../log.ts';

export interface LogLine {
  level: string;
  event: string;
  [field: string]: unknown;
}

/** A real log whose lines can be read back, so that tests see what an operator would. */
export function recordLog(): Log & { lines: LogLine[]; of(event: string): LogLine[] } {
  const lines: LogLine[] = [];
  const log = createLog('debug', (line) => lines.push(JSON.parse(line) as LogLine));
  return { ...log, lines, of: (event) => lines.filter((line) => line.event === event) };
}
