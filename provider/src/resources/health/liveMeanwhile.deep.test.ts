import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '../../database/connect.ts';
import { startProviderProcess } from '../../faults/providerProcess.ts';
import { growProgramme } from '../../load/scale/growProgramme.ts';
import { TEST_DATABASE_URL } from '../../testing/seededDatabase.ts';
import { makeSeededFolder } from '../../testing/seededFolder.ts';

const EVENTS = 5_000;
const MUST_MS = 100;

it('with the embedded database and 5,000 dates the process says that it lives within 100 ms while the index is made and searched', async () => {
  if (TEST_DATABASE_URL !== null) return;
  const { folder, remove } = await makeSeededFolder();
  const database = await connect({ dataDir: folder, databaseUrl: null, relaxedDurability: true });
  await growProgramme(database.db, EVENTS);
  await database.db.execute(sql`truncate search_documents, search_dates, search_words, search_phrases, search_sources`);
  await database.close();
  const { url, signal, ended, log } = await startProviderProcess({ DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'info' });
  try {
    const isMade = () => log.some((line) => line.includes('the search index is up to date'));
    const searchAtOnce = async () => {
      const terms = ['Konzert', 'Xyzzyq', 'Nachtstueke', 'Konzert am Samstag'];
      await Promise.all(terms.map(async (term) => (await fetch(`${url}/api/search/?lang=de&query=${term}`)).arrayBuffer()));
    };
    const indexing = await slowestWhile(url, async () => {
      for (const end = Date.now() + 120_000; !isMade() && Date.now() < end;) await pause(50);
    });
    const first = await slowestWhile(url, searchAtOnce);
    const searching = await slowestWhile(url, searchAtOnce);
    expect(isMade()).toBe(true);
    process.stdout.write(
      `live: ${indexing.toFixed(0)} ms while the index is made, ${first.toFixed(0)} then ${searching.toFixed(0)} ms while searches run\n`,
    );
    expect(Math.max(indexing, searching)).toBeLessThan(MUST_MS);
  } finally {
    signal('SIGTERM');
    await ended;
    remove();
  }
}, 300_000);

/** The slowest answer of `/health/live` until `work` is done, in ms. */
async function slowestWhile(url: string, work: () => Promise<void>): Promise<number> {
  const state = { isDone: false };
  const done = work().finally(() => (state.isDone = true));
  let slowest = 0;
  while (!state.isDone) {
    const before = performance.now();
    await (await fetch(`${url}/health/live`)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - before);
    await pause(10);
  }
  await done;
  return slowest;
}
