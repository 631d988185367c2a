import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { pino, stdTimeFunctions } from 'pino';
import { currentTrace } from './traces.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';
export type LogFields = Readonly<Record<string, unknown>>;

/**
 * Writes one JSON line an event. Visitors' addresses, cookies and form values are never given to it.
 */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
}

export function createLog(level: LogLevel, write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const log = pino(
    {
      level,
      base: { service: 'shell' },
      messageKey: 'event',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ trace: currentTrace()?.traceId }),
    },
    { write },
  );
  return {
    info: (event, fields) => log.info(fields, event),
    warn: (event, fields) => log.warn(fields, event),
    error: (event, error, fields) => log.error({ ...fields, ...describeError(error) }, event),
  };
}

/** One line about what lies behind an error, if anything does. */
export function describeCause(cause: unknown): string | undefined {
  if (cause === undefined || cause === null) return undefined;
  if (typeof cause === 'object' && 'message' in cause) return withoutValues(String(cause.message), 'syscall' in cause);
  return typeof cause === 'string' ? withoutValues(cause) : typeof cause;
}

/** The fields that are logged of an error: its stable code, its message, and the stack of an unexpected one. */
export function describeError(error: unknown): LogFields {
  if (isSpielplanError(error))
    return { code: error.code, name: error.spielplan, detail: error.detail, cause: describeCause(error.cause) };
  if (error instanceof Error)
    return {
      code: 'SP-9000',
      name: 'UNEXPECTED',
      detail: withoutValues(error.message, 'syscall' in error),
      stack: framesOf(error),
    };
  return { code: 'SP-9000', name: 'UNEXPECTED', detail: withoutValues(String(error)) };
}

/** What JavaScript says of a property quotes its name, and the system the file. */
const QUOTES_NO_VALUE = /^Cannot (?:read|set) properties of (?:undefined|null) \(/;

/**
 * A message as far as it holds no value: what is quoted
 * may have been typed (`"Ada Lo"... is not valid JSON`).
 */
function withoutValues(message: string, isOfSystem = false): string {
  const [line = ''] = message.split('\n');
  const quoted = isOfSystem || QUOTES_NO_VALUE.test(line) ? -1 : line.search(/["'`“‘]/);
  return quoted < 0 ? line : `${line.slice(0, quoted)}…`;
}

/** Where it came from; the first lines of a stack repeat the message. */
function framesOf({ stack }: Error): string | undefined {
  return stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
