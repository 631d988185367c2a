import { jest } from '@jest/globals';
import { HELD_KEY } from '@spielplan/shared-contracts/storage';
import { getCartRecord, writeCartRecord, type CartRecord } from './cartRecord.ts';

const record: CartRecord = { lines: [], until: 1_000, isRenewable: true, warned: null, isExpired: false, keys: ['hold-0001'] };

describe('what a browser remembers of its cart', () => {
  afterEach(() => writeCartRecord(null));

  it('is read as it was written, for an hour after it ran out', () => {
    writeCartRecord(record);
    expect(getCartRecord(2_000)).toEqual(record);
    expect(getCartRecord(1_000 + 3_600_000)).toBeNull();
  });

  it('is remembered by the page where storage is full, also over what was there before', () => {
    writeCartRecord(record);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeCartRecord({ ...record, warned: 1_000 });
    full.mockRestore();
    expect(getCartRecord(2_000)).toEqual({ ...record, warned: 1_000 });
    writeCartRecord(null);
    expect(getCartRecord(2_000)).toBeNull();
  });

  it.each([
    ['what is no record', 'x'],
    ['no lines', { ...record, lines: null }],
    ['a line that is none', { ...record, lines: [7] }],
    ['a line without a quantity', { ...record, lines: [{ id: 1 }] }],
    ['no names of hold requests', { ...record, keys: undefined }],
    ['no deadline', { ...record, until: '1000' }],
  ])('is nothing where there is %s', (_, stored) => {
    localStorage.setItem(HELD_KEY, JSON.stringify(stored));
    expect(getCartRecord(2_000)).toBeNull();
  });
});
