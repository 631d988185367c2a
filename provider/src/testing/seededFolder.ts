import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { parseConfiguration } from '../platform/configuration/configuration.ts';
import type { Database } from '../platform/database/connect.ts';
import { databaseOn } from '../platform/database/connectEmbedded.ts';
import { holdDataFolder } from '../platform/database/dataFolderLock.ts';
import { createEngine } from '../platform/database/engine/createEngine.ts';
import { migrate } from '../platform/database/migrate.ts';
import { takeOverLinks } from '../documents/links/takeOverLinks.ts';
import { refreshIndex } from '../search/index/refreshIndex.ts';
import { seedIfEmpty } from '../seed/index.ts';
import { MemoryFolder, readMemoryFolder } from './memoryFolder.ts';
import { layFiles, readPacked, writePacked } from './packedFiles.ts';

const PROVIDER = join(import.meta.dirname, '../..');
const CACHE_FOLDER = join(PROVIDER, '../.cache/provider-tests');
/** What the content of the database comes from. */
const FILLED_BY = [
  'migrations',
  ...[
    'seed',
    'platform/database',
    'platform/releases',
    'documents/links',
    'documents/content',
    'documents/blocks',
    'i18n',
    'search/index',
    'search/text',
  ].map((name) => `src/${name}`),
  '../shared-contracts/src',
];
/** After this long nobody is still copying from an older state of the content. */
const MAX_AGE_MS = 86_400_000;
/**
 * A start fills the buffers with zeros; and log files that are
 * not needed any more go, instead of being kept for later.
 */
const SMALL_START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'wal_recycle=off'];

/** The day in the house the tests live on: a Saturday. */
export const TEST_DAY = '2026-08-01';
/** Noon in Berlin on that day. */
export const TEST_NOON = Date.parse(`${TEST_DAY}T10:00:00Z`);
export const TEST_EDITOR = { username: 'redaktion', password: 'spielplan-demo' };
export const TEST_DIRECTION = { username: 'leitung', password: 'leitung-demo' };

/**
 * A data folder with a freshly seeded embedded database, for
 * what a process opens by itself, to use and throw away.
 */
export async function makeSeededFolder(): Promise<{ folder: string; remove: () => void }> {
  const files = readPacked(await needSeededFiles());
  const { folder, remove } = makeEmptyFolder();
  layFiles(join(folder, 'database'), files);
  return { folder, remove };
}

/**
 * Opens a freshly seeded embedded database in memory and in this thread: the same engine, without the folder. A
 * tenth of the time of a folder, which only what is about folders, processes, threads and crashes needs.
 */
export async function openSeededInMemory(): Promise<Database> {
  const files = readPacked(await needSeededFiles());
  return databaseOn(await createEngine({ fs: new MemoryFolder(files), startParams: SMALL_START }));
}

/** A data folder of one test's own, not there yet. */
export function makeEmptyFolder(): { folder: string; remove: () => void } {
  const folder = join(tmpdir(), `spielplan-provider-${randomUUID()}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Fills an empty database with what the tests know, as a provider leaves it that has started once. */
export async function fillForTests(database: Database): Promise<void> {
  await migrate(database);
  const editor = { ...TEST_EDITOR, directionPassword: TEST_DIRECTION.password };
  await seedIfEmpty(database.db, { seedDate: TEST_DAY, editor });
  await takeOverLinks(database.db, parseConfiguration({}).publicOrigin);
  await refreshIndex(database.db, TEST_NOON);
}

/**
 * Names the state of migrations and content: what is filled from
 * another one must not be used. A run for many files reads it once.
 */
export function contentFingerprint(): string {
  if (process.env.TEST_CONTENT) return process.env.TEST_CONTENT;
  const hash = createHash('sha256').update(TEST_DAY);
  for (const folder of FILLED_BY) {
    const files = readdirSync(join(PROVIDER, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map((file) => join(file.parentPath, file.name)).sort();
    for (const name of names) hash.update(relative(PROVIDER, name)).update(readFileSync(name));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The file with the seeded database that all others begin with. Seeding takes seconds, so it is kept
 * per state of migrations and content, and made by one of the processes that ask for it at the same
 * time.
 */
async function needSeededFiles(): Promise<string> {
  const file = join(CACHE_FOLDER, `${contentFingerprint()}.database`);
  while (!existsSync(file)) {
    const release = attemptHold(`${file}.making`);
    if (!release) await pause(100);
    else if (existsSync(file)) release();
    else await makeSeededFiles(file).finally(release);
  }
  return file;
}

function attemptHold(folder: string): (() => void) | null {
  try {
    return holdDataFolder(folder);
  } catch {
    return null;
  }
}

async function makeSeededFiles(file: string): Promise<void> {
  for (const earlier of readdirSync(CACHE_FOLDER).map((name) => join(CACHE_FOLDER, name))) {
    if (statSync(earlier).mtimeMs < Date.now() - MAX_AGE_MS) rmSync(earlier, { recursive: true, force: true });
  }
  const engine = await createEngine({ fs: new MemoryFolder([]), startParams: SMALL_START });
  await fillForTests(databaseOn(engine));
  const { Module: closed } = engine;
  // What was not closed would begin by looking for what it has lost, and flush each file.
  await engine.close();
  const draft = `${file}.${randomUUID()}`;
  writePacked(draft, readMemoryFolder(closed));
  renameSync(draft, file);
}
