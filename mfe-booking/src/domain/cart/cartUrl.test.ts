import { safeCartUrl } from './cartUrl.ts';

describe('the address of a cart (R32)', () => {
  it.each([
    ['https://shop.example/cart?id=1', 'https://shop.example/cart?id=1'],
    ['http://localhost:4000/webshop/cart', 'http://localhost:4000/webshop/cart'],
    ['https://SHOP.example/cart', 'https://shop.example/cart'],
    ['javascript:alert(1)', null],
    ['javascript://shop.example/%0aalert(1)', null],
    ['data:text/html,cart', null],
    ['https://elsewhere.example/cart', null],
    ['https://shop.example.elsewhere.example/cart', null],
    ['https://shop.example@elsewhere.example/cart', null],
    ['https://visitor@shop.example/cart', null],
    ['https://shop.example:8443/cart', null],
    ['//shop.example/cart', null],
    ['/webshop/cart', null],
    ['', null],
    [null, null],
  ])('%s is followed as %s', (url, followed) => {
    expect(safeCartUrl(url, ['shop.example', 'localhost:4000'])).toBe(followed);
  });
});
