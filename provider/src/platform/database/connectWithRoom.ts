import { setTimeout as pause } from 'node:timers/promises';
import { findFolderProblem } from './canWrite.ts';
import { type ConnectOptions, connect, type Database } from './connect.ts';
import { isOutOfRoom } from './damagedDatabase.ts';

const CHECK_INTERVAL_MS = 2_000;

/**
 * Opens the database as `connect` does, but waits for room where the disk of an embedded one is
 * full: a process that ended and was started again over and over would be given up just before there
 * is room. `say` is told once what is waited for.
 */
export async function connectWithRoom(
  options: ConnectOptions,
  say: (line: string) => void,
  lookEvery = CHECK_INTERVAL_MS,
): Promise<Database> {
  for (let said = ''; ;) {
    try {
      return await connect(options);
    } catch (error) {
      const { message } = error as Error;
      if (options.databaseUrl !== null || !isOutOfRoom(message)) throw error;
      if (said !== message) say((said = message));
    }
    do await pause(lookEvery);
    while ((await findFolderProblem(options.dataDir)) !== null);
  }
}
