import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { seedIfEmpty } from '../seed/seed.ts';

const PROVIDER = join(import.meta.dirname, '../..');
const KEPT = join(PROVIDER, '../.cache/provider-tests');

/** The Berlin day the tests live on: a Saturday. */
export const TEST_DAY = '2026-08-01';
export const TEST_EDITOR = { username: 'redaktion', password: 'spielplan-demo' };

/**
 * A data folder with a freshly seeded database, for one test file to use and throw away. Seeding takes seconds, so one is
 * kept per state of migrations and content, and copied.
 */
export async function makeSeededFolder(): Promise<{ folder: string; remove: () => void }> {
  const template = join(KEPT, fingerprint());
  if (!existsSync(template)) await buildTemplate(template);
  const folder = join(tmpdir(), `spielplan-provider-${randomUUID()}`);
  cpSync(template, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function buildTemplate(template: string): Promise<void> {
  const draft = `${template}.${randomUUID()}`;
  const database = await connectEmbedded(draft, { relaxedDurability: true });
  await migrate(database);
  await seedIfEmpty(database.db, { seedDate: TEST_DAY, editor: TEST_EDITOR });
  await database.close();
  try {
    renameSync(draft, template);
  } catch {
    // Another test file was faster; its folder is as good.
    rmSync(draft, { recursive: true, force: true });
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(TEST_DAY);
  for (const folder of ['migrations', 'src/seed', 'src/database']) {
    const files = readdirSync(join(PROVIDER, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map((file) => join(file.parentPath, file.name)).sort();
    for (const name of names) hash.update(name.slice(PROVIDER.length)).update(readFileSync(name));
  }
  mkdirSync(KEPT, { recursive: true });
  return hash.digest('hex').slice(0, 16);
}
