import { setTimeout as pause } from 'node:timers/promises';
import { CHANGE_TOPICS } from '@spielplan/shared-contracts/api';
import { countInDatabase } from './changeCounters.ts';
import { TOPICS } from './changes.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { connect } from '../database/connect.ts';
import { notifyAllProcesses } from '../database/postgresSignals.ts';

const LEARNED_MS = 100;

/**
 * Tells every provider on the PostgreSQL of `DATABASE_URL` that anything may have changed; returns
 * what to say of it. The embedded database belongs to one process, so nobody else can have changed
 * it.
 */
export async function announceChanges(configuration: Configuration): Promise<string> {
  if (configuration.databaseUrl === null) return 'The embedded database is changed by its own provider alone: nobody to tell.';
  const database = await connect({ ...configuration, isUnhurried: true });
  try {
    await notifyAllProcesses(database.db, TOPICS.join(' '));
    // The providers first, then the shells that ask them.
    await pause(LEARNED_MS);
    await countInDatabase(database.db).raise(CHANGE_TOPICS);
    return 'Every provider on this database reads everything again.';
  } finally {
    await database.close();
  }
}
