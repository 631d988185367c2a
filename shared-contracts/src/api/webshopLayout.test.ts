import { parseShopBadge } from './webshopLayout.ts';

describe('the shop badge', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['0', 0],
    ['', null],
    ['drei', null],
    ['-1', null],
    ['1.5', null],
    [null, null],
  ])('%j tells %j tickets', (text, amount) => {
    expect(parseShopBadge(text)).toBe(amount);
  });
});
