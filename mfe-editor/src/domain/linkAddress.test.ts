import { toLinkAddress } from './linkAddress.ts';

it.each([
  ['example.org', 'https://example.org'],
  [' https://example.org/a ', 'https://example.org/a'],
  ['http://example.org', 'http://example.org'],
  ['/de/besuch', '/de/besuch'],
  ['#kasse', '#kasse'],
  ['kasse@example.org', 'mailto:kasse@example.org'],
  ['tel:+49123', 'tel:+49123'],
  ['//example.org', 'https://example.org'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['two words', null],
  ['', null],
])('"%s" as a link leads to %s', (typed, address) => {
  expect(toLinkAddress(typed)).toBe(address);
});
