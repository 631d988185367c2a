import { SessionEnded, type SectionClient } from '../transport/sectionClient.ts';
import { createSectionStore } from './createSectionStore.ts';

function open(client: Partial<SectionClient>) {
  const calls: string[] = [];
  const ends: string[] = [];
  const store = createSectionStore({
    client: {
      isThere: async (slug) => (calls.push(`read ${slug}`), client.isThere?.(slug) ?? false),
      create: async (slug) => (calls.push(`create ${slug}`), client.create?.(slug) ?? 'created'),
    },
    onFailure: (slug) => ends.push(slug),
  });
  const seen: string[] = [];
  store.subscribe(() => seen.push(JSON.stringify(store.getState())));
  return { store, calls, ends, seen };
}

describe('a section of a screen, for an editor', () => {
  it('is created where there is none, and each step is told', async () => {
    const { store, calls, seen } = open({});
    await store.ensure('team-intro');
    expect(calls).toEqual(['read team-intro', 'create team-intro']);
    expect(seen).toEqual(['loading', 'creating', 'created'].map((state) => JSON.stringify({ 'team-intro': state })));
  });

  it('is left as it is where there is one', async () => {
    const { store, calls } = open({ isThere: async () => true });
    await store.ensure('team-intro');
    expect([calls, store.getState()]).toEqual([['read team-intro'], { 'team-intro': 'there' }]);
  });

  it('is another editor’s where that one was quicker', async () => {
    const { store } = open({ create: async () => 'taken' });
    await store.ensure('team-intro');
    expect(store.getState()).toEqual({ 'team-intro': 'there' });
  });

  it('is created once, however often the page asks, and each for itself', async () => {
    const { store, calls } = open({});
    await Promise.all([store.ensure('a'), store.ensure('a'), store.ensure('b')]);
    await store.ensure('a');
    expect(calls.filter((call) => call.startsWith('create'))).toEqual(['create a', 'create b']);
  });

  it('that could not be created can be tried again', async () => {
    let isAway = true;
    const { store, ends } = open({ create: async () => (isAway ? Promise.reject(new Error('HTTP 500')) : 'created') });
    await store.ensure('a');
    expect([store.getState(), ends]).toEqual([{ a: 'failed' }, ['a']]);
    isAway = false;
    await store.ensure('a');
    expect(store.getState()).toEqual({ a: 'created' });
  });

  it('is reported to nobody where the session has ended, which is told elsewhere', async () => {
    const { store, ends } = open({ isThere: () => Promise.reject(new SessionEnded()) });
    await store.ensure('a');
    expect([ends, store.getState()]).toEqual([[], { a: 'failed' }]);
  });
});
