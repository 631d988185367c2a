import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { systemClock } from '../../platform/clock/clock.ts';
import { connect, type Db } from '../../platform/database/connect.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createRandom, pick } from '../../platform/random.ts';
import { makeEmptyDatabase } from '../../testing/seededDatabase.ts';
import { makeEmptyFolder } from '../../testing/seededFolder.ts';
import { suggest } from '../autocomplete.ts';
import { writeDocuments } from '../index/writeDocuments.ts';
import { makeSyntheticDocuments } from './syntheticDocuments.ts';

// `npm run bench:search -w provider`: autocomplete over 20,000 documents beside a read by primary
// key, in a scratch database (on the PostgreSQL server of DATABASE_URL, where it is set).
const DOCUMENTS = 20_000;
const ROUNDS = 1_500;
const WARM_UP = 100;
const LIMIT_MS = 30;

const server = process.env.DATABASE_URL;
const folder = makeEmptyFolder();
const place = server ? await makeEmptyDatabase(server) : { dataDir: folder.folder, databaseUrl: null, remove: folder.remove };
const database = await connect({ ...place, relaxedDurability: true, isUnhurried: true });
try {
  await migrate(database);
  const documents = makeSyntheticDocuments(DOCUMENTS);
  const started = performance.now();
  await database.db.transaction((tx) => writeDocuments(tx, ['production'], documents));
  await database.db.execute(sql`analyze`);
  print(
    `${DOCUMENTS} documents indexed in ${((performance.now() - started) / 1000).toFixed(1)} s on ${server ? 'PostgreSQL' : 'PGlite'}`,
  );

  const random = createRandom('terms');
  const titles = documents.filter(({ lang }) => lang === 'de').map(({ title }) => title.toLowerCase());
  const terms = {
    'one letter': () => pick(random, titles).slice(0, 1),
    'a beginning': () => pick(random, titles).slice(0, 2 + Math.floor(random() * 8)),
    'several words': () => pick(random, titles),
    misspelt: () => misspell(pick(random, titles).split(' ')[0] ?? ''),
  };
  const key = await measure(() => readByKey(database.db, 1 + Math.floor(random() * (DOCUMENTS / 2))));
  print(`read by primary key  p50 ${key.p50.toFixed(2)} ms  p95 ${key.p95.toFixed(2)} ms`);
  for (const [name, term] of [...Object.entries(terms), ['all of them', () => pick(random, Object.values(terms))()] as const]) {
    const { p50, p95 } = await measure(() => suggest({ db: database.db, clock: systemClock() }, 'de', term()));
    print(
      `${name.padEnd(20)} p50 ${p50.toFixed(2)} ms  p95 ${p95.toFixed(2)} ms  (${(p50 / key.p50).toFixed(1)} and ${(p95 / key.p95).toFixed(1)} reads by key)`,
    );
    if (name === 'all of them' && p95 > LIMIT_MS) process.exitCode = 1;
  }
} finally {
  await database.close();
  await place.remove();
}

function readByKey(db: Db, id: number) {
  return db.execute(sql`select title from search_documents where lang = 'de' and kind = 'production' and item_id = ${id}`);
}

async function measure(work: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const before = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - before);
  }
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

function misspell(word: string): string {
  const at = Math.floor(word.length / 2);
  return word.slice(0, at) + (word[at + 1] ?? 'x') + (word[at] ?? 'y') + word.slice(at + 2);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
