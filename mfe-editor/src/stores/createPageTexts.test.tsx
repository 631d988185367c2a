import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { createPageTextsCalls } from '../transport/createPageTextsCalls.ts';
import { createEditorClient } from '@spielplan/shared-editing/client';
import { createTextsMemory, listKeptTexts, removeKeptTexts } from '@spielplan/shared-editing/kept';
import { createPageTexts, type PageTextsStore } from './createPageTexts.ts';

const START = { title: 'Besuch', headline: '', meta_title: '', meta_description: '' };

const account = 7;
const tabs = new Set<PageTextsStore>();
beforeEach(() => {
  for (const tab of tabs) tab.stop();
  removeKeptTexts(account);
});

/** The store of a page whose texts are kept in memory: one revision for both languages. */
async function open() {
  const house = { revision: 1, de: { ...START }, en: { ...START, title: 'Visit' } };
  const changes: string[] = [];
  document.cookie = 'csrftoken=known; path=/';
  globalThis.fetch = async (input, { method, body } = {}) => {
    const lang = (input as string).slice(1, 3) as 'de' | 'en';
    const answer = () => ({ id: 9, ...house[lang], revision: house.revision });
    if (method !== 'PATCH') return Response.json(answer());
    const { revision, ...texts } = JSON.parse(body as string) as { revision: number };
    changes.push(`${lang} ${JSON.stringify(texts)}`);
    if (revision !== house.revision) return Response.json({ current: answer() }, { status: 409 });
    Object.assign(house[lang], texts);
    house.revision += 1;
    return Response.json(answer());
  };
  /** In a tab of its own. */
  const again = async () => {
    const store = createPageTexts(createPageTextsCalls(createEditorClient(createSignalBus()), 9), createTextsMemory(account, 9));
    await store.takeOver();
    await store.load();
    tabs.add(store);
    return store;
  };
  return { house, changes, store: await again(), again };
}

describe('the texts of a page', () => {
  it('are saved in both languages, and only those that were typed', async () => {
    const { house, changes, store } = await open();
    store.type('de', 'title', 'Ihr Besuch');
    store.type('en', 'meta_title', 'Plan your visit');
    store.type('en', 'title', 'Visits');
    store.type('en', 'title', 'Visit');
    expect(await store.save()).toBe(true);
    expect(changes).toEqual(['de {"title":"Ihr Besuch"}', 'en {"meta_title":"Plan your visit"}']);
    expect([house.de.title, house.en]).toEqual(['Ihr Besuch', { ...START, title: 'Visit', meta_title: 'Plan your visit' }]);
    expect(store.getState().typed).toEqual({ de: {}, en: {} });
  });

  it('join with what somebody else has changed meanwhile in another one', async () => {
    const { house, store } = await open();
    store.type('de', 'title', 'Ihr Besuch');
    Object.assign(house, { revision: 5, de: { ...START, headline: 'Willkommen' } });
    expect(await store.save()).toBe(true);
    expect(house.de).toEqual({ ...START, title: 'Ihr Besuch', headline: 'Willkommen' });
  });

  it('that were changed here and elsewhere are told, and nobody’s is overwritten before it is decided', async () => {
    const { house, store } = await open();
    store.type('de', 'title', 'Meiner');
    Object.assign(house, { revision: 5, de: { ...START, title: 'Ihrer' } });
    expect(await store.save()).toBe(false);
    expect(store.getState()).toMatchObject({ kind: 'ready', clashes: [{ lang: 'de', name: 'title', theirs: 'Ihrer' }] });
    expect([await store.save(), house.de.title]).toEqual([false, 'Ihrer']);
    store.decide(store.getState().clashes[0]!, 'mine');
    expect([await store.save(), house.de.title]).toEqual([true, 'Meiner']);
  });

  it('that somebody has changed in both languages are told in both', async () => {
    const { house, store } = await open();
    store.type('de', 'headline', 'Willkommen');
    store.type('en', 'title', 'Mine');
    Object.assign(house, { revision: 5, de: { ...START, title: 'Ihrer' }, en: { ...START, title: 'Theirs' } });
    expect([await store.save(), house.en.title]).toEqual([false, 'Theirs']);
    expect(store.getState().clashes).toEqual([{ lang: 'en', name: 'title', theirs: 'Theirs' }]);
    expect(house.de).toEqual({ ...START, title: 'Ihrer', headline: 'Willkommen' });
  });

  it('are read again before anything can be typed over old ones', async () => {
    const { house, store } = await open();
    Object.assign(house, { revision: 5, de: { ...START, title: 'Ihrer' } });
    const reading = store.load();
    expect(store.getState()).toMatchObject({ kind: 'loading', known: {} });
    expect(Object.keys(store.getState().known)).toEqual([]);
    await reading;
    expect(store.getState().known.de).toMatchObject({ title: 'Ihrer', revision: 5 });
  });

  it('typed in two tabs stay apart, and the one that saves later is told of the other', async () => {
    const { house, store, again } = await open();
    const second = await again();
    store.type('de', 'title', 'Erster');
    second.type('de', 'title', 'Zweiter');
    store.type('de', 'headline', 'Willkommen');
    expect([await store.save(), await second.save(), house.de.title]).toEqual([true, false, 'Erster']);
    expect(second.getState()).toMatchObject({ typed: { de: { title: 'Zweiter' } }, clashes: [{ theirs: 'Erster' }] });
  });

  it('left by two tabs come together in the next one, where the same text of both is to be decided', async () => {
    const { house, store, again } = await open();
    const second = await again();
    store.type('de', 'title', 'Erster');
    store.type('en', 'title', 'One');
    second.type('de', 'title', 'Zweiter');
    second.type('de', 'headline', 'Willkommen');
    for (const tab of [store, second]) tab.stop();
    const third = await again();
    const { typed, clashes } = third.getState();
    expect([typed.en, typed.de.headline, clashes.length]).toEqual([{ title: 'One' }, 'Willkommen', 1]);
    expect(new Set([typed.de.title, clashes[0]!.theirs])).toEqual(new Set(['Erster', 'Zweiter']));
    expect([await third.save(), house.de.title, listKeptTexts(account)]).toEqual([false, 'Besuch', [9]]);
    third.type('de', 'title', clashes[0]!.theirs);
    expect([await third.save(), house.de.title, listKeptTexts(account)]).toEqual([true, clashes[0]!.theirs, []]);
  });

  it.each([
    ['mine', 'title', 'Meiner', 'Meiner'],
    ['theirs', 'title', 'Meiner', 'Ihrer'],
    ['both', 'title', 'Meiner', 'Meiner Ihrer'],
    ['both', 'meta_description', 'Meine Zeilen', 'Meine Zeilen\nIhrer'],
  ] as const)('that were changed here and elsewhere become what was chosen: %s (%s)', async (way, name, mine, stored) => {
    const { house, store } = await open();
    store.type('de', name, mine);
    store.type('de', 'headline', 'Willkommen');
    Object.assign(house, { revision: 5, de: { ...START, [name]: 'Ihrer' } });
    expect(await store.save()).toBe(false);
    store.decide(store.getState().clashes[0]!, way);
    expect(store.getState().clashes).toEqual([]);
    expect(await store.save()).toBe(true);
    expect(house.de).toEqual({ ...START, headline: 'Willkommen', [name]: stored });
  });

  it('that the provider refuses are told at their field by the rule, until they are typed again', async () => {
    const { store } = await open();
    store.type('en', 'headline', 'Too long for this house');
    const refusal = { field: 'headline', rule: 'tooLong', limit: '10' };
    globalThis.fetch = () => Promise.resolve(Response.json(refusal, { status: 400 }));
    expect(await store.save()).toBe(false);
    expect(store.getState()).toMatchObject({ kind: 'ready', refused: { lang: 'en', name: 'headline', problem: refusal } });
    store.type('en', 'headline', 'Short');
    expect(store.getState()).toMatchObject({ refused: null, typed: { en: { headline: 'Short' } } });
  });

  it('typed while they are being saved are saved too', async () => {
    const { house, store } = await open();
    const { fetch } = globalThis;
    store.type('de', 'title', 'Erst');
    globalThis.fetch = async (...call) => {
      const response = await fetch(...call);
      if (house.de.title === 'Erst') store.type('de', 'title', 'Erst und dann');
      return response;
    };
    expect(await store.save()).toBe(true);
    expect([house.de.title, store.getState().typed.de]).toEqual(['Erst und dann', {}]);
  });

  it('typed and not saved are there again for this account, with what is to be decided, until they are saved or given up', async () => {
    const { house, store, again } = await open();
    store.type('de', 'title', 'Meiner');
    expect([listKeptTexts(account), listKeptTexts(account + 1), listKeptTexts(70)]).toEqual([[9], [], []]);
    Object.assign(house, { revision: 5, de: { ...START, title: 'Ihrer' } });
    store.stop();
    const second = await again();
    expect(second.getState()).toMatchObject({ kind: 'ready', typed: { de: { title: 'Meiner' } } });
    expect([await second.save(), house.de.title]).toEqual([false, 'Ihrer']);
    second.stop();
    const third = await again();
    expect(third.getState().clashes).toMatchObject([{ name: 'title', theirs: 'Ihrer' }]);
    third.decide(third.getState().clashes[0]!, 'mine');
    expect([await third.save(), house.de.title, listKeptTexts(account)]).toEqual([true, 'Meiner', []]);
    third.type('en', 'headline', 'Something');
    third.discard();
    expect([listKeptTexts(account), (await again()).getState().typed]).toEqual([[], { de: {}, en: {} }]);
  });

  it('stay as typed where nothing answers, and are not offered by a provider that keeps none', async () => {
    const { house, store } = await open();
    const { fetch } = globalThis;
    store.type('de', 'title', 'Meiner');
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await store.save()).toBe(false);
    expect(store.getState()).toMatchObject({ kind: 'failed', typed: { de: { title: 'Meiner' } } });
    globalThis.fetch = fetch;
    expect([await store.save(), house.de.title]).toEqual([true, 'Meiner']);
    globalThis.fetch = () => Promise.resolve(new Response('{}', { status: 404 }));
    await store.load();
    expect(store.getState().kind).toBe('gone');
  });
});
