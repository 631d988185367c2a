import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/connect.ts';
import { connectEmbedded } from '../database/connectEmbedded.ts';
import { migrate } from '../database/migrate.ts';
import { seedIfEmpty } from '../seed/seed.ts';

const PROVIDER = join(import.meta.dirname, '../..');
const KEPT = join(PROVIDER, '../.cache/provider-tests');
/** After this long nobody is still copying from an older state of the content. */
const OLD = 86_400_000;

/** The Berlin day the tests live on: a Saturday. */
export const TEST_DAY = '2026-08-01';
export const TEST_EDITOR = { username: 'redaktion', password: 'spielplan-demo' };

/**
 * A data folder with a freshly seeded embedded database, for one test file to use and throw away. Seeding takes seconds, so
 * one is kept per state of migrations and content, and copied.
 */
export async function makeSeededFolder(): Promise<{ folder: string; remove: () => void }> {
  const template = join(KEPT, contentFingerprint());
  if (!existsSync(template)) await buildTemplate(template);
  const { folder, remove } = makeEmptyFolder();
  cpSync(template, folder, { recursive: true });
  return { folder, remove };
}

/** A data folder of one test's own, not there yet. */
export function makeEmptyFolder(): { folder: string; remove: () => void } {
  const folder = join(tmpdir(), `spielplan-provider-${randomUUID()}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Fills an empty database with what the tests know. */
export async function fillForTests(database: Database): Promise<void> {
  await migrate(database);
  await seedIfEmpty(database.db, { seedDate: TEST_DAY, editor: TEST_EDITOR });
}

/** Names the state of migrations and content: what is filled from another one must not be used. */
export function contentFingerprint(): string {
  const hash = createHash('sha256').update(TEST_DAY);
  for (const folder of ['migrations', 'src/seed', 'src/database', 'src/resources/search/index', 'src/resources/search/text']) {
    const files = readdirSync(join(PROVIDER, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map((file) => join(file.parentPath, file.name)).sort();
    for (const name of names) hash.update(name.slice(PROVIDER.length)).update(readFileSync(name));
  }
  return hash.digest('hex').slice(0, 16);
}

async function buildTemplate(template: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true });
  for (const earlier of readdirSync(KEPT).map((name) => join(KEPT, name))) {
    if (statSync(earlier).mtimeMs < Date.now() - OLD) rmSync(earlier, { recursive: true, force: true });
  }
  const draft = `${template}.${randomUUID()}`;
  const database = await connectEmbedded(draft, { relaxedDurability: true });
  await fillForTests(database);
  await database.close();
  try {
    renameSync(draft, template);
  } catch {
    // Another test file was faster; its folder is as good.
    rmSync(draft, { recursive: true, force: true });
  }
}
