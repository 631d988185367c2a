import { format } from 'node:util';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';

type LogArguments = [first: unknown, text?: string, ...more: unknown[]];

/** What a line is about, as one name: `request.answered`. */
const EVENT_NAME = /^[a-z]\w*(?:\.\w+)*$/;

/** What a log says of a failure. */
export interface FailureLine {
  [field: string]: unknown;
  type: string;
  message: string;
  /** Where in our code it came from. */
  stack: string;
  code?: string | undefined;
  /** Of a database: the statement with places for its values, and what it names of our tables. */
  query?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  constraint?: string | undefined;
  cause?: FailureLine | undefined;
}

const MAX_DEPTH = 4;
const MAX_MESSAGE = 300;
const MAX_QUERY = 1_000;
const MAX_FRAMES = 12;
/** Files of a database, which its messages quote. */
const DATABASE_FILE = /^(base|global|pg_\w+)\/[\w./]+$/;

/**
 * What may be written down of a failure: never a value that a person typed. Values stand in a
 * query's parameters, in the details of a database (`Key (email)=(…)`, `Failing row contains …`),
 * and in quotation marks within messages: all of that is left out, as is every property that is not
 * listed here.
 */
export function describeFailure(error: unknown, depth = 0): FailureLine {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, table, column, constraint } = error as unknown as Partial<Record<string, unknown>>;
  const isQuery = error instanceof DrizzleQueryError;
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    // The message of a failed query repeats its parameters; the words of a failure of ours are our own.
    message: isQuery ? '' : isSpielplanError(error) ? (error.detail ?? '') : withoutValues(error),
    stack: framesOf(error),
    code: typeof code === 'string' ? code : undefined,
    query: isQuery ? error.query.replaceAll(/'(?:[^']|'')*'/g, "'…'").slice(0, MAX_QUERY) : undefined,
    table: nameOf(table),
    column: nameOf(column),
    constraint: nameOf(constraint),
    cause: error.cause === undefined || depth >= MAX_DEPTH ? undefined : describeFailure(error.cause, depth + 1),
  };
}

/**
 * A failure as one sentence for an operator, on the same terms. Sentences of ours stay as they are.
 */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Something failed without saying what.';
  if (error instanceof DrizzleQueryError) return `The database refused a statement: ${sentenceOf(error.cause)}`;
  const { code, severity } = error as { code?: string; severity?: string };
  if (severity !== undefined) return `${withoutValues(error)} (${code})`;
  return error.name === 'Error' ? error.message : withoutValues(error);
}

/** The keys that the shell's log has for a failure, too, and `failure` with what a database tells of it. */
function presentFailure({ err, ...line }: Record<string, unknown>): Record<string, unknown> {
  if (err === undefined) return line;
  const { message, stack, ...failure } = describeFailure(err);
  const named = isSpielplanError(err) ? { code: err.code, name: err.spielplan } : { code: 'SP-9000', name: 'UNEXPECTED' };
  const cause = err instanceof Error && err.cause !== undefined ? sentenceOf(err.cause) : undefined;
  return { ...named, ...line, detail: message, cause, stack, failure };
}

/**
 * For the log of the server: its lines have the form of the shell's (docs/operating.md), every failure is described, and
 * requests and answers are only named.
 */
export const LOG_RULES = {
  base: { service: 'provider' },
  messageKey: 'event',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }), log: presentFailure },
  serializers: {
    req: ({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>) => ({
      method,
      url: routeOptions.url ?? 'unknown',
    }),
    res: ({ statusCode }: Pick<FastifyReply, 'statusCode'>) => ({ statusCode }),
  },
  hooks: {
    /** Where an error is logged as it is, its message would become the line's. */
    logMethod(this: unknown, args: LogArguments, method: (...given: LogArguments) => void): void {
      const [first, text] = typeof args[0] === 'string' ? [{}, format(...args)] : [args[0], args[1]];
      if (first instanceof Error) return method.call(this, { err: first }, 'failed');
      const error = (first as { err?: unknown } | null | undefined)?.err;
      if (error instanceof Error && text === error.message) return method.call(this, first, 'failed');
      // A sentence of a library: its words are no name of an event.
      if (text !== undefined && !EVENT_NAME.test(text))
        return method.call(this, { ...(first as object), message: text }, 'provider.said');
      method.call(this, first, text);
    },
  },
};

/**
 * A message up to the first quotation that is neither a name of ours nor a file of the database.
 */
function withoutValues(error: Error): string {
  const { constraint, table, column, schema } = error as unknown as Record<string, unknown>;
  const known = new Set([constraint, table, column, schema].map(nameOf).filter((name) => name !== undefined));
  const [line = ''] = error.message.split('\n');
  for (const { index, 1: quoted } of line.matchAll(/["'`“‘]([^"'`”’]*)["'`”’]?/g)) {
    if (!known.has(quoted ?? '') && !DATABASE_FILE.test(quoted ?? '')) return `${line.slice(0, index)}…`.slice(0, MAX_MESSAGE);
  }
  return line.slice(0, MAX_MESSAGE);
}

function nameOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^\w{1,63}$/.test(value) ? value : undefined;
}

function framesOf({ stack }: Error): string {
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return frames.slice(0, MAX_FRAMES).join('\n');
}
