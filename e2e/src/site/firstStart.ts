import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { sourceHash, startProgram, type Program } from '@spielplan/tooling/processes';
import { PORT, PROVIDER_PORT, SEEDED_DIR, SERVER_ENV, STATE_DIR } from './siteEnvironment.ts';

/** What one `npm start` has said and left. */
export interface Start {
  lines: string[];
  /** When the feed and the database were last made, in epoch ms. */
  feedMade: number;
  databaseMade: number;
}

const RECORD = `${STATE_DIR}/first-start.json`;
const SEEDED_BY = `${STATE_DIR}/seeded-by`;
/** What the database is filled from. */
const SEED_SOURCES = ['provider/migrations', 'provider/src/seed', 'provider/src/platform/database', 'shared-contracts/src'];
const START_TIMEOUT_MS = 400_000;

/**
 * Starts the site in an empty folder by `npm start`, ends it and copies its database while nothing runs. Leaves a
 * record, with what the next start of the same site needs in its environment.
 */
export async function makeFirstStart(): Promise<Start> {
  await removeOldDatabase();
  const { record, stop } = await start();
  await stop();
  // Other steps of `npm test` take the copy once it is whole.
  await cp(`${STATE_DIR}/provider`, `${SEEDED_DIR}.part`, { recursive: true });
  await rm(SEEDED_DIR, { recursive: true, force: true });
  await rename(`${SEEDED_DIR}.part`, SEEDED_DIR);
  const env = { SEED_DATE: SERVER_ENV.SEED_DATE, E2E_PORT: String(PORT), E2E_PROVIDER_PORT: String(PROVIDER_PORT) };
  await writeFile(RECORD, JSON.stringify({ env, record }));
  return record;
}

/** The first start that another step has made for this run, once; else makes it. */
export async function takeFirstStart(): Promise<Start> {
  const made = await readFile(RECORD, 'utf8').catch(() => null);
  if (made === null) await makeFirstStart();
  const { record } = JSON.parse(made ?? (await readFile(RECORD, 'utf8'))) as { record: Start };
  await rm(RECORD);
  return record;
}

/** Starts the site by `npm start`, and waits until it has said its addresses. Throws with its lines where it does not. */
export async function start(): Promise<{ record: Start; stop: () => Promise<void> }> {
  const lines: string[] = [];
  const { promise: serving, resolve: serve } = Promise.withResolvers<void>();
  const site = startProgram({
    name: 'site',
    args: ['tooling/bin/start.mjs'],
    env: { ...SERVER_ENV, PORT: String(PORT), PROVIDER_PORT: String(PROVIDER_PORT) },
    onLine: (line) => {
      lines.push(line);
      // The last line of a start.
      if (line.startsWith('Stop with')) serve();
    },
  });
  const isServing = await Promise.race([serving.then(isTrue), site.ended.then(isFalse), tooLate()]);
  if (!isServing) {
    await stop(site);
    throw new Error(`npm start did not come to serve:\n${lines.join('\n')}`);
  }
  const record = {
    lines,
    feedMade: await madeAt(`${STATE_DIR}/remotes/feed.json`),
    databaseMade: await madeAt(`${STATE_DIR}/provider/database/PG_VERSION`),
  };
  return { record, stop: () => stop(site) };
}

/** Runs by hand share a folder: what another day or other sources have filled is not looked at. */
async function removeOldDatabase(): Promise<void> {
  const seededBy = `${SERVER_ENV.SEED_DATE} ${await sourceHash(SEED_SOURCES)}`;
  if ((await readFile(SEEDED_BY, 'utf8').catch(() => '')) === seededBy) return;
  await rm(`${STATE_DIR}/provider`, { recursive: true, force: true });
  await mkdir(STATE_DIR, { recursive: true });
  await writeFile(SEEDED_BY, seededBy);
}

/** Its programs are given time to end by themselves, one after the other. */
function stop(site: Program): Promise<void> {
  return site.stop(20_000);
}

async function madeAt(file: string): Promise<number> {
  return (await stat(file)).mtimeMs;
}

function tooLate(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, START_TIMEOUT_MS, false).unref());
}

function isTrue(): true {
  return true;
}

function isFalse(): false {
  return false;
}
