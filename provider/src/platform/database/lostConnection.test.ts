import { DrizzleQueryError } from 'drizzle-orm';
import { isDatabaseAway, isDatabaseFull } from './lostConnection.ts';

const withCode = (code: string, message = 'something') => Object.assign(new Error(message), { code });

it.each<[string, unknown, boolean]>([
  ['a server that shuts down', withCode('57P01'), true],
  ['a server that is starting', withCode('57P03'), true],
  ['too many connections', withCode('53300'), true],
  ['a statement that took too long', withCode('57014'), true],
  ['a deadlock', withCode('40P01'), true],
  ['a former primary that only reads now', withCode('25006'), true],
  ['a refused connection', withCode('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'), true],
  ['a missing socket', withCode('ENOENT', 'connect ENOENT /run/postgresql/.s.PGSQL.5432'), true],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), true],
  ['a server that lets a connection wait', new Error('timeout expired'), true],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), true],
  ['a failed query, by its cause', new DrizzleQueryError('select 1', [], withCode('ECONNRESET')), true],
  ['one of several addresses', new AggregateError([withCode('ECONNREFUSED')], ''), true],
  ['a duplicate', withCode('23505'), false],
  ['a syntax error', withCode('42601'), false],
  ['a wrong password', withCode('28P01'), false],
  ['a missing file', withCode('ENOENT', 'open /tmp/x'), false],
  ['no error at all', 'ECONNRESET', false],
])('of %s it is told whether the database is away', (_, error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway);
});

it('a full disk is told from too many connections', () => {
  expect(isDatabaseFull(new DrizzleQueryError('insert', [], withCode('53100')))).toBe(true);
  expect(isDatabaseFull(withCode('53300'))).toBe(false);
});
