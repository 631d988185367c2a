import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { SAVED_EVENTS_KEY } from '@spielplan/shared-contracts/storage';
import { createSavedEventsStore } from './savedEventsStore.ts';

function open() {
  const signals = createSignalBus();
  const counts: number[] = [];
  signals.on('favourites.changed', ({ count }) => counts.push(count));
  return { store: createSavedEventsStore(signals), counts };
}
const stored = () => localStorage.getItem(SAVED_EVENTS_KEY);
beforeEach(() => localStorage.clear());

describe('the events a browser saves (R50)', () => {
  it('saves the latest first, removes it again, and tells the page how many there are', () => {
    const { store, counts } = open();
    expect([store.toggle(7), store.toggle(3), store.toggle(7)]).toEqual(['saved', 'saved', 'removed']);
    expect([stored(), store.ids()]).toEqual(['[3]', [3]]);
    expect(counts).toEqual([1, 2, 1]);
  });

  it('is full at a hundred and then stays as it is', () => {
    const { store } = open();
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
    store.replace(hundred);
    expect(store.toggle(101)).toBe('full');
    expect(store.ids()).toEqual(hundred);
  });

  it('says so where the browser keeps nothing, and saves nothing', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createSavedEventsStore(createSignalBus(), forbidden);
    expect(store.toggle(7)).toBe('forbidden');
    expect(store.ids()).toEqual([]);
  });

  it('hears of other tabs, and after the browser brought the page back', () => {
    const { store, counts } = open();
    let heard = 0;
    store.subscribe(() => (heard += 1));
    expect(store.ids()).toEqual([]);
    localStorage.setItem(SAVED_EVENTS_KEY, '[9]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect([heard, store.ids()]).toEqual([0, []]);
    window.dispatchEvent(new StorageEvent('storage', { key: SAVED_EVENTS_KEY }));
    expect([heard, store.ids()]).toEqual([1, [9]]);
    localStorage.setItem(SAVED_EVENTS_KEY, '[9,8]');
    window.dispatchEvent(new Event('pageshow'));
    expect([heard, store.ids(), counts]).toEqual([2, [9, 8], [1, 2]]);
  });

  it('goes on telling the others when one of its listeners leaves', () => {
    const { store, counts } = open();
    const heard = [0, 0];
    const [stopFirst] = heard.map((_, index) => store.subscribe(() => (heard[index] = (heard[index] ?? 0) + 1)));
    stopFirst?.();
    store.toggle(7);
    expect(heard).toEqual([0, 1]);
    localStorage.setItem(SAVED_EVENTS_KEY, '[9]');
    window.dispatchEvent(new StorageEvent('storage', { key: SAVED_EVENTS_KEY }));
    expect([heard, store.ids(), counts]).toEqual([[0, 2], [9], [1, 1]]);
  });

  it('hydrates as the server rendered it, with nothing known, and then knows what is stored', () => {
    localStorage.setItem(SAVED_EVENTS_KEY, '[9]');
    const { store } = open();
    expect([store.getInitialState(), store.getState()]).toEqual([null, [9]]);
  });

  it('says of a list that stays as long that it is saved', () => {
    const { store } = open();
    store.replace([1, 2]);
    expect([store.replace([2, 1]), store.replace([2])]).toEqual(['saved', 'removed']);
  });
});
