import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { connect } from '../database/connect.ts';
import { startProviderProcess } from '../../faults/providerProcess.ts';
import { growProgramme } from '../../load/scale/growProgramme.ts';
import { TEST_DATABASE_URL } from '../../testing/seededDatabase.ts';
import { makeSeededFolder } from '../../testing/seededFolder.ts';

const EVENTS = 5_000;
/** So often it says that it lives meanwhile; a process that is at something else answers once, when that is over. */
const MIN_ANSWERS = 20;

it('with the embedded database and 5,000 dates the process says again and again that it lives while the index is made, and between searches', async () => {
  if (TEST_DATABASE_URL !== null) return;
  const { folder, remove } = await makeSeededFolder();
  const database = await connect({ dataDir: folder, databaseUrl: null, relaxedDurability: true });
  await growProgramme(database.db, EVENTS);
  await database.db.execute(sql`truncate search_documents, search_dates, search_words, search_phrases, search_sources`);
  await database.close();
  const { url, signal, ended, log } = await startProviderProcess({ DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'info' });
  try {
    const isMade = () => log.some((line) => line.includes('search.indexed'));
    const searchAtOnce = async () => {
      const terms = ['Konzert', 'Xyzzyq', 'Nachtstueke', 'Konzert am Samstag'];
      await Promise.all(terms.map(async (term) => (await fetch(`${url}/api/search/?lang=de&query=${term}`)).arrayBuffer()));
    };
    const indexing = await answersDuring(url, async () => {
      for (const end = Date.now() + 120_000; !isMade() && Date.now() < end;) await pause(50);
    });
    const searching = await answersDuring(url, searchAtOnce);
    expect(isMade()).toBe(true);
    expect(indexing).toBeGreaterThanOrEqual(MIN_ANSWERS);
    // At least one came while the searches ran.
    expect(searching).toBeGreaterThanOrEqual(2);
  } finally {
    signal('SIGTERM');
    await ended;
    remove();
  }
}, 300_000);

/** How many answers of `/health/live` have come, one after the other, until `work` was done. */
async function answersDuring(url: string, work: () => Promise<void>): Promise<number> {
  const state = { isDone: false };
  const done = work().finally(() => (state.isDone = true));
  let answers = 0;
  while (!state.isDone) {
    await (await fetch(`${url}/health/live`)).arrayBuffer();
    answers += 1;
    await pause(10);
  }
  await done;
  return answers;
}
