import type { PGlite } from '@electric-sql/pglite';
import type { FlushedFolder } from './flushedFolder.ts';

/**
 * PostgreSQL's code for a server that crashed: callers
 * see a database that is away (`isDatabaseAway`).
 */
const CRASH_SHUTDOWN = '57P02';

/** The failure of an engine that answers nothing any more. */
export function gaveUp(why: string): Error {
  return Object.assign(new Error(`The embedded database has given up: ${why}`), { code: CRASH_SHUTDOWN });
}

/**
 * Keeps statements from an engine that has given up, and tells `onFailed` at once. PostgreSQL would end its process; the
 * embedded engine turns in a loop for ever at the next statement, and its thread with it.
 */
export function guardEngine(engine: PGlite, files: FlushedFolder, onFailed: (error: Error) => void): void {
  let failure: Error | null = null;
  const fail = (why: string) => {
    if (failure) return;
    failure = gaveUp(why);
    onFailed(failure);
  };
  files.onPanic = (line) => fail(line.replace(/^.*\bPANIC:\s+/, ''));
  const execute = engine.execProtocolRawSync.bind(engine);
  engine.execProtocolRawSync = (message) => {
    if (failure) throw failure;
    try {
      return execute(message);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) fail(error.message);
      throw error;
    }
  };
}
