import type { PGlite } from '@electric-sql/pglite';
import type { FlushedFolder } from './flushedFolder.ts';

interface EngineGuard {
  /** Settles when the engine has given up. */
  failed: Promise<Error>;
  hasFailed(): boolean;
}

/**
 * PostgreSQL's code for a server that crashed: callers
 * see a database that is away (`isDatabaseAway`).
 */
const CRASH_SHUTDOWN = '57P02';

/**
 * Keeps statements from an engine that has given up. PostgreSQL would end its process; the
 * embedded engine turns in a loop for ever at the next statement, and this process with it.
 */
export function guardEngine(engine: PGlite, files: FlushedFolder): EngineGuard {
  let failure: Error | null = null;
  const { promise: failed, resolve } = Promise.withResolvers<Error>();
  const fail = (why: string) => {
    if (failure) return;
    failure = Object.assign(new Error(`The embedded database has given up: ${why}`), { code: CRASH_SHUTDOWN });
    resolve(failure);
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
  return { failed, hasFailed: () => failure !== null };
}
