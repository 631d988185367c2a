import { jest } from '@jest/globals';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { clearCookies } from '../testing/fakeShop.ts';
import { NO_CART, getCartCookies, writeCartCookies } from './cartCookies.ts';

const NOW = Date.now();
const note = { amount: 3, url: 'https://shop.example/cart?a=1&b=2', until: NOW + 900_000 };

beforeEach(clearCookies);
afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

describe('the cart cookies', () => {
  it('tell every tab what was stored', () => {
    writeCartCookies(note, NOW);
    expect(getCartCookies(NOW)).toEqual(note);
  });

  it('are for this host alone and end with the reservation, after 15 minutes', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    writeCartCookies(note, NOW);
    expect(written.mock.calls.map(([cookie]) => cookie)).toEqual([
      'cartAmount=3; path=/; max-age=900; SameSite=Lax',
      `cartUntil=${note.until}; path=/; max-age=900; SameSite=Lax`,
      'cartUrl=https%3A%2F%2Fshop.example%2Fcart%3Fa%3D1%26b%3D2; path=/; max-age=900; SameSite=Lax',
    ]);
  });

  it('are for the parent domain that the page names, never for a guessed one (R32)', () => {
    document.head.innerHTML = '<meta name="spielplan:cart-domain" content="altwasser.example">';
    const written = jest.spyOn(document, 'cookie', 'set');
    writeCartCookies(note, NOW);
    for (const [cookie] of atLeastOne(written.mock.calls)) expect(cookie).toContain('; domain=altwasser.example');
  });

  it('forget an older address when the new one may not be followed', () => {
    writeCartCookies(note, NOW);
    writeCartCookies({ ...note, url: null }, NOW);
    expect(getCartCookies(NOW).url).toBeNull();
  });

  it.each([
    ['cartAmount=two'],
    ['cartAmount=0'],
    ['cartAmount=-1'],
    ['cartAmount=1e999'],
    ['cartAmount=%E0%A4%A'],
    [`cartAmount=2; cartUntil=${NOW - 1}`],
  ])('count as no cart: %s', (cookies) => {
    for (const cookie of cookies.split('; ')) document.cookie = `${cookie}; path=/`;
    expect(getCartCookies(NOW)).toEqual(NO_CART);
  });

  it('need no deadline', () => {
    document.cookie = 'cartAmount=2; path=/';
    expect(getCartCookies(NOW)).toEqual({ amount: 2, url: null, until: null });
  });
});
