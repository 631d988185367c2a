import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { anEvent } from '../testing/builders.ts';
import { listLoading, listView } from '../testing/listAnswers.ts';
import { dailyEvents, programmeProvider } from '../testing/programme.ts';
import { createEventListStore } from './eventListStore.ts';
import { eventListSessions } from './eventListSessions.ts';

const PATH = '/de/programm/veranstaltungen';
const provider = programmeProvider({ events: dailyEvents(25, '2026-08-01', anEvent) });

async function session() {
  const loading = listLoading(provider);
  const first = await listView(provider, PATH);
  return { store: createEventListStore(first, loading.loadPage), loading, first };
}

describe('a list session', () => {
  it('appends page after page until the end, for the day it began', async () => {
    const { store, loading } = await session();
    await store.loadNext();
    await store.loadNext();
    await store.loadNext();
    expect(store.getState()).toMatchObject({ page: 3, next: null, count: 25, isLoading: false });
    expect(store.getState().items.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, index) => 100 + index));
    expect(loading.asked).toEqual([
      { path: `${PATH}?page=2`, firstDay: '2026-08-01' },
      { path: `${PATH}?page=3`, firstDay: '2026-08-01' },
    ]);
  });

  it('asks for page 2 again after page 2 has failed (R14)', async () => {
    const { store, loading } = await session();
    loading.isDown = true;
    await store.loadNext();
    expect(store.getState()).toMatchObject({ page: 1, hasFailed: true, isLoading: false });
    loading.isDown = false;
    await store.loadNext();
    expect(loading.asked.map(({ path }) => path)).toEqual([`${PATH}?page=2`, `${PATH}?page=2`]);
    expect(store.getState()).toMatchObject({ page: 2, hasFailed: false });
  });

  it('loads one page at a time, however often it is asked', async () => {
    const { store, loading } = await session();
    await Promise.all([store.loadNext(), store.loadNext(), store.loadNext()]);
    expect(loading.asked).toHaveLength(1);
  });

  it('drops the answer of what was given up (R14)', async () => {
    const { store, loading } = await session();
    loading.isHeld = true;
    const given = store.loadNext();
    store.abandon();
    loading.release();
    await given;
    expect(store.getState()).toMatchObject({ page: 1, isLoading: false, hasFailed: false });
    expect(store.getState().items).toHaveLength(10);
    loading.isHeld = false;
    await store.loadNext();
    expect(store.getState().page).toBe(2);
  });

  it('stays with the visitor when another release has come, until somebody asks for more', async () => {
    const { first } = await session();
    const asked: boolean[] = [];
    const store = createEventListStore(first, async (_, { isUnasked }) => (asked.push(isUnasked), null));
    await store.loadNext({ isAutomatic: true });
    expect(store.getState()).toMatchObject({ page: 1, isLoading: false, hasFailed: false, automaticPages: Infinity });
    await store.loadNext();
    expect(asked).toEqual([true, false]);
  });

  it('takes an answer that is no list as a failure', async () => {
    const first = await listView(provider, PATH);
    const store = createEventListStore(first, () =>
      Promise.resolve({ status: 404, screen: { remote: 'shell', id: 'error' }, data: null } as unknown as PageAnswer),
    );
    await store.loadNext();
    expect(store.getState()).toMatchObject({ page: 1, hasFailed: true });
  });

  it('counts the pages that came by themselves (R15)', async () => {
    const { store } = await session();
    await store.loadNext({ isAutomatic: true });
    await store.loadNext();
    expect(store.getState().automaticPages).toBe(1);
  });
});

describe('list sessions of a tab', () => {
  const { idOf, open, remember, forget } = eventListSessions;
  afterEach(forget);

  it('are found again at their history entry, and only there', async () => {
    const { store, first, loading } = await session();
    const filtered = await listView(provider, `${PATH}?genre=1`);
    remember(idOf('a', first), store);
    expect(open(idOf('a', first), first, loading.loadPage)).toBe(store);
    expect(open(idOf('b', first), first, loading.loadPage)).not.toBe(store);
    expect(open(idOf('a', filtered), filtered, loading.loadPage)).not.toBe(store);
  });

  it('are forgotten from the eleventh on, oldest first', async () => {
    const { store, first, loading } = await session();
    for (let entry = 0; entry < 11; entry += 1) remember(idOf(String(entry), first), store);
    expect(open(idOf('0', first), first, loading.loadPage)).not.toBe(store);
    expect(open(idOf('1', first), first, loading.loadPage)).toBe(store);
  });
});
