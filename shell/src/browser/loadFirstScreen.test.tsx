import { jest } from '@jest/globals';
import { loadFirstScreen } from './loadFirstScreen.ts';

const notice = () => document.documentElement.dataset['info'];
const reload = jest.fn();
const gone = () => Promise.reject(new Error('Loading chunk failed'));
const answers = (answer: () => Promise<unknown>) => (globalThis.fetch = answer as unknown as typeof fetch);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answers(async () => ({ ok: true }));
  reload.mockClear();
  sessionStorage.clear();
  delete document.documentElement.dataset['info'];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a first screen whose code is gone (R48)', () => {
  it('loads the page again, once in 60 seconds, and then offers to', async () => {
    void loadFirstScreen(gone, reload);
    await jest.advanceTimersByTimeAsync(500);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(notice()).toBeUndefined();
    void loadFirstScreen(gone, reload);
    await jest.advanceTimersByTimeAsync(500);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(notice()).toBe('broken');
  });

  it('only offers to without storage, where nobody knows when the last time was', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    void loadFirstScreen(gone, reload);
    await jest.advanceTimersByTimeAsync(500);
    expect(reload).not.toHaveBeenCalled();
    expect(notice()).toBe('broken');
  });

  it.each([
    ['the server is in trouble', async () => ({ ok: false })],
    ['there is no connection', () => Promise.reject(new TypeError('network'))],
  ])('stays where %s', async (_, answer) => {
    answers(answer);
    void loadFirstScreen(gone, reload);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    expect(notice()).toBe('broken');
  });

  it('comes to life after all when its code can be had again, and the offer goes', async () => {
    answers(async () => ({ ok: false }));
    let tries = 0;
    const loaded = loadFirstScreen(() => (++tries < 3 ? gone() : Promise.resolve('screen')), reload);
    await jest.advanceTimersByTimeAsync(500);
    expect(notice()).toBe('broken');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await loaded).toBe('screen');
    expect(notice()).toBeUndefined();
  });
});
