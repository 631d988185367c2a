import { jest } from '@jest/globals';
import { mayReload } from './reloadGuard.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('loading a page again because a script is gone (R48)', () => {
  it('happens once in 60 seconds', () => {
    expect([mayReload(100_000), mayReload(159_999), mayReload(160_000)]).toEqual([true, false, true]);
  });

  it('never happens without storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(mayReload()).toBe(false);
  });
});
