import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { DrizzleQueryError } from 'drizzle-orm';
import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { describeFailure, LOG_RULES, sentenceOf } from './describeFailure.ts';

const TYPED = ['Ada Lovelace', 'ada@altwasser.example', 'Bitte keine Blumen'];

/**
 * An error of PostgreSQL with everything that it may carry;
 * the embedded engine adds the statement and its parameters.
 */
const databaseError = (message: string, more: object = {}) =>
  Object.assign(new Error(message), {
    severity: 'ERROR',
    code: '53100',
    detail: `Failing row contains (7, ${TYPED.join(', ')}).`,
    hint: TYPED[0],
    where: `COPY form_entries, line 1: "${TYPED[2]}"`,
    internalQuery: `select '${TYPED[1]}'`,
    query: 'insert into "form_entries" values ($1)',
    params: TYPED,
    ...more,
  });
const failedQuery = (cause: Error) =>
  new DrizzleQueryError(`insert into "form_entries" ("name") values ($1) -- '${TYPED[0]}'`, TYPED, cause);
const full = databaseError('could not extend file "base/5/24601": No space left on device', { table: 'form_entries' });

/** Errors on whose way typed values lie. */
const FAILURES: readonly [string, unknown][] = [
  ['a full disk', full],
  ['a failed query', failedQuery(full)],
  ['one that caused a failure of ours', new SpielplanError('UNEXPECTED', { cause: failedQuery(full) })],
  ['a value of the wrong type', databaseError(`invalid input syntax for type integer: "${TYPED[0]}"`)],
  ['a value with quotation marks of its own', databaseError(`syntax error in tsquery: "a" ${TYPED[0]} "b"`)],
  ['several lines', databaseError(`something failed\nparams: ${TYPED.join()}`)],
  ['broken JSON', parseFailure(`{"name": ${TYPED[0]}}`)],
  ['an address', new TypeError(`Invalid URL: '${TYPED[1]}'`, { cause: { input: TYPED[1] } })],
  ['no error at all', TYPED[2]],
];

function parseFailure(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

/** Everything a server logs while `run` uses its log. */
function logged(run: (log: ReturnType<typeof fastify>['log']) => void): string {
  let text = '';
  const stream = new Writable({ write: (chunk: Buffer, _, done) => ((text += chunk.toString()), done()) });
  run(fastify({ logger: { stream, ...LOG_RULES } }).log);
  return text;
}

it.each(FAILURES)('%s is logged without what was typed, however it is logged', (_, error) => {
  const text = logged((log) => {
    log.error({ err: error }, 'request.failed');
    if (!(error instanceof Error)) return;
    log.error(error);
    log.error({ err: error }, error.message);
    log.child({ reqId: '1' }).warn({ err: error }, 'not counted');
  });
  expect(text.split('\n').length).toBeGreaterThan(1);
  for (const word of atLeastOne(TYPED.flatMap((value) => value.split(' ')))) expect(text + sentenceOf(error)).not.toContain(word);
});

it('what an operator needs of a full disk is there', () => {
  expect(describeFailure(failedQuery(full))).toMatchObject({
    type: 'DrizzleQueryError',
    message: '',
    query: `insert into "form_entries" ("name") values ($1) -- '…'`,
    stack: expect.stringContaining('describeFailure.test.ts'),
    cause: {
      code: '53100',
      message: 'could not extend file "base/5/24601": No space left on device',
      table: 'form_entries',
    },
  });
  expect(sentenceOf(failedQuery(full))).toBe(
    'The database refused a statement: could not extend file "base/5/24601": No space left on device (53100)',
  );
});

it('names of our own tables are no values', () => {
  const error = databaseError('duplicate key value violates unique constraint "users_username_key"', {
    constraint: 'users_username_key',
  });
  expect(describeFailure(error).message).toBe('duplicate key value violates unique constraint "users_username_key"');
});
