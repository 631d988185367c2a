import { eq, max, sql } from 'drizzle-orm';
import { makeSeededData } from '../../testing/seededDatabase.ts';
import { START_TIMEOUT_MS } from '../../testing/testProvider.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { documentSnapshots, documentVersions, pages, redirects, settings } from './schema/index.ts';

it(
  'a database that is up to date is left alone; one whose past was changed is refused, and one that is newer than the release',
  async () => {
    const data = await makeSeededData();
    const database = await connect({ ...data, relaxedDurability: true });
    expect(await migrate(database)).toEqual([]);
    await database.db.execute(sql`insert into migration_journal (name, checksum) values ('9001_later.sql', 'x')`);
    await expect(migrate(database)).rejects.toThrow(/newer than this release, which does not know 9001_later\.sql/);
    await database.db.execute(sql`delete from migration_journal where name = '9001_later.sql'`);
    await database.db.execute(sql`update migration_journal set checksum = 'other' where name like '0002%'`);
    await expect(migrate(database)).rejects.toThrow(/0002_ticketing\.sql has been changed/);
    await database.close();
    await data.remove();
  },
  START_TIMEOUT_MS,
);

it('a house that stood in the site’s code is in its own database after an update, and in no other house’s', async () => {
  const data = await makeSeededData();
  const database = await connect({ ...data, relaxedDurability: true });
  const houseAfterUpdate = async () => {
    await database.db.execute(sql`delete from migration_journal where name = '0018_house.sql'`);
    await database.db.delete(settings).where(eq(settings.key, 'house'));
    expect(await migrate(database)).toEqual(['0018_house.sql']);
    return (await database.db.select().from(settings).where(eq(settings.key, 'house'))).map(({ value }) => value);
  };
  // What the code held at the time of that update; the seed may have another one by now.
  expect(await houseAfterUpdate()).toEqual([
    expect.objectContaining({ address: expect.objectContaining({ town: 'Altwasser' }) }),
  ]);
  await database.db
    .update(settings)
    .set({ value: { de: 'Ein anderes Haus', en: 'Another house' } })
    .where(eq(settings.key, 'site_name'));
  expect(await houseAfterUpdate()).toEqual([]);
  await database.close();
  await data.remove();
});

it('pages that were stored on paper because nobody chose follow the house after an update, saved states too', async () => {
  const data = await makeSeededData();
  const { db, runScript, close } = await connect({ ...data, relaxedDurability: true });
  await runScript(`
    delete from migration_journal where name = '0021_page_theme.sql';
    update pages set theme = 'cc01' where theme is null;
    insert into page_snapshots (hash, content)
    values ('a', '{"page": {"theme": "cc01"}, "modules": []}'), ('b', '{"page": {"theme": "cc02"}, "modules": []}');
    insert into page_versions (page_id, snapshot_hash, revision, created, username, action, summary)
    select 1, hash, 1, now(), '', 'update', '{}' from page_snapshots order by hash`);
  const themes = async () => new Set((await db.select({ theme: pages.theme }).from(pages)).map(({ theme }) => theme));
  expect(await themes()).toEqual(new Set(['cc01', 'cc02', 'cc03']));
  expect(await migrate({ db, runScript })).toEqual(['0021_page_theme.sql']);
  expect(await themes()).toEqual(new Set([null, 'cc02', 'cc03']));
  const states = await db
    .select({ hash: documentSnapshots.hash, content: documentSnapshots.content })
    .from(documentVersions)
    .innerJoin(documentSnapshots, eq(documentSnapshots.hash, documentVersions.snapshotHash))
    .orderBy(documentVersions.id);
  // A state on paper that is saved from now on has another name than one that was only said to be.
  expect(states).toEqual([
    { hash: 'a-0021', content: { page: { theme: null }, modules: [] } },
    { hash: 'b', content: { page: { theme: 'cc02' }, modules: [] } },
  ]);
  await close();
  await data.remove();
});

it('ids are handed out behind those of the seed', async () => {
  const data = await makeSeededData();
  const database = await connect({ ...data, relaxedDurability: true });
  const [known] = await database.db.select({ last: max(redirects.id) }).from(redirects);
  const [added] = await database.db.insert(redirects).values({ lang: 'de', oldPath: 'alt', newPath: 'neu' }).returning();
  expect(added?.id).toBe((known?.last ?? 0) + 1);
  await database.close();
  await data.remove();
});

it('a PostgreSQL that does not answer is named without its password', async () => {
  const url = 'postgres://altwasser:geheim@127.0.0.1:9/buehne';
  await expect(connect({ dataDir: '', databaseUrl: url, serverWaitMs: 0 })).rejects.toThrow(
    /^The database buehne at 127\.0\.0\.1:9 cannot be used: connect ECONNREFUSED 127\.0\.0\.1:9$/,
  );
});
