import { BroadcastChannel, isMainThread } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// Loaded before a provider (`--import`), in each of its threads: on SIGUSR2, which the first alone
// is told of, the engine's writes into the write-ahead log, and nowhere else, until that fails.
const MAX_WRITES = 100;
const channel = new BroadcastChannel('fill the log');

async function fillLog(engine: PGlite): Promise<void> {
  for (let count = 0; count < MAX_WRITES; count += 1) {
    await engine.query("select pg_logical_emit_message(true, 'test', repeat('x', 500000))");
  }
}

if (isMainThread) process.on('SIGUSR2', () => channel.postMessage(null));

const create = PGlite.create.bind(PGlite);
PGlite.create = async (...given: Parameters<typeof PGlite.create>) => {
  const engine = await create(...given);
  channel.addEventListener('message', () => void fillLog(engine).catch(() => undefined));
  // Listening would keep the process alive.
  channel.unref();
  return engine;
};
