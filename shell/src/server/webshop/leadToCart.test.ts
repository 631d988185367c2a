import { settingsSchema } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { createTestContext } from '../testing/createTestContext.ts';
import { leadToCart } from './leadToCart.ts';

const SETTINGS = settingsSchema.parse({
  status: 'ok',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Haus', en: 'House' },
});

/** Where a browser with this cookie is led. */
async function lead(cookie?: string, { header = {}, hosts = undefined as string[] | undefined, isAway = false } = {}) {
  const { renderContext } = createTestContext();
  const read = async () => {
    if (isAway) throw new SpielplanError('PROVIDER_UNREACHABLE');
    return { ...SETTINGS, design: { ...SETTINGS.design, header }, ...(hosts && { shop_hosts: hosts }) };
  };
  const context = { origin: 'https://haus.example', provider: { ...renderContext.provider, read: read as never } };
  const { status, headers } = await leadToCart(context, '/_cart?lang=en', cookie);
  expect([status, headers['cache-control']]).toEqual([302, 'private, no-store']);
  return headers['location'];
}

const named = (url: string) => `consent=1; cartUrl=${encodeURIComponent(url)}`;
const SHOP = { basketLink: '/webshop' };

it.each([
  ['the cart that its cookie names', named('https://haus.example/webshop/cart'), {}, '/webshop/cart'],
  ['a cart of the shop elsewhere', named('https://shop.example/c/7'), { hosts: ['shop.example'] }, 'https://shop.example/c/7'],
  ['where the empty cart leads', undefined, {}, '/webshop?lang=en'],
  ['there where its cart is on another host', named('https://evil.example/cart'), {}, '/webshop?lang=en'],
  ['there where its cart is no address', named('javascript:alert(1)'), {}, '/webshop?lang=en'],
  ['there where its cart names somebody', named('https://haus.example@evil.example/'), {}, '/webshop?lang=en'],
  ['there where its cookie cannot be read', 'cartUrl=%E0%A4%A', {}, '/webshop?lang=en'],
  ['the shop while the provider is away', named('https://haus.example/webshop/cart'), { isAway: true }, '/webshop?lang=en'],
])('a browser is led to %s', async (_, cookie, more, to) => {
  expect(await lead(cookie, { header: SHOP, ...more })).toBe(to);
});

it('without a shop of its own the house leads to its programme, and never to what is no address', async () => {
  expect(await lead()).toBe('/en/program/events');
  expect(await lead(undefined, { header: { basketLink: 'javascript:alert(1)' } })).toBe('/webshop?lang=en');
});
