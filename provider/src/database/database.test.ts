import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { makeSeededFolder } from '../testing/seededFolder.ts';
import { START_TIMEOUT } from '../testing/testProvider.ts';
import { connectEmbedded } from './connect.ts';
import { holdDataFolder } from './dataFolderLock.ts';
import { migrate } from './migrate.ts';

it(
  'a database that is up to date is left alone, one whose past was changed is refused',
  async () => {
    const { folder, remove } = await makeSeededFolder();
    const database = await connectEmbedded(folder, { relaxedDurability: true });
    expect(await migrate(database)).toEqual([]);
    await database.db.execute(sql`update migration_journal set checksum = 'other' where name like '0002%'`);
    await expect(migrate(database)).rejects.toThrow(/0002_ticketing\.sql has been changed/);
    await database.close();
    remove();
  },
  START_TIMEOUT,
);

describe('A data folder', () => {
  const folder = join(tmpdir(), `spielplan-lock-${randomUUID()}`);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('that a living process holds is refused', () => {
    holdDataFolder(folder)();
    writeFileSync(join(folder, 'provider.lock'), String(process.ppid));
    // Without a start time the mark is another process's that merely has the same number.
    expect(() => holdDataFolder(folder)()).not.toThrow();
  });

  it('that a crash left behind is taken over', () => {
    writeFileSync(join(folder, 'provider.lock'), '999999999 1');
    const release = holdDataFolder(folder);
    release();
    expect(() => holdDataFolder(folder)()).not.toThrow();
  });
});
