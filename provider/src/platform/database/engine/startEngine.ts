import { Worker } from 'node:worker_threads';
import type { QueryOptions, Transaction } from '@electric-sql/pglite';
import type { Engine } from './createEngine.ts';
import {
  type AnswerForm,
  type EngineAnswer,
  type EngineMessage,
  type EngineStorage,
  type EngineWork,
  receiveError,
} from './engineMessages.ts';
import { gaveUp } from './guardEngine.ts';

/** An engine in a thread of its own. */
export interface EngineThread extends Engine {
  /** Settles when the engine has given up, or its thread has ended by itself. */
  failed: Promise<Error>;
}

/** The engine could not open its files; `said` is what it said last. */
export class EngineUnopenedError extends Error {
  override readonly name = 'EngineUnopenedError';
  readonly said: readonly string[];

  constructor(said: readonly string[], cause: Error) {
    super(cause.message, { cause });
    this.said = said;
  }
}

type Pending = Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>;

/**
 * Starts the embedded engine in a thread of its own, so that this one goes on answering while a statement takes its time.
 * Statements run one after the other; a transaction has the engine to itself. Errors keep their SQLSTATE (`code`). The thread
 * keeps the process alive only while something is asked. Rejects with `EngineUnopenedError`.
 */
export async function startEngine(storage: EngineStorage): Promise<EngineThread> {
  const thread = new Worker(new URL('./engineThread.ts', import.meta.url), { workerData: storage });
  const pending = new Map<number, Pending>();
  const opening = Promise.withResolvers<void>();
  const failing = Promise.withResolvers<Error>();
  let failure: Error | null = null;
  let isClosed = false;
  let lastId = 0;

  const fail = (error: Error) => {
    if (isClosed) return;
    failure ??= error;
    opening.reject(failure);
    failing.resolve(failure);
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
    thread.unref();
  };
  const settle = (id: number, how: (asked: Pending) => void) => {
    const asked = pending.get(id);
    pending.delete(id);
    if (pending.size === 0) thread.unref();
    if (asked) how(asked);
  };
  thread.on('message', (message: EngineAnswer) => {
    switch (message.kind) {
      case 'opened':
        return opening.resolve();
      case 'unopened':
        return opening.reject(new EngineUnopenedError(message.said, receiveError(message.error)));
      case 'answered':
        return settle(message.id, ({ resolve }) => resolve(message.value));
      case 'refused':
        return settle(message.id, ({ reject }) => reject(receiveError(message.error)));
      case 'failed':
        return fail(receiveError(message.error));
    }
  });
  thread.on('error', (error) => fail(gaveUp(error.message)));
  thread.on('exit', () => fail(gaveUp('its thread has ended')));

  const ask = async (work: EngineWork): Promise<unknown> => {
    if (failure) throw failure;
    if (isClosed) throw new Error('The embedded database is closed.');
    const id = (lastId += 1);
    const asked = Promise.withResolvers<unknown>();
    thread.postMessage({ ...work, id } satisfies EngineMessage);
    if (pending.size === 0) thread.ref();
    pending.set(id, asked);
    return asked.promise;
  };
  /** Asks for statements, in a transaction or alone. */
  const statements = (transaction?: { transaction: number }) =>
    ({
      query: (text: string, params?: unknown[], options?: QueryOptions) =>
        ask({ kind: 'query', text, params, form: formOf(options), ...transaction }),
      exec: (text: string) => ask({ kind: 'exec', text, ...transaction }),
    }) as Pick<Transaction, 'query' | 'exec'>;

  try {
    await opening.promise;
  } catch (error) {
    isClosed = true;
    await thread.terminate();
    throw error;
  }
  thread.unref();
  return {
    ...statements(),
    async transaction(work) {
      const transaction = lastId + 1;
      await ask({ kind: 'begin' });
      try {
        const result = await work(statements({ transaction }) as Transaction);
        await ask({ kind: 'commit', transaction });
        return result;
      } catch (error) {
        await ask({ kind: 'rollback', transaction }).catch(() => undefined);
        throw error;
      }
    },
    failed: failing.promise,
    async close() {
      // What has given up cannot end in order; its files are recovered at the next start.
      if (!failure) await ask({ kind: 'close' });
      isClosed = true;
      await thread.terminate();
    },
  };
}

/** The driver names the types it reads itself by giving each a parser that changes nothing. */
function formOf({ rowMode, parsers = {} }: QueryOptions = {}): AnswerForm {
  return { rowMode, asText: Object.keys(parsers).map(Number) };
}
