import { PGlite } from '@electric-sql/pglite';

// Loaded before a provider (`--import`): on SIGUSR2 it writes
// into the write-ahead log, and nowhere else, until that fails.
const MAX_WRITES = 100;
const create = PGlite.create.bind(PGlite);

async function fillLog(engine: PGlite): Promise<void> {
  for (let count = 0; count < MAX_WRITES; count += 1) {
    await engine.query("select pg_logical_emit_message(true, 'test', repeat('x', 500000))");
  }
}

PGlite.create = async (...given: Parameters<typeof PGlite.create>) => {
  const engine = await create(...given);
  process.on('SIGUSR2', () => void fillLog(engine).catch(() => undefined));
  return engine;
};
