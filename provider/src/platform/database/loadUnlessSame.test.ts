import { eq } from 'drizzle-orm';
import { makeSeeded, type SeededData } from '../../testing/seededDatabase.ts';
import { START_TIMEOUT_MS } from '../../testing/testProvider.ts';
import type { Database } from './connect.ts';
import { loadUnlessSame } from './loadUnlessSame.ts';
import { genres, settings } from './schema/index.ts';

let data: SeededData;
let database: Database;
beforeAll(async () => {
  const seeded = await makeSeeded();
  data = seeded;
  database = await seeded.open();
}, START_TIMEOUT_MS);
afterAll(async () => {
  await database.close();
  await data.remove();
});

it('What is made of tables is loaded again after each insert, update and delete of theirs, and after no other', async () => {
  const { db } = database;
  let loads = 0;
  const read = loadUnlessSame(db, [settings, genres], async () => (loads += 1));
  const write = async (what: PromiseLike<unknown>) => (await what, read());
  const odd = eq(settings.key, 'odd');
  expect([await read(), await read()]).toEqual([1, 1]);
  expect(await write(db.insert(settings).values({ key: 'odd', value: 1 }))).toBe(2);
  expect(await write(db.update(settings).set({ value: 2 }).where(odd))).toBe(3);
  expect(await write(db.update(settings).set({ value: 2 }).where(odd))).toBe(4);
  expect(await write(db.delete(settings).where(odd))).toBe(5);
  expect(await read()).toBe(5);
});

it('A loading that fails is not taken for the last one', async () => {
  let isAway = true;
  const read = loadUnlessSame(database.db, [genres], async () => {
    if (isAway) throw new Error('away');
    return 'there';
  });
  await expect(read()).rejects.toThrow('away');
  isAway = false;
  expect(await read()).toBe('there');
});
