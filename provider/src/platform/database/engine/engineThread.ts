import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { createEngine } from './createEngine.ts';
import { type AnswerForm, type EngineAnswer, type EngineMessage, type EngineStorage, sendError } from './engineMessages.ts';
import { FlushedFolder } from './flushedFolder.ts';
import { guardEngine } from './guardEngine.ts';

// The thread of the embedded engine (`startEngine`): opens the
// files, then does what it is asked for, in the order of asking.

/** Files of the write-ahead log that are no longer needed go, instead of being kept for a rush. */
const SMALL_LOG = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'];

/** The engine starts with `-F`, which is `fsync = off`; and of the ways to flush it has only `fsync`, the others do nothing. */
const DURABLE_START = [...PGlite.defaultStartParams.filter((each) => each !== '-F'), '-c', 'wal_sync_method=fsync', ...SMALL_LOG];

/** A transaction of the other thread; `end` lets it commit, or rolls it back. */
interface OpenTransaction {
  tx: Transaction;
  end: PromiseWithResolvers<void>;
  done: Promise<void>;
}

const ROLLED_BACK = new Error('Rolled back, as asked.');
const transactions = new Map<number, OpenTransaction>();

const { folder, relaxedDurability } = workerData as EngineStorage;
const files = new FlushedFolder(folder);
const storage: PGliteOptions = relaxedDurability
  ? { dataDir: folder, relaxedDurability }
  : { fs: files, startParams: DURABLE_START };

try {
  const engine = await createEngine(storage);
  guardEngine(engine, files, (error) => answer({ kind: 'failed', error: sendError(error) }));
  parentPort?.on('message', (message: EngineMessage) => {
    work(engine, message).then(
      (value) => answer({ kind: 'answered', id: message.id, value }),
      (error: unknown) => answer({ kind: 'refused', id: message.id, error: sendError(error) }),
    );
  });
  answer({ kind: 'opened' });
} catch (error) {
  answer({ kind: 'unopened', said: files.said, error: sendError(error) });
}

function answer(message: EngineAnswer): void {
  parentPort?.postMessage(message);
}

async function work(engine: PGlite, message: EngineMessage): Promise<unknown> {
  switch (message.kind) {
    case 'query':
      return placeOf(engine, message.transaction).query(message.text, message.params, optionsOf(message.form));
    case 'exec':
      return void (await placeOf(engine, message.transaction).exec(message.text));
    case 'begin':
      return begin(engine, message.id);
    case 'commit':
    case 'rollback':
      return end(message.transaction, message.kind);
    case 'close':
      return engine.close();
  }
}

function placeOf(engine: PGlite, transaction: number | undefined): Pick<Transaction, 'query' | 'exec'> {
  return transaction === undefined ? engine : openTransaction(transaction).tx;
}

function openTransaction(id: number): OpenTransaction {
  const open = transactions.get(id);
  if (!open) throw new Error('The transaction has ended.');
  return open;
}

/** Settles once the transaction has begun: until it ends, the engine lets everything else wait. */
function begin(engine: PGlite, id: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = Promise.withResolvers<void>();
    const done = engine.transaction(async (tx) => {
      transactions.set(id, { tx, end, done });
      resolve();
      await end.promise;
    });
    done.catch(reject);
  });
}

async function end(id: number, how: 'commit' | 'rollback'): Promise<void> {
  const { end, done } = openTransaction(id);
  transactions.delete(id);
  if (how === 'commit') end.resolve();
  else end.reject(ROLLED_BACK);
  await done.catch((error: unknown) => {
    if (error !== ROLLED_BACK) throw error;
  });
}

const asWritten = (value: string): string => value;

function optionsOf({ rowMode, asText }: AnswerForm): QueryOptions {
  const parsers = Object.fromEntries(asText.map((type) => [type, asWritten]));
  return rowMode ? { rowMode, parsers } : { parsers };
}
