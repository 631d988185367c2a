import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Db } from './Database.ts';
import { notifyAllProcesses } from './postgresSignals.ts';

it('a message from outside bears eight signs of a sender before it, which those who listen take off', async () => {
  const asked: unknown[] = [];
  const db = { execute: async (query: SQL) => void asked.push(...new PgDialect().sqlToQuery(query).params) };
  await notifyAllProcesses(db as unknown as Pick<Db, 'execute'>, 'restored');
  expect(asked).toEqual(['spielplan', expect.stringMatching(/^[0-9a-f]{8}restored$/)]);
});
