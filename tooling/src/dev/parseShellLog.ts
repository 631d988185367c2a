interface LogLine {
  level: string;
  event: string;
  remote?: string;
  version?: string;
  code?: string;
  name?: string;
  detail?: string;
  path?: string;
}

/** What a line of the shell's log means to the development server. */
export type ShellEvent =
  | { kind: 'serving' }
  | { kind: 'live'; remote: string; version: string }
  | { kind: 'refused'; remote: string; version: string; text: string }
  /** Something for the terminal; a line that is no log line is said as it is. */
  | { kind: 'said'; text: string };

/** Reads one line of the shell's log; null for what a developer need not see. */
export function parseShellLog(line: string): ShellEvent | null {
  const entry = parse(line);
  if (!entry) return { kind: 'said', text: line };
  const { event, level, remote = '', version = '' } = entry;
  if (event === 'listening') return { kind: 'serving' };
  if (event === 'release.live') return { kind: 'live', remote, version };
  if (event === 'release.refused') return { kind: 'refused', remote, version, text: describe(entry) };
  return level === 'warn' || level === 'error' ? { kind: 'said', text: describe(entry) } : null;
}

function describe({ event, code, name, detail, path }: LogLine): string {
  return [event, code, name, path, detail].filter(Boolean).join(' ');
}

function parse(line: string): LogLine | null {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === 'object' && entry !== null && 'event' in entry ? (entry as LogLine) : null;
  } catch {
    return null;
  }
}
