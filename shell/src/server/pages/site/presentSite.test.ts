import { inLanguage } from './presentSite.ts';

it.each([
  ['/webshop', 'en', '/webshop?lang=en'],
  ['/webshop/cart?step=1', 'de', '/webshop/cart?step=1&lang=de'],
  ['/webshop?lang=de', 'en', '/webshop?lang=de'],
  ['/webshopping', 'en', '/webshopping'],
  ['/en/programme/events', 'en', '/en/programme/events'],
  ['https://shop.example/webshop', 'en', 'https://shop.example/webshop'],
] as const)('the way to the shop %s on a page in %s is %s', (link, lang, expected) => {
  expect(inLanguage(link, lang)).toBe(expected);
});
